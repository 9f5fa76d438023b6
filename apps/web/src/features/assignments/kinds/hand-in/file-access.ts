import { streamPaths } from '@wordgrove/contract/paths';
import { client } from '#platform/api.ts';

/** Where a file's bytes are, for an hour. */
export async function fileUrl(fileId: string): Promise<string> {
  const { token } = await client.assignments.filePass({ id: fileId });
  return `${streamPaths.handInBytes.replace(':fileId', fileId)}?token=${encodeURIComponent(token)}`;
}
