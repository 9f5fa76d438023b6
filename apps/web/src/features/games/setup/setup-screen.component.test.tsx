import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, refusal, requestsHaveCome } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';
import { hubOf, playOf } from '#testing/plays.ts';
import { pairs } from '#testing/rounds.ts';
import { idOf } from '#testing/school.ts';

const start = page.getByRole('button', { name: 'Start', exact: true });
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
const homework = idOf(700);

async function open(path: string): Promise<void> {
  answer((calls) => calls.games.hub, hubOf());
  answer((calls) => calls.flashcards.decks, []);
  await openPage(path, student);
  await expect.element(start).toBeVisible();
}

it("plays a homework's list with another game, without keeping that choice", async () => {
  answerOwnHomework(ownHomework());
  await open(`/games/word-match?assignment=${homework}`);
  await expect.element(choice('Words')).toHaveValue('assignment');
  await expect.element(choice('Homework')).toHaveValue(homework);
  await expectNoBarriers('practice');
  const asked = answer((calls) => calls.games.start, playOf('word-match', pairs));
  await start.click();
  await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(asked).toMatchObject([{ source: { kind: 'assignment', assignmentId: homework } }]);
  await open('/games/word-match');
  await expect.element(choice('Words').last()).toHaveValue('due');
});

it('plays a homework in its own game as the teacher set it', async () => {
  answerOwnHomework(ownHomework());
  await open('/games/anagram');
  await userEvent.selectOptions(choice('Words'), 'A homework list');
  await expect.element(page.getByText(/None yet/)).toBeVisible();
  expect(page.getByLabelText('Clock', { exact: true }).query()).toBeNull();
});

it('offers no choices for a homework', async () => {
  answerOwnHomework(ownHomework());
  await open(`/games/anagram?assignment=${homework}`);
  await expect.element(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the homework', exact: true })).toBeVisible();
  expect(page.getByRole('combobox').query()).toBeNull();
  await expectNoBarriers('before the start');
});

it('asks for no homework that its own page has just shown', async () => {
  const own = ownHomework();
  answerOwnHomework(own);
  const asked = answer((calls) => calls.assignments.mine, ownPage([own]));
  queryClient.setQueryData(orpc.assignments.mine.queryKey({ input: { only: homework } }), ownPage([own]));
  await open(`/games/anagram?assignment=${homework}`);
  await expect.element(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await requestsHaveCome();
  expect(asked).toEqual([]);
});

it('ends the game that was left only once a new one has begun', async () => {
  const [old, left] = [idOf(810), answer((calls) => calls.games.leave, { changed: 1 })];
  answer((calls) => calls.games.hub, hubOf({ 'word-match': old }));
  answer((calls) => calls.assignments.mine, ownPage([]));
  answer((calls) => calls.flashcards.decks, []);
  await openPage('/games/word-match', student);
  answer(
    (calls) => calls.games.start,
    () => {
      throw refusal('not-enough', 409, { shortage: 'too-few', have: 1, need: 4, level: null });
    },
  );
  await start.click();
  await expect.element(page.getByText("There isn't enough to play with yet")).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(left).toEqual([]);
  answer((calls) => calls.games.start, playOf('word-match', pairs));
  await start.click();
  await expect.poll(() => left).toEqual([{ id: old }]);
  await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});
