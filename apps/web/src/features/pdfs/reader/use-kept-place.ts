import { useEffect, useEffectEvent, useRef } from 'react';
import { useKeepPlace } from '#features/pdfs/api.ts';
import { errorStatus } from '#platform/errors.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import type { Place } from './use-visible-page.ts';

/** Long enough that scrolling through doesn't send every page. */
const restMs = 1500;

/**
 * Keeps the reader's place on the server, once it has rested there, and when the page is left. Without a network it is
 * sent when there is one.
 *
 * @param before the place that the server has
 */
export function useKeptPlace(id: string, place: Place | null, before: Place): void {
  const { mutate } = useKeepPlace();
  const kept = useRef(before);
  const stopWaiting = useRef<() => void>(undefined);
  const keep = useEffectEvent(() => {
    if (!place || isSame(place, kept.current)) return;
    const last = kept.current;
    kept.current = place;
    const handleError = (error: unknown) => {
      if (kept.current === place) kept.current = last;
      stopWaiting.current?.();
      if (errorStatus(error) === 0) stopWaiting.current = whenServerIsBack(() => keep());
    };
    mutate({ id, ...place, at: new Date().toISOString() }, { onError: handleError });
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
      stopWaiting.current?.();
      keep();
    };
  }, []);
}

function isSame(one: Place, other: Place): boolean {
  return one.page === other.page && Math.abs(one.offset - other.offset) < 0.01;
}
