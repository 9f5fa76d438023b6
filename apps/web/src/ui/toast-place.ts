export type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where messages can appear: in the corners or the middle of the foot, or under the bar. */
const atFoot = ['foot-end', 'foot', 'foot-start'] as const;

export type Spot = {
  place: (typeof atFoot)[number] | 'head';
  /** Distance above the foot, in pixels. */
  lift: number;
  rect: Rect;
};

const liftPx = 8;

/**
 * What a message mustn't cover while there is space elsewhere: titles, and everything that can be pressed or typed
 * into.
 */
const kept =
  'h1, h2, h3, a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="option"]';

/** Panels hanging open below a button of the bar. */
const hanging = 'header section, header nav';
const hangs = 'header [aria-expanded="true"]';

/**
 * The spots at the foot and above it up to the middle of the visible area, lowest first, and then the one under the bar
 * if it is free.
 */
export function spotsOf(foot: readonly Omit<Spot, 'lift'>[], head: Rect | null, seen: Rect): Spot[] {
  const least = (seen.top + seen.bottom) / 2;
  const highest = Math.max(...foot.map(({ rect }) => rect.bottom)) - least;
  const lifts = Array.from({ length: Math.ceil(highest / liftPx) }, (_, at) => at * liftPx);
  const spots = lifts.flatMap((lift) =>
    foot.map(({ place, rect }) => ({
      place,
      lift,
      rect: { ...rect, top: rect.top - lift, bottom: rect.bottom - lift },
    })),
  );
  const below = spots.filter(({ rect }) => rect.top >= least);
  return head ? [...below, { place: 'head', lift: 0, rect: head }] : below;
}

/** The first of the spots that cover the fewest of the others. A spot that isn't fully visible doesn't count. */
export function leastCovering(spots: readonly Spot[], others: readonly Rect[], seen: Rect): Spot | undefined {
  const inSight = spots.filter(({ rect }) => isInside(rect, seen));
  const covered = inSight.map(({ rect }) => others.filter((other) => overlap(rect, other)).length);
  return inSight[covered.indexOf(Math.min(...covered))];
}

/** Puts the message region where it covers the least of this page. If it already covers nothing, it stays. */
export function placeToasts(region: HTMLElement): void {
  if (region.childElementCount === 0) return;
  const others = keptRects(region);
  const now = around([...region.children]);
  if (region.dataset.place && isInside(now, seenRect()) && !others.some((other) => overlap(now, other))) return;
  // Not through a variable in its inset: Chromium 156 would still measure its previous position.
  region.style.translate = 'none';
  const rectAt = (place: Spot['place']) => {
    region.dataset.place = place;
    return around([...region.children]);
  };
  const seen = seenRect();
  const foot = atFoot.map((place) => ({ place, rect: rectAt(place) }));
  const spots = spotsOf(foot, document.querySelector(hangs) ? null : rectAt('head'), seen);
  const { place, lift } = leastCovering(spots, others, seen) ?? { place: 'foot-end', lift: 0 };
  region.dataset.place = place;
  region.style.translate = `0 ${-lift}px`;
}

/** Nothing can be pressed on a page below an open dialog. */
function keptRects(region: HTMLElement): Rect[] {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(`${kept}, ${hanging}`)]
    .filter((element) => !region.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect());
}

/** The visible area, which excludes a phone's keyboard. */
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

function isInside(one: Rect, other: Rect): boolean {
  return one.top >= other.top && one.bottom <= other.bottom;
}

function overlap(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
