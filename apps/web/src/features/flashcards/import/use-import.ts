import type { ImportReport } from '@wordgrove/contract/flashcards';
import { useRef, useState } from 'react';
import { useRefresh } from '#features/flashcards/api.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import type { Outgoing } from './send-import.ts';
import { sendImport } from './send-import.ts';

export type ImportState =
  | { at: 'form'; error: unknown; wasStopped: boolean }
  /** `total` is 0 until the rows have been read. */
  | { at: 'running'; done: number; total: number }
  | { at: 'report'; report: ImportReport };

export type Import = {
  state: ImportState;
  start: (wanted: Omit<Outgoing, 'id' | 'deckId'>) => void;
  /** Stops waiting. What has reached the server may still be added; sent again, it isn't added twice. */
  stop: () => void;
  another: () => void;
};

const form = { at: 'form', error: null, wasStopped: false } as const;

/** An import from the form to its report; the input stays until it is in the deck. */
export function useImport(deckId: string): Import {
  const refresh = useRefresh();
  const idFor = useRequestId();
  const [state, setState] = useState<ImportState>(form);
  const running = useRef<AbortController>(undefined);
  const finished = useRef(0);

  const run = async (wanted: Omit<Outgoing, 'id' | 'deckId'>, { signal }: AbortController) => {
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
    refresh();
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
      refresh();
    },
    another: () => setState(form),
  };
}

function nameOf(content: Outgoing['content']): string {
  return typeof content === 'string' ? content : `${content.name} ${content.size} ${content.lastModified}`;
}
