import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

/** The puzzled seedling in a place that the first load includes; without a network `instead` is drawn, which that has. */
export function puzzledOr(instead: ComponentType) {
  const Late = lazy(() =>
    import('./seedling.tsx').then(
      ({ Seedling }) => ({ default: () => <Seedling mood="puzzled" size={160} /> }),
      () => ({ default: instead }),
    ),
  );
  return () => (
    <Suspense fallback={<svg width="160" height="160" aria-hidden="true" />}>
      <Late />
    </Suspense>
  );
}
