const timeoutMs = 120_000;
const markKey = 'wordgrove-reloaded-from';

/** Names this build: the address of a built file carries a hash of its content. */
const build = import.meta.url;

/**
 * Reloads the page, once per build and tab: after an update the old pieces are gone from the server, and a reload
 * brings the new ones. False when that was tried already for this build, so that it can never become a loop. Only
 * where `isServerThere`: otherwise the reload would end in the browser's own error page.
 */
export function reloadOnce(): boolean {
  try {
    if (window.sessionStorage.getItem(markKey) === build) return false;
    window.sessionStorage.setItem(markKey, build);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** The error for a piece of the app that could not be loaded; its message is 'Loading chunk {name} failed'. */
export function chunkError(name: string, cause?: unknown): Error {
  const error = new Error(`Loading chunk ${name} failed`, { cause });
  error.name = 'ChunkLoadError';
  return error;
}

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Loads a piece of the app; rejects with `chunkError(name)` when it can't be had or takes longer than 120 s. */
export async function loadChunk<Piece>(name: string, load: () => Promise<Piece>): Promise<Piece> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkError(name)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw isChunkError(cause) ? cause : chunkError(name, cause);
  } finally {
    clearTimeout(timer);
  }
}
