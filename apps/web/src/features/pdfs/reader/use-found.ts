import { useEffect } from 'react';
import { mark, unmark } from './marks.ts';
import type { PageLayer } from './page-layers.ts';

/** Marks a text wherever it stands on the pages near the screen. */
export function useFound(layers: ReadonlyMap<number, PageLayer>, laidOut: number, wanted: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other layers are searched anew
  useEffect(() => {
    unmark('reader-found');
    if (!wanted) return;
    for (const layer of layers.values())
      mark(
        'reader-found',
        layer.page,
        layer.find(wanted).flatMap((span) => layer.rangeOf(span) ?? []),
      );
  }, [layers, laidOut, wanted]);
}
