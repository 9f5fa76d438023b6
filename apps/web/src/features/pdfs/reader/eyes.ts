import { barsOf } from './use-visible-page.ts';

/** Two lines or so, of what comes before what is read. */
const belowBars = 48;

/** On a low screen readers look at its middle, also where its bars are low. */
const lowest = 172;

/** What decides where readers look, in CSS pixels of the window and of its scrolling. */
type View = {
  /** How far the window can scroll. */
  end: number;
  /** Where pages begin to be seen. */
  top: number;
  /** A third of the height or so, where readers look. */
  eyes: number;
  /** Where the text ends on the screen once it is scrolled to its end. */
  bottom: number;
};

/**
 * The height of the window at which its reader looks: a third, but down from the bars where the text begins, and down to
 * the last line where it ends. So every page comes to it, however short it is and however high the screen.
 *
 * @param scroll how far the window is scrolled
 */
function eyesAt({ end, top, eyes, bottom }: View, scroll: number): number {
  const [rise, fall] = [eyes - top, bottom - eyes];
  // Where the text is hardly longer than the screen, both ways share what there is to scroll.
  const ratio = Math.min(1, end / Math.max(1, rise + fall));
  const [first, last] = [rise * ratio, fall * ratio];
  if (scroll < first) return eyes - rise * (1 - scroll / first);
  if (scroll > end - last) return bottom - fall * ((end - scroll) / last);
  return eyes;
}

/** How far to scroll so that the readers' eyes are at a place, given in pixels from the top of the whole page. */
function scrollTo(view: View, place: number): number {
  let [low, high] = [0, view.end];
  // What eyes are at grows with the scrolling: halved until less than a pixel is left.
  while (high - low > 0.25) {
    const middle = (low + high) / 2;
    if (middle + eyesAt(view, middle) < place) low = middle;
    else high = middle;
  }
  return Math.round(high);
}

/** Where readers look just now, and how to bring a place there. */
export function eyesOf(area: HTMLElement) {
  const { scrollHeight } = document.documentElement;
  const end = Math.max(0, scrollHeight - window.innerHeight);
  const top = barsOf(area.querySelector('[data-page]') ?? undefined);
  const eyes = Math.max(window.innerHeight / 3, top + belowBars, lowest);
  const areaEnd = window.scrollY + area.getBoundingClientRect().bottom - end;
  const bottom = Math.max(eyes, Math.min(areaEnd, window.innerHeight) - 1);
  const view = { end, top, eyes, bottom };
  return {
    top,
    eyes: eyesAt(view, window.scrollY),
    /** @param y where the place is in the window now */
    bring: (y: number) => window.scrollTo({ top: scrollTo(view, window.scrollY + y), behavior: 'instant' }),
  };
}
