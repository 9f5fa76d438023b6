import type { ComponentType, ReactNode } from 'react';

/**
 * What a page with links for others shows on the computer that runs the server: whether other devices come in, and the
 * button that lets them.
 */
export type OtherDevicesPart = ComponentType<{
  /** Whether it stays once they are let in, with the way back; otherwise it goes, as the address speaks for itself. */
  isKept?: boolean;
  /** The warning where nobody can be let in from here. */
  children: ReactNode;
}>;
