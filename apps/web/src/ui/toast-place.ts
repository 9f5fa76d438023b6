export type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where messages can lie, the best first. Where the screen is narrow the three at the foot are one. */
const places = ['foot-end', 'foot', 'foot-start', 'head'] as const;

export type ToastPlace = (typeof places)[number];

/** What a message mustn't cover while there is room elsewhere: titles, and all that can be pressed or typed into. */
const kept =
  'h1, h2, h3, a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="option"]';

/** The place where the fewest of them lie under the message; a place outside of what is seen is none. */
export function leastCovering(
  options: readonly { place: ToastPlace; rect: Rect }[],
  others: readonly Rect[],
  seen: Rect,
): ToastPlace {
  const counted = options.map(({ place, rect }) => ({
    place,
    covered: isInside(rect, seen) ? others.filter((other) => overlap(rect, other)).length : Number.POSITIVE_INFINITY,
  }));
  const least = Math.min(...counted.map(({ covered }) => covered));
  return counted.find(({ covered }) => covered === least)?.place ?? places[0];
}

/** Puts the region of messages where it covers the least of this page. */
export function placeToasts(region: HTMLElement): void {
  if (region.childElementCount === 0) return;
  const options = places.map((place) => {
    region.dataset.place = place;
    return { place, rect: around([...region.children]) };
  });
  region.dataset.place = leastCovering(options, keptRects(region), seenRect());
}

/** Of a page below an open dialog nothing can be pressed. */
function keptRects(region: HTMLElement): Rect[] {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(kept)]
    .filter((element) => !region.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect());
}

/** What the keyboard of a phone leaves. */
function seenRect(): Rect {
  const { innerWidth, innerHeight, visualViewport } = window;
  const { offsetTop: top = 0, height = innerHeight } = visualViewport ?? {};
  return { left: 0, top, right: innerWidth, bottom: top + height };
}

function around(elements: readonly Element[]): Rect {
  const rects = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

function overlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside(one: Rect, other: Rect): boolean {
  return one.top >= other.top && one.bottom <= other.bottom;
}
