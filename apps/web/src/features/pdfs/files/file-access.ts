import { ORPCError } from '@orpc/client';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { StoredFile } from '@wordgrove/contract/pdfs';
import { refusalOf } from '#platform/post-form.ts';

/** The address of a file's metadata; with `alt=media` and a token, of its bytes. */
export function fileAddress(path: string): string {
  return streamPaths.file.replace(':bucket', fileBucket).replace(':name', encodeURIComponent(path));
}

/** Where a file's bytes are, for an hour, and how many. */
export type FileToRead = { url: string; bytes: number };

/**
 * Where a file's bytes are, as the spec's storage gives it out: the metadata has the token.
 *
 * @throws with the server's code; `network-request-failed` when the connection broke
 */
export async function fileToRead(path: string, signal?: AbortSignal): Promise<FileToRead> {
  const answer = await fetch(fileAddress(path), { signal: signal ?? null }).catch((cause: unknown) => {
    throw new ORPCError('network-request-failed', { status: 0, cause });
  });
  if (!answer.ok) throw await refusalOf(answer);
  const { downloadTokens, size }: StoredFile = await answer.json();
  const [token = ''] = downloadTokens.split(',');
  return { url: `${fileAddress(path)}?alt=media&token=${encodeURIComponent(token)}`, bytes: size };
}
