import { useEffectEvent, useState } from 'react';
import type { Lack } from '#features/pdfs/api.ts';
import { errorStatus } from '#platform/errors.ts';
import type { TroubleKind } from './file-parts.ts';

/** Something of an open text doesn't come for now. */
export type Trouble = {
  kind: TroubleKind;
  /** When it was noticed last. */
  at: number;
  /** Asks at once for all that is missing. */
  retry: () => void;
};

/**
 * What keeps the texts and words of pages from coming, for now. It lasts until something has come again, or the reader
 * or a server that is back has asked and nothing is missing: scrolling back to pages that are there isn't the end of it.
 */
export function useTroubleOf(lack: Lack): Trouble | null {
  const [found, setFound] = useState<Omit<Trouble, 'retry'> | null>(null);
  const { failure, isLacking, arrivedAt } = lack;
  if (failure && failure.at !== found?.at) {
    setFound({ kind: errorStatus(failure.error) === 0 ? 'away' : 'server', at: failure.at });
  } else if (found && !isLacking && arrivedAt > found.at) setFound(null);
  const retry = useEffectEvent(() => {
    lack.retry();
    if (!isLacking) setFound(null);
  });
  const [askAgain] = useState(() => () => retry());
  return found && { ...found, retry: askAgain };
}

/** Two at a time are one for the reader. */
export function bothTroubles(one: Trouble | null, other: Trouble | null): Trouble | null {
  if (!one || !other) return one ?? other;
  const retry = () => {
    one.retry();
    other.retry();
  };
  return { ...one, at: Math.max(one.at, other.at), retry };
}
