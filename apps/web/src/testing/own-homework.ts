import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { answer } from './answers.ts';
import { ownPage } from './own-page.ts';
import { idOf } from './school.ts';
import { lighthouse } from './texts.ts';

/** Anagrams of four words that a student's teacher has set, as the student sees them. */
export function ownHomework({ title = 'Fruit', ...change }: Partial<OwnAssignment> = {}): OwnAssignment {
  return {
    ...{ id: idOf(700), title, instructions: '', dueAt: null, timeZone: 'Europe/Berlin', isLateAllowed: true },
    ...{ points: null, counts: 'best', closedAt: null, state: 'assigned', turnedInAt: null, percent: null },
    ...{ attempts: [], teacherName: 'Tara Teacher', className: '7B Reading', isOpen: true, isOverdue: false },
    publishedAt: '2026-11-20T08:00:00.000Z',
    task: {
      ...{ kind: 'game', type: 'anagram', mode: 'definition', items: 4, timer: 'none', target: null, test: null },
      ...{ words: 4, level: null, topic: null },
    },
    openPlay: null,
    feedback: null,
    ...change,
  };
}

/** The first two pages of a text, as a student sees them. */
export function ownReading({
  read = 0,
  of = 2,
  ...change
}: Partial<OwnAssignment> & { read?: number; of?: number } = {}): OwnAssignment {
  const { id: pdfId, title } = lighthouse;
  return ownHomework({
    title: 'Read the beginning',
    task: { kind: 'reading', pdfId, from: 1, to: 2, text: { title }, read, of },
    ...change,
  });
}

/** Two of three words that a student knows until they are due. */
export function ownOutcome({
  there = 2,
  of = 3,
  deck = null,
  ...change
}: Partial<OwnAssignment> & { there?: number; of?: number; deck?: { id: string; name: string } | null } = {}) {
  return ownHomework({
    title: 'Three words',
    dueAt: '2199-12-01T11:00:00.000Z',
    task: { kind: 'outcome', recall: 0.9, isDeck: deck !== null, deck, there, of, needed: of },
    ...change,
  });
}

/** A student with one homework, which can be turned in and taken back. */
export function answerOwnHomework(homework: OwnAssignment): void {
  let own = homework;
  const put = (change: Partial<OwnAssignment>) => {
    own = { ...own, ...change };
    return own;
  };
  const mine = () => ownPage([own]);
  answer((calls) => calls.assignments.mine, mine);
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
