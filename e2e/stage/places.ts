import type { Locator } from '@playwright/test';

/** How far below the page's upper edge each part lies, wherever the page is scrolled to and whatever lifts under a finger. */
export async function places(parts: readonly Locator[]): Promise<number[]> {
  const found: number[] = [];
  for (const part of parts) found.push(await part.evaluate(topOf));
  return found;
}

/** Runs in the page. */
function topOf(element: HTMLElement | SVGElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}
