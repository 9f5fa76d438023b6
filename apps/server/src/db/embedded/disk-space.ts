import { statfs } from 'node:fs/promises';

/** Below this, writes are refused, so that PostgreSQL never meets a full disk (it would panic and stay down). */
export const lowDiskBytes = 256 * 1024 * 1024;

/** Bytes that an ordinary user may still write on this folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder);
  return disk.bavail * disk.bsize;
}

export type DiskWatch = {
  /** True if less than 256 MB were free at the last check; costs nothing to call. */
  isLow: () => boolean;
  stop: () => void;
};

/** Checks the disks of these folders now and every `everyMs`; a folder that can't be read doesn't count. */
export async function watchDisk(
  folders: readonly string[],
  { everyMs = 2_000, lowBytes = lowDiskBytes } = {},
): Promise<DiskWatch> {
  let isLow = false;
  const look = async () => {
    const free = await Promise.all(folders.map((folder) => freeBytes(folder).catch(() => Number.POSITIVE_INFINITY)));
    isLow = Math.min(...free) < lowBytes;
  };
  await look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
