import { usePageKeys } from '#ui/use-page-keys.ts';
import type { Grade } from './review-session.ts';

const gradeOfKey: Readonly<Record<string, Grade>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

type Reviewed = {
  /** Whether a card is asked whose answer is shown and graded. */
  isAsking: boolean;
  isShown: boolean;
  show: () => void;
  grade: (grade: Grade) => void;
  /** Null when there is nothing to take back. */
  undo?: (() => void) | null;
  /** Where there is a way out to which a key leads. */
  leave?: (() => void) | undefined;
};

/**
 * Space shows the answer, 1 to 4 grade it, Z undoes the last answer, Escape leaves; where answers are typed, only the
 * last two work.
 */
export function useReviewKeys({ isAsking, isShown, show, grade, undo, leave }: Reviewed): void {
  usePageKeys(true, (event) => {
    if (event.repeat || isTyping(event.target)) return;
    const value = gradeOfKey[event.key];
    if (event.key === ' ' && isAsking && !isShown && !isControl(event.target)) show();
    else if (value && isAsking && isShown) grade(value);
    else if (event.key.toLowerCase() === 'z' && undo) undo();
    else if (event.key === 'Escape' && leave) leave();
    else return;
    event.preventDefault();
  });
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
