import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a page that was opened from another, as a browser does on a full load, so that
 * a screen reader begins there. A page that took the focus itself, for its first field, keeps it.
 */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const area = main.current;
        if (!fromLocation || !pathChanged || !area || area.contains(document.activeElement)) return;
        const heading = area.querySelector('h1');
        if (heading) heading.tabIndex = -1;
        (heading ?? area).focus({ preventScroll: true });
      }),
    [router],
  );

  return main;
}
