import type { ComponentProps, KeyboardEvent } from 'react';

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/**
 * Opens a menu by the keys of its button, unless the button has a use of its own for the key. React Aria takes the click
 * that a key makes for a screen reader's, and then focuses the menu but none of its items.
 */
export function onOpeningKey({ onKeyDown }: ComponentProps<'button'>, open: () => void) {
  return (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !openingKeys.has(event.key)) return;
    event.preventDefault();
    open();
  };
}
