import { useRouter } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Does for a page opened from another what a browser does on a full load: scrolls to its top and focuses its heading,
 * so that a screen reader starts there. A page that has taken the focus itself, for its first field, keeps it; an
 * address that names a place on the page is left to the browser.
 */
export function useNewPage(): RefObject<HTMLElement | null> {
  const router = useRouter();
  const main = useRef<HTMLElement>(null);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (!toLocation.hash) window.scrollTo(0, 0);
        const area = main.current;
        if (!area || area.contains(document.activeElement)) return;
        const heading = area.querySelector('h1');
        if (heading) heading.tabIndex = -1;
        (heading ?? area).focus({ preventScroll: true });
      }),
    [router],
  );

  return main;
}
