import { usePageKeys } from '#ui/use-page-keys.ts';
import { lastAnswer } from './review-session.ts';
import type { Review } from './use-review.ts';

const gradeOfKey = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
] as const);

/** Space shows the answer, 1 to 4 grade it, Z undoes the last answer; where answers are typed, only Z works. */
export function useReviewKeys(review: Review, isTyped: boolean): void {
  usePageKeys(true, (event) => {
    if (event.repeat || isTyping(event.target)) return;
    const { session, phase, show, grade, undo } = review;
    const isAsking = phase === 'asking' && !isTyped;
    const value = keyOf(event.key);
    if (event.key === ' ' && isAsking && !session.isShown && !isControl(event.target)) show();
    else if (value && isAsking && session.isShown) grade(value);
    else if (event.key.toLowerCase() === 'z' && lastAnswer(session)) undo();
    else return;
    event.preventDefault();
  });
}

function keyOf(key: string) {
  for (const [name, grade] of gradeOfKey) if (name === key) return grade;
  return null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}

/** Focused buttons respond to Space themselves. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
