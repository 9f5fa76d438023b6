import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Scrolls to something whenever it says something new: on a low screen it would be told where nobody looks. */
export function useInSight(part: RefObject<HTMLElement | null>, said: string | null): void {
  useEffect(() => {
    if (said !== null) part.current?.scrollIntoView({ block: 'nearest' });
  }, [part, said]);
}
