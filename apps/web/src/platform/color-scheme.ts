import type { Profile } from '@wordgrove/contract/profiles';
import { useSyncExternalStore } from 'react';
import { keepCookie, readStored, writeStored } from './storage.ts';

export type ColorScheme = Profile['colorScheme'];

/** The schemes in the order of the menu. */
export const colorSchemes = ['light', 'dark', 'auto'] as const satisfies readonly ColorScheme[];

const key = 'color-scheme';
const listeners = new Set<() => void>();
let chosen: ColorScheme | undefined;

function isScheme(value: unknown): value is ColorScheme {
  return colorSchemes.some((scheme) => scheme === value);
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** The scheme chosen in this browser; `auto`, the system's own, until somebody chooses. */
function chosenScheme(): ColorScheme {
  if (chosen) return chosen;
  const stored = readStored(key);
  chosen = isScheme(stored) ? stored : 'auto';
  return chosen;
}

function shownScheme(): 'light' | 'dark' {
  const choice = chosenScheme();
  if (choice !== 'auto') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Chooses a scheme and remembers it in this browser. */
export function chooseScheme(scheme: ColorScheme): void {
  chosen = scheme;
  writeStored(key, scheme);
  keepCookie(key, scheme);
  for (const listener of listeners) listener();
}

/** Shows the document in the chosen scheme. */
export function applyScheme(): void {
  document.documentElement.dataset.colorScheme = __FEATURE_DARK_MODE__ ? shownScheme() : 'light';
}

/**
 * Applies the scheme to the document before anything is rendered. The profile's scheme, if any, is stored in this
 * browser.
 */
export function startColorScheme(own: ColorScheme = 'auto'): void {
  if (own !== 'auto') chooseScheme(own);
  applyScheme();
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** The chosen scheme, and which of the two it means now. */
export function useColorScheme(): { choice: ColorScheme; shown: 'light' | 'dark' } {
  const choice = useSyncExternalStore(subscribe, chosenScheme);
  const shown = useSyncExternalStore(subscribe, shownScheme);
  return { choice, shown };
}
