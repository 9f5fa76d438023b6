import type { Language } from '@wordgrove/contract/languages';
import { paths } from '@wordgrove/contract/paths';
import type { ComponentType, ReactNode } from 'react';

export type LandingLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/** What renders a link on the landing page: a plain `a` before scripts run, the router's link afterwards. */
export type LandingLink = 'a' | ComponentType<LandingLinkProps>;

/** The landing page in one language, as an address that works without scripts. */
export function languageAddress(language: Language): string {
  return `${paths.landing}?lang=${language}`;
}
