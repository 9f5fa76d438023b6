import type { Graded, ReviewCard } from '@wordgrove/contract/flashcards';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';

const now = '2026-11-23T08:00:00.000Z';
const card = ([front, back]: readonly [string, string], at: number): ReviewCard => ({
  id: `0190a5e0-0000-7000-8000-00000000030${at}`,
  deckId: '0190a5e0-0000-7000-8000-000000000300',
  deckName: 'Fruit',
  front,
  back,
  word: `${front}:noun`,
  language: 'tr',
  note: '',
  met: { source: 'hand' },
  createdBy: student.user.uid,
  createdAt: now,
  updatedAt: now,
  version: 1,
  state: 'new',
  due: null,
  lapses: 0,
  isLeech: false,
  isSuspended: false,
  intervals: { again: 60, hard: 600, good: 86_400, easy: 345_600 },
});
const fruit = (
  [
    ['apple', 'elma'],
    ['pear', 'armut'],
    ['plum', 'erik'],
  ] as const
).map(card);

const healthy = {
  status: 'ok',
  version: '1.0.0',
  database: 'ok',
  disk: 'ok',
  mail: 'mailbox',
  baseUrl: null,
} as const;

const show = page.getByRole('button', { name: 'Show answer' });
const grade = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

const isLost = () => {
  throw lostNetwork();
};

/** A server with three cards, which takes every answer. */
function answerCards() {
  const done = new Set<string>();
  const today = () => ({ day: '2026-11-23', limit: 50, done: done.size, remaining: 50 - done.size });
  const rest = () => fruit.filter(({ id }) => !done.has(id));
  answer(
    (calls) => calls.flashcards.queue,
    () => ({ today: today(), nextDue: null, cards: rest() }),
  );
  answer((calls) => calls.flashcards.practiseMore, []);
  const outcome = (id: string): Omit<Graded, 'grade' | 'typed' | 'isExtra'> => ({
    cardId: id,
    word: fruit.find((each) => each.id === id)?.word ?? '',
    state: 'learning',
    due: now,
    today: today(),
    next: rest().map((each) => each.id),
  });
  const undone = answer(
    (calls) => calls.flashcards.undo,
    () => {
      done.clear();
      return outcome(fruit[0]?.id ?? '');
    },
  );
  const takeGrades = () =>
    answer(
      (calls) => calls.flashcards.grade,
      ({ cardId, grade: given = 3 }) => {
        done.add(cardId);
        return { ...outcome(cardId), grade: given, typed: null, isExtra: false };
      },
    );
  return { takeGrades, undone };
}

describe('a review', () => {
  it('is done by keyboard alone, takes one back, and comes to the end', async () => {
    const { takeGrades, undone } = answerCards();
    const graded = takeGrades();
    await openPage('/flashcards?review=all', student);
    await expect.element(text('3 cards left')).toBeVisible();
    await expect.element(show).toHaveFocus();
    await expectNoBarriers('front');
    await press('Space');
    await expect.element(text('elma')).toBeVisible();
    await expectNoBarriers('back');
    await press('1');
    await expect.element(text('2 cards left')).toBeVisible();
    await press('z');
    await expect.element(text('elma')).toBeVisible();
    await expect.poll(() => undone.length).toBe(1);
    await press('4');
    for (const back of ['armut', 'erik']) {
      await expect.element(show).toHaveFocus();
      await press('Space');
      await expect.element(text(back)).toBeVisible();
      await press('4');
    }
    await expect.element(page.getByRole('heading', { name: 'All done for now' })).toHaveFocus();
    await expect.element(text('You answered 3 cards. You remembered 3.')).toBeVisible();
    await expect.poll(() => graded.map(({ grade: given }) => given)).toEqual([1, 4, 4, 4]);
  });

  it('keeps answers that are given without a connection, and sends each once when it is back', async () => {
    const { takeGrades } = answerCards();
    answer((calls) => calls.flashcards.grade, isLost);
    answer((calls) => calls.health.check, isLost);
    await openPage('/flashcards?review=all', student);
    for (const left of ['2 cards left', '1 card left']) {
      await show.click();
      await grade('Easy').click();
      await expect.element(text(left)).toBeVisible();
    }
    await expect.element(page.getByText(/^2 answers are kept on this device/)).toBeVisible();
    expect(Object.keys(window.localStorage).filter((key) => key.includes(student.user.uid))).toHaveLength(2);

    const graded = takeGrades();
    answer((calls) => calls.health.check, healthy);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => page.getByText(/answers are kept on this device/).query()).toBeNull();
    expect(graded.map(({ cardId }) => cardId)).toEqual(fruit.slice(0, 2).map(({ id }) => id));
    expect(Object.keys(window.localStorage).filter((key) => key.includes(student.user.uid))).toEqual([]);
  });

  it('takes a double click on a grade for one', async () => {
    const { takeGrades } = answerCards();
    takeGrades();
    await openPage('/flashcards?review=all', student);
    await show.click();
    await grade('Hard').dblClick({ delay: 50 });
    await expect.element(text('2 cards left')).toBeVisible();
    await expect.element(text('armut')).not.toBeVisible();
  });
});
