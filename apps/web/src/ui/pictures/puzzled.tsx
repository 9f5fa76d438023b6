import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

const size = 160;

/** Fetched when it is shown, since every first load includes the screens that have it; nothing without a network. */
const Late = lazy(() =>
  import('./seedling.tsx').then<{ default: ComponentType }, { default: ComponentType }>(
    ({ Seedling }) => ({ default: () => <Seedling mood="puzzled" size={size} /> }),
    () => ({ default: () => null }),
  ),
);

/** The puzzled seedling: where a page isn't there, or something went wrong that nobody foresaw. */
export function Puzzled() {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <Late />
    </Suspense>
  );
}
