const timeoutMs = 120_000;
const markKey = 'wordgrove-reloaded-from';

/** Identifies this build: the address of a built file contains a hash of its content. */
const build = import.meta.url;

/**
 * Reloads the page, once per build and tab: after an update the old chunks are gone from the server, and a reload
 * fetches the new ones. False when that was already tried for this build, so that it can never loop. Only use it where
 * `isServerThere`: otherwise the reload would end in the browser's own error page.
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

/** The error for a chunk of the app that could not be loaded; its message is 'Loading chunk {name} failed'. */
export function chunkError(name: string, cause?: unknown): Error {
  const error = new Error(`Loading chunk ${name} failed`, { cause });
  error.name = 'ChunkLoadError';
  return error;
}

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Loads a chunk of the app; rejects with `chunkError(name)` when loading fails or takes longer than 120 s.
 *
 * @param load a bare `import(…)`: it must resolve to the module itself, which may be requested again
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkError(name)), timeoutMs);
  });
  try {
    return await Promise.race([loadOrAskAnew(load), timeout]);
  } catch (cause) {
    throw isChunkError(cause) ? cause : chunkError(name, cause);
  } finally {
    clearTimeout(timer);
  }
}

let asked = 0;

/**
 * Chromium remembers a module that couldn't be fetched for as long as the page lives, and doesn't request it again.
 * Under another address it is another module with the same exports, so a failed request is retried once that way.
 */
async function loadOrAskAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+\.js/.exec(error instanceof Error ? error.message : '') ?? [];
    if (!address) throw error;
    asked += 1;
    const again: unknown = await import(/* @vite-ignore */ `${address}?again=${asked}`);
    return again as Module;
  }
}
