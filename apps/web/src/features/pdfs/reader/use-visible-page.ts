import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** A place in a text: a page, and how far down it, 0 to 1. */
export type Place = { page: number; offset: number };

/** How far beyond the screen pages are kept ready, in screens. */
const reach = '120%';

/** Watches which pages are near the screen. */
export function usePagesOnScreen(pages: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are watched anew
  useEffect(() => {
    const area = pages.current;
    if (!area) return;
    const nearby = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = numberOf(target);
          if (isIntersecting) nearby.add(page);
          else nearby.delete(page);
        }
        setNear(new Set(nearby));
      },
      { rootMargin: `${reach} 0px` },
    );
    for (const page of area.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [count]);

  return near;
}

/** How much of what is on the screen each page takes, 0 to 1: together 1, unless there is none. */
export function pagesInView(area: HTMLElement): { page: number; share: number }[] {
  const pages = [...area.querySelectorAll('[data-page]')];
  const from = barsOf(pages[0]);
  const shown: { page: number; height: number }[] = [];
  for (const each of pages.slice(indexAt(pages, from))) {
    const { top, bottom } = each.getBoundingClientRect();
    if (top >= window.innerHeight) break;
    shown.push({ page: numberOf(each), height: Math.min(bottom, window.innerHeight) - Math.max(top, from) });
  }
  const seen = shown.filter(({ height }) => height > 0);
  const total = seen.reduce((sum, { height }) => sum + height, 0);
  return seen.map(({ page, height }) => ({ page, share: height / total }));
}

/** The page at a height of the window; the next above it in a gap, the first above all. */
export function pageAt(area: HTMLElement, y: number): HTMLElement | undefined {
  const pages = [...area.querySelectorAll<HTMLElement>('[data-page]')];
  return pages[indexAt(pages, y)];
}

/** Where pages begin to be seen, below the bars. */
export function barsOf(page: Element | null | undefined): number {
  return page ? Number.parseFloat(getComputedStyle(page).scrollMarginTop) || 0 : 0;
}

export const numberOf = (page: Element) => Number(page.getAttribute('data-page'));

/** There may be thousands, one below the other: halves are left out until one remains. */
function indexAt(pages: readonly Element[], y: number): number {
  let [low, high] = [0, pages.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.getBoundingClientRect().top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}
