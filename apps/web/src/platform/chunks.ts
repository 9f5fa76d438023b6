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

/**
 * Loads a piece of the app; rejects with `chunkError(name)` when it can't be had or takes longer than 120 s.
 *
 * @param load a bare `import(…)`: what it gives has to be the module itself, which may be asked for anew
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
 * Chromium remembers for as long as the page lives that a module couldn't be fetched, and doesn't ask for it again.
 * Under another address it is another module with the same exports, so a failure is asked anew once that way.
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
