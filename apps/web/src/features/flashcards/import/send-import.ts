import { ORPCError } from '@orpc/client';
import type { ImportReport } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { postForm } from '#platform/post-form.ts';
import type { OnProgress } from './read-messages.ts';
import { readMessages } from './read-messages.ts';

export type Outgoing = {
  id: string;
  deckId: string;
  /** Language of the backs; empty when it isn't one of ours. */
  language: string;
  /** Pasted rows, or a file of them. */
  content: string | File;
};

/** Sends rows of cards and follows the import. Sent again under the same id, it is the same import. */
export async function sendImport(
  { content, language, ...ids }: Outgoing,
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
