import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hears keys pressed anywhere on the page, but those with Ctrl, Meta or Alt, as long as it is on: from before this is
 * painted, as whoever sees it may press a key.
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
