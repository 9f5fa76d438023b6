import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import type { StoredFile } from '@wordgrove/contract/pdfs';
import { refusalOf } from '#platform/post-form.ts';

/** The address of a file's metadata; with `alt=media` and a token, of its bytes. */
export function fileAddress(path: string): string {
  return streamPaths.file.replace(':bucket', fileBucket).replace(':name', encodeURIComponent(path));
}

/**
 * The address of a file's bytes, as the spec's storage gives it out: the metadata has the token. It works for an hour.
 *
 * @throws with the server's code
 */
export async function downloadUrl(path: string, signal?: AbortSignal): Promise<string> {
  const answer = await fetch(fileAddress(path), { signal: signal ?? null });
  if (!answer.ok) throw await refusalOf(answer);
  const { downloadTokens }: StoredFile = await answer.json();
  const [token = ''] = downloadTokens.split(',');
  return `${fileAddress(path)}?alt=media&token=${encodeURIComponent(token)}`;
}
