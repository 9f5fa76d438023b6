import type { KeyboardEvent } from 'react';

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/**
 * Opens a menu by the keys of its button. React Aria takes the click that a key makes for a screen reader's, and then
 * focuses the menu but none of its items.
 */
export function onOpeningKey(open: () => void) {
  return (event: KeyboardEvent) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    open();
  };
}
