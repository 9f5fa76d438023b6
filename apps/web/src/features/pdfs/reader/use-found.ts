import { useEffect, useEffectEvent } from 'react';
import { mark, unmark } from './marks.ts';
import type { PageLayer } from './page-layers.ts';

/** One place where a text stands: which of those on a page, from 0. */
export type Hit = { page: number; nth: number };

/** Whatever is marked on the pages. */
export type Found = {
  text: string;
  /** The place among the others that the reader is at. */
  at: Hit | null;
  /** The place that a link leads to. */
  linked?: Hit | null;
};

/**
 * Marks a text wherever it stands on the pages near the screen, and brings the place that the reader is at into view.
 *
 * @param onMove the pages were scrolled to it
 */
export function useFound(
  layers: ReadonlyMap<number, PageLayer>,
  laidOut: number,
  { text, at, linked = null }: Found,
  onMove: () => void,
): void {
  const moved = useEffectEvent(onMove);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other layers are searched anew
  useEffect(() => {
    unmark('reader-found');
    unmark('reader-found-here');
    if (!text) return;
    for (const layer of layers.values()) {
      const ranges = rangesOf(layer, text);
      const here = at?.page === layer.page ? placeOf(ranges, at) : undefined;
      mark(
        'reader-found',
        layer.page,
        ranges.filter((range) => range !== here),
      );
      mark('reader-found-here', layer.page, here ? [here] : []);
    }
  }, [layers, laidOut, text, at]);

  const wanted = at ?? linked;
  const isThere = wanted !== null && layers.has(wanted.page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the pages, or its page when it comes
  useEffect(() => {
    const layer = wanted && layers.get(wanted.page);
    const range = layer && placeOf(rangesOf(layer, text), wanted);
    if (!range) return;
    bringIntoView(range);
    moved();
  }, [wanted, isThere]);
}

function rangesOf(layer: PageLayer, text: string): Range[] {
  return layer.find(text).flatMap((span) => layer.rangeOf(span) ?? []);
}

/** The server, which counts the places, and the page as it was laid out may differ by a few: then it is the last one. */
const placeOf = (ranges: readonly Range[], { nth }: Hit) => ranges[Math.min(nth, ranges.length - 1)];

/** To where readers look, which no sheet covers. */
function bringIntoView(range: Range): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  window.scrollBy({ top: range.getBoundingClientRect().top - window.innerHeight / 3, behavior: 'instant' });
}
