import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Locate } from './chosen-boxes.ts';
import { isOutOfSight, missingOf } from './chosen-boxes.ts';
import type { Seen, Spot } from './held-spots.ts';
import { bringBack, seenNow, seenSpot, spotAtEyes, spotAtWord, spotOf, startOf } from './held-spots.ts';
import type { Place } from './use-visible-page.ts';

const turnMs = 500;

const signsOfLife = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Holds what the reader looks at in its place while anything above it changes: pages that are loaded, larger letters or
 * pages, a phone that is turned, a sheet that opens beside it. Only the reader's scrolling, `hold` and `go` choose another
 * spot.
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
    const covered = pages.parentElement?.querySelector('[data-covered]');
    for (const each of [pages, pages.parentElement, covered]) if (each) observer.observe(each);
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

  const { go, note, settle, hold, holdAgain, stay } = holder;
  return { place, go, note, settle, hold, holdAgain, stay };
}

type Area = RefObject<HTMLElement | null>;

/** What is held, and what is known of the reader's and the browser's doing. */
type Held = {
  spot: Spot;
  seen: Seen | null;
  /** The word that the reader chose last, as long as it is in sight. */
  chosen: Locate | null;
  /** Until the page is there on which the text is opened, the browser and the app may scroll as for any other page. */
  isOpening: boolean;
  /** A browser scrolls as it likes when a phone is turned, until the pages have their new size. */
  turnsUntil: number;
};

function holderOf(area: Area, start: Place, tell: (place: Place) => void) {
  const held: Held = { spot: startOf(start), seen: null, chosen: null, isOpening: true, turnsUntil: 0 };
  const { restore, note, follow } = holding(area, held, tell);
  const handleScroll = () => {
    if (!area.current || !held.seen) return;
    const now = seenNow(area.current);
    const { scroll, left, width, height, window } = held.seen;
    if (now.width !== width || now.height !== height || now.window !== window) return follow();
    if (Math.abs(now.scroll - scroll) < 1 && Math.abs(now.left - left) < 1) return;
    if (held.isOpening || performance.now() < held.turnsUntil) restore();
    else note();
  };
  return {
    restore,
    note,
    follow,
    handleScroll,
    go: (to: Place) => {
      if (!area.current?.querySelector(`[data-page="${to.page}"]`)) return;
      held.isOpening = false;
      held.spot = { ...spotOf(to), across: held.spot.across };
      restore();
      tell(to);
    },
    /** Holds a word that the reader has chosen, with its sentence in sight. */
    hold: (locate: Locate) => {
      const boxes = locate();
      if (!area.current || !boxes) return;
      held.chosen = locate;
      const { top } = missingOf(area.current, boxes);
      window.scrollBy({ top, behavior: 'instant' });
      if (top !== 0) return note();
      held.spot = spotAtWord(area.current, locate) ?? held.spot;
    },
    /** The page of that word may be laid out again. */
    holdAgain: () => {
      if (held.spot.chosen) follow();
    },
    /** There is more to scroll to, below what is read: the browser may have followed what stands below that. */
    stay: () => {
      if (held.seen) window.scrollTo({ top: held.seen.scroll, behavior: 'instant' });
      note();
    },
    letGo: () => {
      // A reader who makes the pages larger while the first is still coming has seen where its middle is.
      if (held.isOpening && area.current) held.spot = seenSpot(area.current, held.spot);
      held.isOpening = false;
      held.turnsUntil = 0;
    },
    /** The page on which the text is opened is there; somebody who has scrolled since isn't brought back. */
    settle: () => {
      if (!area.current) return;
      (held.isOpening ? restore : follow)();
      held.isOpening = false;
      held.spot = seenSpot(area.current, held.spot);
    },
  };
}

/** Puts the spot in its place, or takes another one for it. */
function holding(area: Area, held: Held, tell: (place: Place) => void) {
  const restore = () => {
    if (!area.current) return;
    bringBack(area.current, held.spot);
    held.seen = seenNow(area.current);
  };
  const note = () => {
    if (!area.current) return;
    const read = spotAtEyes(area.current);
    if (held.chosen && isOutOfSight(area.current, held.chosen)) held.chosen = null;
    held.spot = (held.chosen && spotAtWord(area.current, held.chosen)) ?? read ?? held.spot;
    held.seen = seenNow(area.current);
    if (read) tell({ page: read.page, offset: read.offset });
  };
  const follow = () => {
    const { spot, seen } = held;
    if (!area.current || !seen) return restore();
    const now = seenNow(area.current);
    // What the reader has moved since, of which no event has told yet.
    const [down, sideways] = [now.scroll - seen.scroll, now.left - seen.left];
    const isTurned = now.window !== seen.window;
    // A phone's bar that comes and goes changes the height, and nothing that is read moves.
    if (isTurned || Math.abs(now.width - seen.width) > 1) held.turnsUntil = performance.now() + turnMs;
    // A sheet that comes or goes beside what is read leaves it at its height.
    if (isTurned && typeof spot.at === 'number') held.spot = { ...spot, at: 'eyes' };
    const isSteady = !held.isOpening && performance.now() >= held.turnsUntil;
    // Less to scroll than before: then the browser scrolled, and no reader.
    const isDown = isSteady && Math.abs(down) >= 1 && seen.scroll <= now.end;
    const isSideways = isSteady && Math.abs(sideways) >= 1 && seen.left <= endOf(area.current);
    restore();
    if (isDown) window.scrollBy({ top: down, behavior: 'instant' });
    if (isSideways) area.current.scrollBy({ left: sideways, behavior: 'instant' });
    if (isDown || isSideways) note();
  };
  return { restore, note, follow };
}

/** How far pages can be moved sideways. */
const endOf = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth;
