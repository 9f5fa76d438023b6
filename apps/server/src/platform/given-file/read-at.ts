import type { FileHandle } from 'node:fs/promises';

/** Reads up to `bytes` from a place in a file; fewer at its end. */
export async function readAt(handle: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, position);
  return buffer.subarray(0, bytesRead);
}
