import type { Locator } from 'vitest/browser';

/** How far below the page's top edge each part is, wherever the page is scrolled to. */
export function places(...parts: readonly Locator[]): string {
  return parts.map((part) => topOf(part.element())).join();
}

function topOf(element: Element): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}
