import type { MantineColorSchemeManager } from '@mantine/core';

export type Scheme = 'auto' | 'light' | 'dark';

export type SchemeFollower = MantineColorSchemeManager & { follow: (scheme: Scheme) => void };

/**
 * Makes Mantine show the scheme it is given and store nothing: by itself it would keep one in local storage, alongside
 * the reader's own setting.
 */
export function createSchemeFollower(initial: Scheme): SchemeFollower {
  let tell: ((scheme: Scheme) => void) | undefined;
  return {
    get: () => initial,
    set: () => undefined,
    clear: () => undefined,
    subscribe: (listener) => {
      tell = listener;
    },
    unsubscribe: () => {
      tell = undefined;
    },
    follow: (scheme) => tell?.(scheme),
  };
}
