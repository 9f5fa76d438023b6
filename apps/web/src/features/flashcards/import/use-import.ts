import { ORPCError } from '@orpc/client';
import type { ImportReport } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { useRef, useState } from 'react';
import { refreshDecks } from '#features/flashcards/api.ts';
import { postForm } from '#platform/post-form.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import type { OnProgress } from './read-messages.ts';
import { readMessages } from './read-messages.ts';

type Wanted = {
  /** Language of the backs; empty when it isn't one of ours. */
  language: string;
  /** Pasted rows, or a file of them. */
  content: string | File;
};

type ImportState =
  | { at: 'form'; error: unknown; wasStopped: boolean }
  /** `total` is 0 until the rows have been read. */
  | { at: 'running'; done: number; total: number }
  | { at: 'report'; report: ImportReport };

type Import = {
  state: ImportState;
  start: (wanted: Wanted) => void;
  /** Stops waiting. What has reached the server may still be added; sent again, it isn't added twice. */
  stop: () => void;
  another: () => void;
};

const form = { at: 'form', error: null, wasStopped: false } as const;

/** An import from the form to its report; the input stays until it is in the deck. */
export function useImport(deckId: string): Import {
  const idFor = useRequestId();
  const [state, setState] = useState<ImportState>(form);
  const running = useRef<AbortController>(undefined);
  const finished = useRef(0);

  const run = async (wanted: Wanted, { signal }: AbortController) => {
    const id = idFor(`${finished.current} ${wanted.language} ${nameOf(wanted.content)}`);
    const handleProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ at: 'running', done, total });
    };
    try {
      const report = await sendImport({ id, deckId, ...wanted }, signal, handleProgress);
      finished.current += 1;
      if (!signal.aborted) setState({ at: 'report', report });
    } catch (error) {
      if (!signal.aborted) setState({ at: 'form', error, wasStopped: false });
    }
    refreshDecks();
  };

  return {
    state,
    start: (wanted) => {
      running.current = new AbortController();
      setState({ at: 'running', done: 0, total: 0 });
      void run(wanted, running.current);
    },
    stop: () => {
      running.current?.abort();
      setState({ ...form, wasStopped: true });
      refreshDecks();
    },
    another: () => setState(form),
  };
}

function nameOf(content: Wanted['content']): string {
  return typeof content === 'string' ? content : `${content.name} ${content.size} ${content.lastModified}`;
}

/** Sends rows of cards and follows the import. Sent again under the same id, it is the same import. */
async function sendImport(
  { content, language, ...ids }: Wanted & { id: string; deckId: string },
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const size = typeof content === 'string' ? new Blob([content]).size : content.size;
  if (size > limits.maxFileBytes) throw tooLarge();
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ids, ...(language && { language }) })) form.set(name, value);
  form.set('file', typeof content === 'string' ? new File([content], 'pasted.txt') : content);
  const { body } = await postForm(streamPaths.importCards, form, signal);
  if (!body) throw new ORPCError('unexpected', { status: 500, message: 'unexpected' });
  return readMessages(body, onProgress);
}

function tooLarge(): ORPCError<string, unknown> {
  return new ORPCError('import-too-large', { status: 413, message: 'import-too-large' });
}
