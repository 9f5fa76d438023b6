import type { Locate } from './chosen-boxes.ts';
import { missingOf } from './chosen-boxes.ts';
import { eyesOf } from './eyes.ts';
import type { Place } from './use-visible-page.ts';
import { numberOf, pageAt } from './use-visible-page.ts';

/** What the reader looks at. */
export type Spot = Place & {
  /** The paragraph of the page, and how far down it, 0 to 1: pages of plain text change their shape with their width. */
  paragraph: { nth: number; down: number } | null;
  /** How far across the page is in the middle of the window; null until the reader has seen it. */
  across: number | null;
  /** Where it is in the window: the pixel, at the top below the bars, at the readers' eyes, or as it comes. */
  at: number | 'top' | 'eyes' | 'anywhere';
  /** The chosen word that it is at: its sentence is kept in sight. */
  chosen?: Locate;
};

/** The window and pages as they were when the spot was last put in its place. */
export type Seen = { scroll: number; left: number; width: number; height: number; end: number; window: number };

/** A place that is gone to: a page's beginning comes to the top. */
export function spotOf({ page, offset }: Place): Spot {
  return { page, offset, paragraph: null, across: null, at: offset === 0 ? 'top' : 'eyes' };
}

/** Where a text is opened: at its beginning, like every other page. */
export function startOf(start: Place): Spot {
  const spot = spotOf(start);
  return start.page === 1 && start.offset === 0 ? { ...spot, at: 'anywhere' } : spot;
}

export function seenNow(area: HTMLElement): Seen {
  const { scrollHeight } = document.documentElement;
  const height = area.parentElement?.offsetHeight ?? 0;
  const end = scrollHeight - window.innerHeight;
  const { scrollY: scroll, innerWidth: width } = window;
  return { scroll, left: area.scrollLeft, width: area.clientWidth, height, end, window: width };
}

/** What the reader looks at just now. */
export function spotAtEyes(area: HTMLElement): Spot | null {
  const spot = spotAt(area, eyesOf(area).eyes);
  return spot && window.scrollY <= 0 ? { ...spot, at: 'anywhere' } : spot;
}

/** The spot at a word that the reader has chosen; null while its page isn't laid out. */
export function spotAtWord(area: HTMLElement, chosen: Locate): Spot | null {
  const word = chosen()?.word;
  const spot = word ? spotAt(area, middleOf(word)) : null;
  return spot && { ...spot, chosen };
}

/** The spot at a height of the window, or the nearest to it. */
function spotAt(area: HTMLElement, height: number): Spot | null {
  const page = pageAt(area, height);
  if (!page) return null;
  const box = page.getBoundingClientRect();
  const offset = within((height - box.top) / box.height);
  const y = box.top + offset * box.height;
  return { page: numberOf(page), offset, paragraph: paragraphAt(page, y), across: acrossOf(area, page), at: y };
}

/** The spot with what is known once its page is there. */
export function seenSpot(area: HTMLElement, spot: Spot): Spot {
  const page = pageOf(area, spot.page);
  if (!page) return spot;
  const paragraph = spot.paragraph ?? paragraphAt(page, pointOf(page, spot));
  return { ...spot, paragraph, across: spot.across ?? acrossOf(area, page) };
}

function paragraphAt(page: HTMLElement, y: number): Spot['paragraph'] {
  const boxes = paragraphsOf(page).map((each) => each.getBoundingClientRect());
  const nth = boxes.findLastIndex(({ top }) => top <= y);
  const box = boxes[nth];
  return box && box.height > 0 ? { nth, down: (y - box.top) / box.height } : null;
}

function acrossOf(area: HTMLElement, page: HTMLElement): number {
  const { left, width } = page.getBoundingClientRect();
  return within((centreOf(area) - left) / width);
}

/** Where a spot is in the window. */
function pointOf(page: HTMLElement, { offset, paragraph }: Spot): number {
  const there = paragraph && paragraphsOf(page)[paragraph.nth];
  const { top, height } = (there ?? page).getBoundingClientRect();
  return top + (there ? paragraph.down : offset) * height;
}

export function bringBack(area: HTMLElement, spot: Spot): void {
  const page = pageOf(area, spot.page);
  if (!page) return;
  if (spot.across !== null) {
    const { left, width } = page.getBoundingClientRect();
    area.scrollBy({ left: left + spot.across * width - centreOf(area), behavior: 'instant' });
  }
  const word = spot.chosen?.()?.word;
  const y = word ? middleOf(word) : pointOf(page, spot);
  const { top, bring } = eyesOf(area);
  if (spot.at === 'eyes') bring(y);
  else if (spot.at !== 'anywhere')
    window.scrollBy({ top: y - (spot.at === 'top' ? top : spot.at), behavior: 'instant' });
  const boxes = spot.chosen?.();
  if (!boxes) return;
  const missing = missingOf(area, boxes);
  area.scrollBy({ left: missing.left, behavior: 'instant' });
  if (spot.at === 'eyes') window.scrollBy({ top: missing.top, behavior: 'instant' });
}

const pageOf = (area: HTMLElement, page: number) => area.querySelector<HTMLElement>(`[data-page="${page}"]`);

const paragraphsOf = (page: HTMLElement) => [...page.querySelectorAll('p')];

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

const centreOf = (area: HTMLElement) => {
  const { left, right } = area.getBoundingClientRect();
  return (left + right) / 2;
};

const within = (share: number) => Math.min(1, Math.max(0, share));
