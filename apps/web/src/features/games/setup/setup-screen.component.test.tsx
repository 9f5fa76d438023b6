import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, refusal, requestsHaveCome } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { loadKitLast } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { answerOwnHomework, ownHomework } from '#testing/own-homework.ts';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';
import { hubOf, playOf } from '#testing/plays.ts';
import { pairs, quiz } from '#testing/rounds.ts';
import { idOf, ownClassOf } from '#testing/school.ts';

const start = page.getByRole('button', { name: 'Start', exact: true });
const options = page.getByText('Options', { exact: true });
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const allAllowed = { sound: true, celebrations: true, forest: true, playInLessons: true };
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
  await expect.element(button('Fruit')).toHaveAttribute('aria-pressed', 'true');
  await options.click();
  await expect.element(choice('Words')).toHaveValue('assignment');
  await expect.element(choice('Homework')).toHaveValue(homework);
  await expectNoBarriers('practice');
  const asked = answer((calls) => calls.games.start, playOf('word-match', pairs));
  await start.click();
  await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(asked).toMatchObject([{ source: { kind: 'assignment', assignmentId: homework } }]);
  await open('/games/word-match');
  await options.last().click();
  await expect.element(choice('Words').last()).toHaveValue('due');
});

it('plays a homework in its own game as the teacher set it', async () => {
  answerOwnHomework(ownHomework());
  await open('/games/anagram');
  await options.click();
  await userEvent.selectOptions(choice('Words'), 'A homework list');
  await expect.element(page.getByText(/None yet/)).toBeVisible();
  expect(page.getByLabelText('Clock', { exact: true }).query()).toBeNull();
});

it('offers no choices for a homework', async () => {
  answerOwnHomework(ownHomework());
  await open(`/games/anagram?assignment=${homework}`);
  await expect.element(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the homework', exact: true })).toBeVisible();
  expect(document.querySelectorAll('select')).toHaveLength(0);
  expect(options.query()).toBeNull();
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

it('is ready to start, with what is chosen in one line', async () => {
  answer((calls) => calls.assignments.mine, ownPage([]));
  await open('/games/quiz');
  await expect.element(start).toHaveFocus();
  await expect.element(start).toHaveAccessibleDescription('Quiz Find the right answer.');
  await expect.element(page.getByText('My words: 30 due · 10 questions', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Words', { exact: true })).not.toBeVisible();
  await expectNoBarriers('folded');
  const asked = answer((calls) => calls.games.start, playOf('quiz', quiz));
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Pause')).toBeVisible();
  expect(asked).toMatchObject([{ type: 'quiz', items: 10, source: { kind: 'due' } }]);
});

it('looks alike whichever page was open before', async () => {
  answer((calls) => calls.assignments.mine, ownPage([]));
  await open('/games/quiz');
  const card = page.getByRole('region', { name: 'Quiz', exact: true });
  loadKitLast();
  expect(getComputedStyle(card.element()).padding).toBe('0px');
  expect(getComputedStyle(start.element()).minHeight).toBe('60px');
});

it('remembers for each game what was chosen on this device', async () => {
  answer((calls) => calls.assignments.mine, ownPage([]));
  await open('/games/quiz');
  await options.click();
  await userEvent.selectOptions(choice('Number of questions'), '6');
  await userEvent.selectOptions(choice('Clock'), 'Count my time');
  await expectNoBarriers('open');
  answer((calls) => calls.games.start, playOf('quiz', quiz));
  await start.click();
  await expect.element(button('Pause')).toBeVisible();
  await cleanup();
  await open('/games/quiz');
  await expect.element(page.getByText(/ · 6 questions · Count my time$/)).toBeVisible();
  await cleanup();
  await open('/games/true-false');
  await expect.element(page.getByText(/ · 10 statements$/)).toBeVisible();
});

it('shows the choice of words where those at hand are too few', async () => {
  const { games, ...hub } = hubOf();
  const shortage = { shortage: 'too-few', have: 12, need: 40, level: 'A1' } as const;
  answer((calls) => calls.assignments.mine, ownPage([]));
  answer((calls) => calls.flashcards.decks, []);
  answer((calls) => calls.games.hub, { ...hub, games: games.map((game) => ({ ...game, shortage })) });
  await openPage('/games/quiz', student);
  await expect.element(choice('Words')).toBeVisible();
  await button('Use words of level A1').click();
  await expect.element(start).toHaveFocus();
  await expect.element(choice('Words')).toHaveValue('level');
  await expect.element(page.getByText(/^Level A1 · /)).toBeVisible();
});

it('has a homework list one tap away', async () => {
  answerOwnHomework(ownHomework());
  await open('/games/anagram');
  await button('Fruit').click();
  await expect.element(button('Fruit')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/None yet/)).toBeVisible();
  await expectNoBarriers('a homework list');
  await button('Fruit').click();
  await expect.element(page.getByText(/^My words: 30 due · /)).toBeVisible();
});

it('offers no sounds where a class has them off', async () => {
  answerOwnHomework(ownHomework());
  await open('/games/anagram');
  await options.click();
  await expect.element(page.getByLabelText('Sounds', { exact: true })).toBeVisible();
  await cleanup();
  queryClient.clear();
  answer((calls) => calls.classes.mine, [ownClassOf('5-A', { allows: { ...allAllowed, sound: false } })]);
  await open('/games/anagram');
  await options.click();
  await requestsHaveCome();
  await expect.element(page.getByLabelText('Clock', { exact: true })).toBeVisible();
  expect(page.getByLabelText('Sounds', { exact: true }).query()).toBeNull();
});

it('ends the game that was left only once a new one has begun', async () => {
  const [old, left] = [idOf(810), answer((calls) => calls.games.leave, { changed: 1 })];
  answer((calls) => calls.games.hub, hubOf({ 'word-match': old }));
  answer((calls) => calls.assignments.mine, ownPage([]));
  answer((calls) => calls.flashcards.decks, []);
  await openPage('/games/word-match', student);
  await expect.element(button('Resume')).toHaveFocus();
  await expect.element(button('Resume')).toHaveAccessibleDescription('You left a game in the middle');
  await expectNoBarriers('left in the middle');
  answer(
    (calls) => calls.games.start,
    () => {
      throw refusal('not-enough', 409, { shortage: 'too-few', have: 1, need: 4, level: null });
    },
  );
  await start.click();
  await expect.element(page.getByText("There isn't enough to play with yet")).toBeVisible();
  await expect.element(button('Resume')).toBeVisible();
  expect(left).toEqual([]);
  answer((calls) => calls.games.start, playOf('word-match', pairs));
  await start.click();
  await expect.poll(() => left).toEqual([{ id: old }]);
  await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});
