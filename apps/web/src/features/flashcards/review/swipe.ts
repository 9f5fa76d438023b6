/** Where a finger is that began on a card, and when. */
export type Drag = { dx: number; dy: number; ms: number; width: number };

/** Below this a finger has only touched. */
const slop = 10;

/** A quick flick needs this much, in pixels, and this many a millisecond. */
const flick = { px: 48, speed: 0.5 };

/** A slow one needs this share of the card, but no more than a thumb can do. */
const far = { share: 0.28, px: 120 };

/** Whether a finger moves across rather than up or down; null while that can't be told. */
export function isAcross({ dx, dy }: Pick<Drag, 'dx' | 'dy'>): boolean | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < slop) return null;
  return Math.abs(dx) > Math.abs(dy);
}

/** How much of a swipe it is already: -1 to the left, 1 to the right, when it is far enough to count. */
export function shareOf({ dx, width }: Pick<Drag, 'dx' | 'width'>): number {
  const share = dx / Math.min(width * far.share, far.px);
  return Math.max(-1, Math.min(1, share));
}

/** What a finger says that is lifted there: to the left, to the right, or nothing. */
export function swipeOf(drag: Drag): 'left' | 'right' | null {
  const { dx, ms } = drag;
  const isFlick = Math.abs(dx) >= flick.px && Math.abs(dx) / Math.max(ms, 1) >= flick.speed;
  if (!isFlick && Math.abs(shareOf(drag)) < 1) return null;
  return dx < 0 ? 'left' : 'right';
}
