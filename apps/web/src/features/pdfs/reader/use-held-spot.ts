import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { eyesOf } from './eyes.ts';
import type { Place } from './use-visible-page.ts';
import { numberOf, pageAt } from './use-visible-page.ts';

/** What the reader looks at. */
type Spot = Place & {
  /** The paragraph of the page, and how far down it, 0 to 1: pages of plain text change their shape with their width. */
  paragraph: { nth: number; down: number } | null;
  /** How far across the page is in the middle of the window; null until the reader has seen it. */
  across: number | null;
  /** Where it is in the window: the pixel, at the top below the bars, at the readers' eyes, or as it comes. */
  at: number | 'top' | 'eyes' | 'anywhere';
};

/** The window and pages as they were when the spot was last put in its place. */
type Seen = { scroll: number; left: number; width: number; height: number; end: number };

const turnMs = 500;

const signsOfLife = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Holds what the reader looks at in its place while anything above it changes: pages that are loaded, larger letters or
 * pages, a phone that is turned. Only the reader's scrolling and `go` choose another spot.
 *
 * @param start where the text is opened; `isChosen` if the reader asked for it
 * @param isReady whether there are pages
 */
export function useHeldSpot(
  area: RefObject<HTMLElement | null>,
  start: Place & { isChosen: boolean },
  isReady: boolean,
) {
  /** Where the reader is, and whether that is the reader's own doing, which is worth keeping. */
  const [place, setPlace] = useState(start);
  const [holder] = useState(() => holderOf(area, start, (to) => setPlace({ ...to, isChosen: true })));

  useEffect(() => {
    const pages = area.current;
    if (!isReady || !pages) return;
    holder.restore();
    const observer = new ResizeObserver(holder.follow);
    for (const each of [pages, pages.parentElement]) if (each) observer.observe(each);
    // The window scrolls up and down, the pages' area sideways; its scrolling is only heard on the way down to it.
    const listening = { passive: true, capture: true };
    window.addEventListener('scroll', holder.handleScroll, listening);
    for (const sign of signsOfLife) window.addEventListener(sign, holder.letGo, listening);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', holder.handleScroll, listening);
      for (const sign of signsOfLife) window.removeEventListener(sign, holder.letGo, listening);
    };
  }, [area, holder, isReady]);

  const { go, note, settle } = holder;
  return { place, go, note, settle };
}

function holderOf(area: RefObject<HTMLElement | null>, start: Place, tell: (place: Place) => void) {
  let spot = spotOf(start, start.page === 1 && start.offset === 0 ? 'anywhere' : sideOf(start));
  let seen: Seen | null = null;
  /** Until the page is there on which the text is opened, the browser and the app may scroll as for any other page. */
  let isOpening = true;
  /** A browser scrolls as it likes when a phone is turned, until the pages have their new size. */
  let turnsUntil = 0;

  const restore = () => {
    if (!area.current) return;
    bringBack(area.current, spot);
    seen = seenNow(area.current);
  };
  const note = () => {
    if (!area.current) return;
    spot = spotAtEyes(area.current) ?? spot;
    seen = seenNow(area.current);
    tell({ page: spot.page, offset: spot.offset });
  };
  const follow = () => {
    if (!area.current || !seen) return restore();
    const now = seenNow(area.current);
    const by = now.scroll - seen.scroll;
    const isTurned = Math.abs(now.width - seen.width) > 1;
    // A phone's bar that comes and goes changes the height, and nothing that is read moves.
    if (isTurned) {
      turnsUntil = performance.now() + turnMs;
      spot = { ...spot, at: typeof spot.at === 'number' ? 'eyes' : spot.at };
    }
    // Less to scroll than before: then the browser scrolled, and no reader.
    const isReaders = !isOpening && performance.now() >= turnsUntil && Math.abs(by) >= 1 && seen.scroll <= now.end;
    restore();
    if (!isReaders) return;
    window.scrollBy({ top: by, behavior: 'instant' });
    note();
  };
  const handleScroll = () => {
    if (!area.current || !seen) return;
    const now = seenNow(area.current);
    if (now.width !== seen.width || now.height !== seen.height) return follow();
    if (Math.abs(now.scroll - seen.scroll) < 1 && Math.abs(now.left - seen.left) < 1) return;
    if (isOpening || performance.now() < turnsUntil) restore();
    else note();
  };
  return {
    restore,
    note,
    follow,
    handleScroll,
    go: (to: Place) => {
      if (!area.current?.querySelector(`[data-page="${to.page}"]`)) return;
      isOpening = false;
      spot = { ...spotOf(to, sideOf(to)), across: spot.across };
      restore();
      tell(to);
    },
    letGo: () => {
      isOpening = false;
      turnsUntil = 0;
    },
    /** The page on which the text is opened is there; somebody who has scrolled since isn't brought back. */
    settle: () => {
      if (!area.current) return;
      (isOpening ? restore : follow)();
      isOpening = false;
      spot = seenSpot(area.current, spot);
    },
  };
}

