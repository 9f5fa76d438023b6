import { useEffect, useEffectEvent } from 'react';

/**
 * Handles keys for what the bar's buttons do, wherever the focus is, but not while something is typed or chosen.
 *
 * @param onKey true if it did something
 */
export function useShortcut(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isTaken = target instanceof Element && target.closest('input, select, textarea, dialog, [aria-modal]');
    if (event.defaultPrevented || isTaken || ctrlKey || metaKey || altKey) return;
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
