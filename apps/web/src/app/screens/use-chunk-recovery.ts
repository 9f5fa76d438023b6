import { useEffect, useState } from 'react';
import { isChunkError, reloadOnce } from '#platform/chunks.ts';
import { isServerThere, whenServerIsBack } from '#platform/server-reach.ts';

/** `none` leaves it to the reader: there is nothing to do automatically, or it was tried. */
export type ChunkRecovery = 'reloading' | 'unreachable' | 'none';

/**
 * Recovers from a page that couldn't be fetched: after an update, a reload brings the new page; while the server can't
 * be reached, the reload waits for it.
 */
export function useChunkRecovery(error: unknown): ChunkRecovery {
  const [recovery, setRecovery] = useState<ChunkRecovery>(isChunkError(error) ? 'reloading' : 'none');

  useEffect(() => {
    if (!isChunkError(error)) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void isServerThere().then((isThere) => {
      if (isGone) return;
      if (isThere) {
        if (!reloadOnce()) setRecovery('none');
        return;
      }
      setRecovery('unreachable');
      stop = whenServerIsBack(() => window.location.reload());
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [error]);

  return recovery;
}