/** A page's beginning comes to the top. */
const sideOf = ({ offset }: Place) => (offset === 0 ? 'top' : 'eyes');

const spotOf = ({ page, offset }: Place, at: Spot['at']): Spot => ({ page, offset, paragraph: null, across: null, at });

function seenNow(area: HTMLElement): Seen {
  const { scrollHeight } = document.documentElement;
  const height = area.parentElement?.offsetHeight ?? 0;
  const end = scrollHeight - window.innerHeight;
  return { scroll: window.scrollY, left: area.scrollLeft, width: area.clientWidth, height, end };
}

function spotAtEyes(area: HTMLElement): Spot | null {
  const { eyes } = eyesOf(area);
  const page = pageAt(area, eyes);
  if (!page) return null;
  const { top, height } = page.getBoundingClientRect();
  const offset = within((eyes - top) / height);
  const y = top + offset * height;
  const at = window.scrollY <= 0 ? 'anywhere' : y;
  return { page: numberOf(page), offset, paragraph: paragraphAt(page, y), across: acrossOf(page), at };
}

/** The spot with what is known once its page is there. */
function seenSpot(area: HTMLElement, spot: Spot): Spot {
  const page = pageOf(area, spot.page);
  if (!page) return spot;
  const paragraph = spot.paragraph ?? paragraphAt(page, pointOf(page, spot));
  return { ...spot, paragraph, across: spot.across ?? acrossOf(page) };
}

function paragraphAt(page: HTMLElement, y: number): Spot['paragraph'] {
  const boxes = paragraphsOf(page).map((each) => each.getBoundingClientRect());
  const nth = boxes.findLastIndex(({ top }) => top <= y);
  const box = boxes[nth];
  return box && box.height > 0 ? { nth, down: (y - box.top) / box.height } : null;
}

function acrossOf(page: HTMLElement): number {
  const { left, width } = page.getBoundingClientRect();
  return within((middleOfWindow() - left) / width);
}

/** Where a spot is in the window. */
function pointOf(page: HTMLElement, { offset, paragraph }: Spot): number {
  const there = paragraph && paragraphsOf(page)[paragraph.nth];
  const { top, height } = (there ?? page).getBoundingClientRect();
  return top + (there ? paragraph.down : offset) * height;
}

function bringBack(area: HTMLElement, spot: Spot): void {
  const page = pageOf(area, spot.page);
  if (!page) return;
  if (spot.across !== null) {
    const { left, width } = page.getBoundingClientRect();
    area.scrollBy({ left: left + spot.across * width - middleOfWindow(), behavior: 'instant' });
  }
  const y = pointOf(page, spot);
  const { top, bring } = eyesOf(area);
  if (spot.at === 'eyes') bring(y);
  else if (spot.at !== 'anywhere')
    window.scrollBy({ top: y - (spot.at === 'top' ? top : spot.at), behavior: 'instant' });
}

const pageOf = (area: HTMLElement, page: number) => area.querySelector<HTMLElement>(`[data-page="${page}"]`);

const paragraphsOf = (page: HTMLElement) => [...page.querySelectorAll('p')];

const middleOfWindow = () => document.documentElement.clientWidth / 2;

const within = (share: number) => Math.min(1, Math.max(0, share));
