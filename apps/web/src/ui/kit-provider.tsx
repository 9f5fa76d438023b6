import './base.css';
import './tokens.css';
import './fonts.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Scheme } from './scheme-follower.ts';
import { createSchemeFollower } from './scheme-follower.ts';
import { styleNonce } from './style-nonce.ts';
import { theme, themeVariables } from './theme.ts';

export type KitProviderProps = {
  /** The reader's choice; `auto` follows the system. The app decides where it is stored. */
  scheme: Scheme;
  children: ReactNode;
};

/** Everything the kit needs around the app: its styles, Mantine's theme and the light or dark scheme. */
export function KitProvider({ scheme, children }: KitProviderProps) {
  const shown = __FEATURE_DARK_MODE__ ? scheme : 'light';
  const [follower] = useState(() => createSchemeFollower(shown));
  useEffect(() => follower.follow(shown), [follower, shown]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      deduplicateCssVariables={false}
      getStyleNonce={styleNonce}
      colorSchemeManager={follower}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
