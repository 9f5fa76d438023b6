import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#platform/use-session.ts';
import { keepPlace } from './places.ts';
import type { Place } from './use-visible-page.ts';

/** Long enough that scrolling through doesn't send every page. */
const restMs = 1500;

/**
 * Keeps the reader's place on the server, once it has rested there, and when the page is left. Without a network it
 * waits on this device.
 *
 * @param place null as long as the reader hasn't chosen it
 * @param before the place that the server has
 */
export function useKeptPlace(id: string, place: Place | null, before: Place): void {
  const readerId = useSession().user?.uid;
  const kept = useRef(before);
  const keep = useEffectEvent(() => {
    if (!readerId || !place || isSame(place, kept.current)) return;
    kept.current = place;
    keepPlace(readerId, id, place, new Date());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place starts the rest anew
  useEffect(() => {
    const timer = setTimeout(keep, restMs);
    return () => clearTimeout(timer);
  }, [place?.page, place?.offset]);
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      keep();
    };
  }, []);
}

function isSame(one: Place, other: Place): boolean {
  return one.page === other.page && Math.abs(one.offset - other.offset) < 0.01;
}
