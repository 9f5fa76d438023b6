/**
 * The database can't be used in its current state. The message is for the person at the terminal and says what to do;
 * `main` and the commands print it without a stack and exit with code 1.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Another process already has this data folder open; the message names the process, its ports and the folder. */
export class AlreadyRunning extends StartRefused {
  override name = 'AlreadyRunning';
}

/** The short system code of an error (`ENOSPC`, `28P01`), or undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const noSpace = new Set(['ENOSPC', 'EDQUOT']);
const notWritable = new Set(['EACCES', 'EPERM', 'EROFS']);
const notAFolder = new Set(['ENOTDIR', 'EEXIST']);

/** The error for a full disk; `free` is in bytes. */
export function diskFull(folder: string, free?: number): StartRefused {
  const left = free === undefined ? '' : ` (${Math.floor(free / 1_048_576)} MB left)`;
  return new StartRefused(
    `The disk that holds ${folder} is full${left}. Free at least 256 MB there, or point DATA_DIR at another disk, and start again.`,
  );
}

/** The error for a folder that can't be written to. */
export function folderNotWritable(folder: string): StartRefused {
  return new StartRefused(
    `Wordgrove can't write to its data folder ${folder}. Make the folder writable for the user who starts it, or set DATA_DIR to a folder that is.`,
  );
}

/** Converts a file system error into a readable one; returns every other error unchanged. */
export function refusalFor(error: unknown, folder: string): unknown {
  if (error instanceof StartRefused) return error;
  const code = codeOf(error);
  if (code === undefined) return error;
  if (noSpace.has(code)) return diskFull(folder);
  // When its parent exists, creating a folder fails with ENOENT only where the file system takes no new ones.
  const takesNone = code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
  if (takesNone || notWritable.has(code)) return folderNotWritable(folder);
  if (notAFolder.has(code)) {
    return new StartRefused(`${folder} can't be the data folder, because a file lies there. Set DATA_DIR to a folder.`);
  }
  return error;
}
