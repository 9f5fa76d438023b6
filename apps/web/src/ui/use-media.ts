import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query such as `(max-width: 640px)` matches; the component renders again when that changes. False
 * where there is no screen.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
