import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PageSize } from './pdf-document.ts';

/** What is in the middle of the window: a page, and how far across and down it, 0 to 1. */
type Spot = { page: Element; across: number; down: number };

/**
 * Keeps the same spot of a page in the middle of the window when the pages become larger or smaller, or the room for
 * them does, as when a phone is turned.
 *
 * @returns notes what is in the middle, to be called before a change
 */
export function useKeptSpot(area: RefObject<HTMLElement | null>, scale: number, room: PageSize | null): () => void {
  const kept = useRef<{ spot: Spot | null; width: number }>({ spot: null, width: 0 });
  const note = () => {
    if (area.current) kept.current = { spot: middleSpot(area.current), width: area.current.clientWidth };
  };
  const noted = useRef(note);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale or room moves the pages
  useLayoutEffect(() => {
    if (kept.current.spot) bringToMiddle(kept.current.spot);
    noted.current();
  }, [scale, room]);

  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      // In a room that has just changed, something else is in the middle until the pages have followed.
      const isSettled = Math.abs((area.current?.clientWidth ?? 0) - kept.current.width) < 2;
      if (isSettled || !kept.current.spot) noted.current();
    };
    const lookSoon = () => {
      asked ||= requestAnimationFrame(look);
    };
    // The window scrolls up and down, the pages' area sideways; its scrolling is only heard on the way down to it.
    const listening = { passive: true, capture: true };
    window.addEventListener('scroll', lookSoon, listening);
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener('scroll', lookSoon, listening);
    };
  }, [area]);
  return note;
}

function middleSpot(area: HTMLElement): Spot | null {
  const { x, y } = middleOfWindow();
  const pages = [...area.querySelectorAll('[data-page]')];
  const page = pages.findLast((each) => each.getBoundingClientRect().top <= y) ?? pages[0];
  if (!page) return null;
  const { left, top, width, height } = page.getBoundingClientRect();
  return { page, across: within((x - left) / width), down: within((y - top) / height) };
}

function bringToMiddle({ page, across, down }: Spot): void {
  const { x, y } = middleOfWindow();
  const { left, top, width, height } = page.getBoundingClientRect();
  page.parentElement?.scrollBy({ left: left + across * width - x, behavior: 'instant' });
  window.scrollBy({ top: top + down * height - y, behavior: 'instant' });
}

const middleOfWindow = () => ({ x: document.documentElement.clientWidth / 2, y: window.innerHeight / 2 });

const within = (share: number) => Math.min(1, Math.max(0, share));
