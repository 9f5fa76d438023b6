import { onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';

/** How many of five points, the middle and one near each corner, are in front of everything else. */
export function pointsInSight(element: Element): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  const points = [0.12, 0.88].flatMap((across) => [0.12, 0.88].map((down) => [across, down] as const));
  return [[0.5, 0.5] as const, ...points].filter(([across, down]) => {
    const front = document.elementFromPoint(x + width * across, y + height * down);
    return front !== null && element.contains(front);
  }).length;
}

/** The text of those parts on the screen that something else covers. */
export function coveredParts(parts: readonly Element[]): string[] {
  // Parts cut off by the page's header or edge are only scrolled away.
  const shown = parts.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= 80 && bottom <= window.innerHeight;
  });
  if (shown.length === 0) throw new Error('nothing is on the screen');
  return shown.filter((part) => pointsInSight(part) < 5).map((part) => part.textContent ?? '');
}

/** Whether any of the focused element is in front of everything else. */
export function isFocusInSight(): boolean {
  const active = document.activeElement;
  return [...(active?.getClientRects() ?? [])].some(({ x, y, width, height }) => {
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    return front !== null && (active?.contains(front) ?? false);
  });
}

/**
 * Runs in the page: lists which contents of a part are wider than their place or the screen, and which cells of a row
 * overlap. Text that is truncated on purpose doesn't count: its full form is given elsewhere.
 */
export function cutOff(part: Element): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent}”`;

  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isOnlyHeard(element.parentElement));

  for (const element of [part, ...part.querySelectorAll('*')]) {
    const { left, right } = element.getBoundingClientRect();
    const { display, textOverflow } = getComputedStyle(element);
    if (!element.checkVisibility() || isOnlyHeard(element) || element.closest('svg')) continue;
    if (left < -0.5 || right > clientWidth + 0.5) found.push(`${named(element)} reaches from ${left} to ${right}`);
    const isTooFull = element.scrollWidth > element.clientWidth + 1;
    if (display !== 'inline' && textOverflow !== 'ellipsis' && isTooFull) found.push(`${named(element)} is too full`);
  }

  for (const row of part.querySelectorAll('tr')) {
    const cells = [...row.cells].filter((cell) => cell.checkVisibility() && !isOnlyHeard(cell));
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    for (const [at, one] of boxes.entries()) {
      const isOver = boxes.slice(at + 1).some((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 0.5 && down > 0.5;
      });
      if (isOver) found.push(`${named(cells[at] ?? row)} lies over another cell`);
    }
  }
  return found;
}

/** How far below the page's top edge each part is, wherever the page is scrolled to. */
export function places(...parts: readonly Locator[]): string {
  return parts.map((part) => topOf(part.element())).join();
}

function topOf(element: Element): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

/** Screens that everything must fit on. */
export const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
] as const;

/** The words of a part that are broken in the middle: they stand on more than one line. */
export function brokenWords(part: Element): string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
    for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
}

/** Doubles the size of all text until the test ends, as a reader may. */
export function doubleText(): void {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
}

/** Puts the kit's stylesheets last: so they come where the page before was the first to need them. */
export function loadKitLast(): void {
  document.head.append(...document.querySelectorAll('style[data-vite-dev-id*="/src/ui/"]'));
}
