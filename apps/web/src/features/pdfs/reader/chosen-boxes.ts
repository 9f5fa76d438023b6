import type { PageLayer } from './page-layers.ts';
import type { TextPoint } from './page-text.ts';
import { barsOf } from './use-visible-page.ts';

/** A word that was chosen, and the sentence around it, on the screen. */
export type ChosenBoxes = { word: DOMRect; sentence: DOMRect };

/** Where a chosen word is on the screen just now; null while its page isn't laid out. */
export type Locate = () => ChosenBoxes | null;

/** Space around what is brought into sight. */
const margin = 8;

/** @param at the number of the word on its page */
export function boxesOf(layer: PageLayer | undefined, at: number, sentence: string | undefined): ChosenBoxes | null {
  const chosen = layer?.words()[at];
  const word = chosen && layer?.rangeOf(chosen)?.getBoundingClientRect();
  if (!layer || !word || word.height === 0) return null;
  const around = layer
    .find(sentence ?? '')
    .find(({ start, end }) => !isBefore(chosen.start, start) && !isBefore(end, chosen.end));
  return { word, sentence: (around && layer.rangeOf(around)?.getBoundingClientRect()) ?? word };
}

function isBefore(one: TextPoint, other: TextPoint): boolean {
  return one.node < other.node || (one.node === other.node && one.offset < other.offset);
}

/** Whether a chosen word is certainly not where it can be read. */
export function isOutOfSight(area: HTMLElement, locate: Locate): boolean {
  const word = locate()?.word;
  if (!word) return false;
  const { top, bottom, left, right } = sightOf(area);
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  return y <= top || y >= bottom || x <= left || x >= right;
}

/**
 * How far to scroll so that the sentence of a chosen word is in sight, and a line below the word: what they say is read
 * together. Of a longer one than there is room for, the word's part of it.
 */
export function missingOf(area: HTMLElement, { word, sentence }: ChosenBoxes): { top: number; left: number } {
  const sight = sightOf(area);
  const end = Math.max(sentence.bottom, word.bottom + word.height) + margin;
  const start = Math.min(Math.max(0, end - sight.bottom), sentence.top - margin - sight.top);
  return {
    top: Math.max(start, word.bottom + margin - sight.bottom),
    left: Math.min(0, word.left - margin - sight.left) || Math.max(0, word.right + margin - sight.right),
  };
}

/** Where the pages are seen: below the bars, above or beside what opens. */
function sightOf(area: HTMLElement): { top: number; bottom: number; left: number; right: number } {
  const page = area.querySelector('[data-page]');
  const covered = page && getComputedStyle(page);
  const { left, right } = area.getBoundingClientRect();
  return {
    top: barsOf(page),
    bottom: window.innerHeight - (Number.parseFloat(covered?.scrollMarginBottom ?? '') || 0),
    left,
    right: right - (Number.parseFloat(covered?.scrollMarginRight ?? '') || 0),
  };
}
