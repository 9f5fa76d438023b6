import './marks.css';
import type { WordState } from '@wordgrove/contract/evidence';

/**
 * What is marked on the pages: the state of a word that may stop the reader, what was searched, the place of it that the
 * reader is at, the word of the panel or of the keyboard.
 */
export type MarkName = `reader-${Exclude<WordState, 'known'>}` | 'reader-found' | 'reader-found-here' | 'reader-word';

/** Browsers without the CSS highlight API show the text without marks. */
const registry = typeof CSS === 'undefined' || !('highlights' in CSS) ? null : CSS.highlights;

const marked = new Map<MarkName, Map<number, readonly Range[]>>();

/** Marks these places of a page, instead of those marked before under the same name. */
export function mark(name: MarkName, page: number, ranges: readonly Range[]): void {
  const pages = marked.get(name) ?? new Map<number, readonly Range[]>();
  marked.set(name, pages);
  if (ranges.length > 0) pages.set(page, ranges);
  else if (!pages.delete(page)) return;
  const all = [...pages.values()].flat();
  if (all.length === 0) registry?.delete(name);
  else registry?.set(name, new Highlight(...all));
}

/** Takes every mark of a name away. */
export function unmark(name: MarkName): void {
  marked.delete(name);
  registry?.delete(name);
}
