import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { answer } from './answers.ts';
import { idOf } from './school.ts';

/** Anagrams of four words that a student's teacher has set, as the student sees them. */
export function ownHomework({ title = 'Fruit', ...change }: Partial<OwnAssignment> = {}): OwnAssignment {
  return {
    ...{ id: idOf(700), title, instructions: '', dueAt: null, timeZone: 'Europe/Berlin', isLateAllowed: true },
    ...{ points: null, counts: 'best', closedAt: null, state: 'assigned', turnedInAt: null, percent: null },
    ...{ attempts: [], teacherName: 'Tara Teacher', className: '7B Reading', isOpen: true, isOverdue: false },
    publishedAt: '2026-11-20T08:00:00.000Z',
    task: {
      ...{ kind: 'game', type: 'anagram', mode: 'definition', items: 4, timer: 'none', target: null },
      ...{ words: 4, level: null, topic: null },
    },
    openPlay: null,
    ...change,
  };
}

/** A student with one homework, which can be turned in and taken back. */
export function answerOwnHomework(homework: OwnAssignment): void {
  let own = homework;
  const put = (change: Partial<OwnAssignment>) => {
    own = { ...own, ...change };
    return own;
  };
  answer(
    (calls) => calls.assignments.mine,
    () => ({ assignments: [own], hasMore: false }),
  );
  answer((calls) => calls.assignments.words, { words: ['apple', 'banana', 'orange', 'cherry'] });
  answer(
    (calls) => calls.assignments.turnIn,
    () => put({ state: 'turned-in', turnedInAt: '2026-11-23T09:00:00.000Z' }),
  );
  answer(
    (calls) => calls.assignments.takeBack,
    () => put({ state: 'started', turnedInAt: null }),
  );
}
