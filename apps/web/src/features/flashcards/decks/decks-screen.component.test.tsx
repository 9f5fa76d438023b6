import type { Deck } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { deckOf, waitingOf } from '#testing/flashcards.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';

const dialog = page.getByRole('dialog');
const name = dialog.getByLabelText('Name of the deck');
const heading = (text: string) => page.getByRole('heading', { name: text });

it('makes decks, renames and removes them, and brings them back', async () => {
  let decks: Deck[] = [];
  const answerName = (title: string) => {
    const deck = deckOf(title);
    decks = [deck];
    return deck;
  };
  answer(
    (calls) => calls.flashcards.decks,
    () => decks,
  );
  answer((calls) => calls.flashcards.waiting, waitingOf(0, 0));
  const made = answer(
    (calls) => calls.flashcards.createDeck,
    (asked) => answerName(asked.name),
  );
  answer(
    (calls) => calls.flashcards.renameDeck,
    (asked) => answerName(asked.name),
  );
  answer(
    (calls) => calls.flashcards.removeDeck,
    () => {
      decks = [];
      return { changed: 1 };
    },
  );
  answer(
    (calls) => calls.flashcards.restoreDeck,
    () => answerName('Old trees'),
  );
  await openPage('/flashcards', student);
  await page.getByRole('button', { name: 'Make the first one' }).click();
  await name.fill('Trees');
  await dialog.getByRole('button', { name: 'Create' }).dblClick();
  await page.getByRole('button', { name: 'More for Trees' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill('Old trees');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading('Old trees')).toBeVisible();
  await expectNoBarriers('decks');
  await page.getByRole('button', { name: 'More for Old trees' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => heading('Old trees').query()).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading('Old trees')).toBeVisible();
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

it('says what comes back when, and how well it is kept', async () => {
  answer((calls) => calls.flashcards.decks, [deckOf('Fruit', { cards: 3 })]);
  answer((calls) => calls.flashcards.waiting, waitingOf(0, 3));
  const days = Array.from({ length: limits.forecastDays }, (_, at) => ({
    day: new Date(Date.UTC(2026, 10, 23 + at)).toISOString().slice(0, 10),
    due: at === 1 ? 3 : 0,
  }));
  answer((calls) => calls.flashcards.forecast, days);
  const nothing = { reviews: 0, predicted: null, measured: null, byMonth: [], byPrediction: [] };
  answer((calls) => calls.flashcards.retention, { ...nothing, reviews: 4 });
  answer((calls) => calls.flashcards.leeches, []);
  await openPage('/flashcards', student);
  await page.getByRole('button', { name: 'Progress' }).click();
  await expect.element(heading('Your progress')).toHaveFocus();
  await expect.element(page.getByRole('img', { name: /3 words come back in the next 14 days/ })).toBeVisible();
  await expect.element(page.getByText(/It takes 30 reviews to tell\./)).toBeVisible();
  await page.getByText('As a table').first().click();
  await expectNoBarriers('progress');
});
