import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Listens to keys pressed anywhere on the page, except with Ctrl, Meta or Alt, while it is on. It starts before this is
 * painted, as a key may be pressed as soon as it is visible.
 */
export function usePageKeys(isOn: boolean, onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) onKey(event);
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
}
