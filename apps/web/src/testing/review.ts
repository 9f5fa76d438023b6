import type { Graded } from '@wordgrove/contract/flashcards';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page } from 'vitest/browser';
import type { client } from '#platform/api.ts';
import type { Asked } from './answers.ts';
import { answer } from './answers.ts';
import { cardOf, deckOf, fruit, todayOf, waitingOf } from './flashcards.ts';

export const fruitCards = fruit.map(cardOf);

const now = '2026-11-23T08:00:00.000Z';

export const show: Locator = page.getByRole('button', { name: 'Show answer' });
export const grade = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Expects that so many cards of the sitting are left: that is heard, and seen as the length of a bar. */
export async function expectLeft(count: number): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Review' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', `${count} card${count === 1 ? '' : 's'} left`);
}

type Review = {
  /** From now on takes grades, with these differences. */
  takeGrades: (change?: Partial<Graded>) => Asked<typeof client.flashcards.grade>;
  undone: Asked<typeof client.flashcards.undo>;
};

/** A server with these cards, which takes every answer. */
export function answerCards(all: typeof fruitCards = fruitCards): Review {
  const done = new Set<string>();
  const rest = () => all.filter(({ id }) => !done.has(id));
  answer(
    (calls) => calls.flashcards.queue,
    () => ({ today: { ...todayOf(done.size), xp: 2 * done.size }, nextDue: null, cards: rest() }),
  );
  answer((calls) => calls.flashcards.practiseMore, all);
  answer(
    (calls) => calls.flashcards.waiting,
    () => waitingOf(rest().length, done.size),
  );
  answer(
    (calls) => calls.flashcards.decks,
    () => [deckOf('Fruit', { cards: all.length, fresh: rest().length })],
  );
  const outcome = (id: string): Omit<Graded, 'grade' | 'typed' | 'isExtra'> => ({
    cardId: id,
    word: all.find((each) => each.id === id)?.word ?? '',
    state: 'learning',
    due: now,
    today: todayOf(done.size),
    next: rest().map((each) => each.id),
    tasks: [],
  });
  const undone = answer(
    (calls) => calls.flashcards.undo,
    () => {
      const last = [...done].at(-1) ?? '';
      done.delete(last);
      return outcome(last);
    },
  );
  const takeGrades = (change: Partial<Graded> = {}) =>
    answer(
      (calls) => calls.flashcards.grade,
      ({ cardId, grade: given = 3 }) => {
        done.add(cardId);
        return { ...outcome(cardId), grade: given, typed: null, isExtra: false, ...change };
      },
    );
  return { takeGrades, undone };
}
