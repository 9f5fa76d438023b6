import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Scrolls to a part whenever its text changes: on a low screen it would otherwise change out of view. */
export function useInSight(part: RefObject<HTMLElement | null>, said: string | null): void {
  useEffect(() => {
    if (said !== null) part.current?.scrollIntoView({ block: 'nearest' });
  }, [part, said]);
}
