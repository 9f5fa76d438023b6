import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

/** A place in a text: a page, and how far down it, 0 to 1. */
export type Place = { page: number; offset: number };

/** How far beyond the screen pages are kept ready, in screens. */
const reach = '120%';

/**
 * Watches which pages are near the screen, and which one is being read: the one at a third of the screen's height, where
 * readers look.
 */
export function usePagesOnScreen(
  pages: RefObject<HTMLElement | null>,
  count: number,
  onPlace: (place: Place) => void,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const told = useEffectEvent(onPlace);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are watched anew
  useEffect(() => {
    const area = pages.current;
    if (!area) return;
    const nearby = new Map<number, Element>();
    let asked = 0;
    const look = () => {
      asked = 0;
      const eyes = window.innerHeight / 3;
      for (const [page, element] of nearby) {
        const { top, bottom, height } = element.getBoundingClientRect();
        if (top <= eyes && bottom > eyes)
          return told({ page, offset: Math.min(1, Math.max(0, (eyes - top) / height)) });
      }
    };
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.page);
          if (isIntersecting) nearby.set(page, target);
          else nearby.delete(page);
        }
        setNear(new Set(nearby.keys()));
        lookSoon();
      },
      { rootMargin: `${reach} 0px` },
    );
    for (const page of area.querySelectorAll('[data-page]')) observer.observe(page);
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      window.removeEventListener('scroll', lookSoon);
    };
  }, [count]);

  return near;
}

/** Scrolls to a place, so that it is where readers look; a page's beginning comes to the top. */
export function scrollToPlace(pages: HTMLElement | null, { page, offset }: Place): void {
  const element = pages?.querySelector(`[data-page="${page}"]`);
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  if (offset === 0) element.scrollIntoView({ block: 'start' });
  else window.scrollBy(0, top + offset * height - window.innerHeight / 3);
}
