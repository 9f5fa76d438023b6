import { paths } from '@wordgrove/contract/paths';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { deckOf } from '#testing/flashcards.ts';
import { answerHomework } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';
import { lighthouse, ownTextOf } from '#testing/texts.ts';

const drinks = deckOf('Drinks');

/** At the end of the next school day. */
const byDefault = { at: expect.stringMatching(/T23:59$/), timeZone: 'Europe/Berlin' };

/** Goes from the dashboard to a published homework: the title is typed; all clicks count, those into other fields too. */
async function set(choices: readonly string[] = [], typed: Readonly<Record<string, string>> = {}) {
  const { made } = answerHomework();
  answer((calls) => calls.notices.list, []);
  answer((calls) => calls.flashcards.decks, [deckOf('Food', { id: idOf(811) }), drinks]);
  await openPage(paths.teacherDashboard, teacher);
  let clicks = 0;
  const click = async (role: 'link' | 'radio' | 'button', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await click('link', 'Set the first homework');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await userEvent.keyboard('Holidays');
  for (const name of choices) await click('radio', name);
  for (const [name, text] of Object.entries(typed)) {
    clicks += 1;
    await page.getByLabelText(name, { exact: true }).fill(text);
  }
  await click('button', 'Publish');
  await expect.poll(() => made).toHaveLength(1);
  expect(made).toMatchObject([{ title: 'Holidays', publishes: true, classIds: [idOf(500)] }]);
  expect(clicks).toBeLessThanOrEqual(5);
  return { clicks, made: made[0] };
}

it('a game is set from the dashboard with two clicks', async () => {
  expect(await set()).toMatchObject({ clicks: 2, made: { task: { kind: 'game' }, due: byDefault } });
});

it('a hand-in with three, and the next one begins as this one', async () => {
  expect(await set(['Hand-in'])).toMatchObject({ clicks: 3, made: { task: { kind: 'hand-in' } } });
  await page.getByRole('button', { name: 'New assignment' }).click();
  await expect.element(page.getByRole('radio', { name: 'Hand-in', exact: true })).toBeChecked();
});

it('a text to read with four, whichever of several it is', async () => {
  const another = ownTextOf({ id: idOf(805), title: 'Another one' });
  answer((calls) => calls.pdfs.list, { texts: [another, ownTextOf()], next: null });
  const task = { kind: 'reading', pdfId: lighthouse.id, from: 1, to: null };
  expect(await set(['Reading', 'The old lighthouse'])).toMatchObject({ clicks: 4, made: { task } });
});

const words = ['apple', 'pear', 'plum'];
const material = { kind: 'words', words };

it('words to learn with four, one of them into the list', async () => {
  const { clicks, made } = await set(['Words'], { 'Word list': words.join('\n') });
  expect({ clicks, made }).toMatchObject({ clicks: 4, made: { task: { kind: 'words', material }, due: byDefault } });
});

it('an outcome with five, where the words are to be known at another time', async () => {
  const { clicks, made } = await set(['Outcome'], { 'Word list': words.join('\n'), Due: '2030-12-01T18:00' });
  const due = { at: '2030-12-01T18:00' };
  expect({ clicks, made }).toMatchObject({ clicks: 5, made: { task: { kind: 'outcome', material }, due } });
});

const deck = { kind: 'deck', deckId: drinks.id };

it('the words of a deck with four, whichever of several it is', async () => {
  const { clicks, made } = await set(['Words', 'Drinks']);
  expect({ clicks, made }).toMatchObject({
    clicks: 4,
    made: { task: { kind: 'words', material: deck }, due: byDefault },
  });
});

it('those of a deck as an outcome with four', async () => {
  const { clicks, made } = await set(['Outcome', 'Drinks']);
  const task = { kind: 'outcome', recall: 0.9, material: deck };
  expect({ clicks, made }).toMatchObject({ clicks: 4, made: { task, due: byDefault } });
});
