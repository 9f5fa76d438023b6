import type { KeyboardEvent } from 'react';

const items = '[role^="menuitem"]';

/** Index of the item to focus after a key, or null when menus don't use that key. */
export function nextItem(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function menuItems(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(items)];
}

/** Moves the focus among a menu's items with the arrow keys, Home and End. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const list = menuItems(event.currentTarget);
  const current = list.findIndex((item) => item.contains(document.activeElement));
  const next = nextItem(event.key, current, list.length);
  if (next === null) return;
  event.preventDefault();
  list[next]?.focus();
}

/** Focuses the first item of a menu that has just appeared. */
export function focusFirstItem(menu: HTMLElement | null): void {
  if (menu) menuItems(menu)[0]?.focus();
}
