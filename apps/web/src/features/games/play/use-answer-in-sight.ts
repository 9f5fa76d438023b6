import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const onPhones = '(max-width: 40rem)';
/** A taller outcome, pinned, would leave too little of the screen. */
const mostOfScreen = 0.45;
/** The line above a pinned outcome and the strip below it are shadows, which its measured height leaves out. */
const edge = 16;
const marked = '[data-state="right"], [data-state="wrong"]';
const all = `${marked}, [data-state="other"]`;

/**
 * On a phone an outcome is pinned to the bottom of the screen: the given and the right answer are scrolled out from
 * behind it. An outcome too tall to be pinned is scrolled to where it is. The next item starts at the page's top.
 */
export function useAnswerInSight(outcome: RefObject<HTMLElement | null>, hasCome: boolean | undefined): void {
  const hadCome = useRef(false);
  // Before painting, so that nothing visibly jumps, and before the 'Next' button gets the focus and scrolls by itself.
  useLayoutEffect(() => {
    const part = outcome.current;
    const hasGone = hadCome.current && !hasCome;
    hadCome.current = hasCome === true;
    if (!part || !matchMedia(onPhones).matches) return;
    if (hasCome) show(part);
    else if (hasGone) backToTop();
  }, [outcome, hasCome]);
}

function show(outcome: HTMLElement): void {
  // Not by a render of its own, which would come after the focus.
  outcome.toggleAttribute('data-too-high', outcome.offsetHeight > mostOfScreen * window.innerHeight);
  if (getComputedStyle(outcome).bottom !== 'auto') uncover(outcome);
  else outcome.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Scrolls until all answers are above the outcome, but never pushes a marked one behind the page's header. */
function uncover(outcome: HTMLElement): void {
  const placesOf = (which: string) =>
    [...(outcome.parentElement?.querySelectorAll(which) ?? [])].map((it) => it.getBoundingClientRect());
  const answers = placesOf(marked);
  if (answers.length === 0) return;
  const behind = Math.max(...placesOf(all).map(({ bottom }) => bottom)) - (outcome.getBoundingClientRect().top - edge);
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const room = Math.min(...answers.map(({ top }) => top)) - header - edge / 2;
  const way = Math.ceil(Math.min(behind, room));
  if (way > 0) window.scrollBy({ top: way, behavior: 'instant' });
}

function backToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  // With very large text the focused question may start further down.
  document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
