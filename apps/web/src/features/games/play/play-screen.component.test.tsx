import type { GameType } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#platform/api.ts';
import { boardsKey } from '#platform/moved-tasks.ts';
import { finishErrands } from '#platform/sign-out.ts';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { press } from '#testing/keys.ts';
import { answerSignOut, openPage } from '#testing/open.tsx';
import { openGame } from '#testing/open-game.tsx';
import { ownPage } from '#testing/own-page.ts';
import { boardOf, student, taskOf } from '#testing/people.ts';
import { hubOf, itemOf, playId, playOf, resultOf } from '#testing/plays.ts';
import * as rounds from '#testing/rounds.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const toResults = button('To the results');
const number = (place: number) => page.getByText(`Question ${place} of 2`, { exact: true });
const owl = { ...rounds.quiz, items: rounds.quiz.items.slice(1) };

const roundOf = { 'word-match': rounds.pairs, quiz: rounds.quiz, reading: rounds.passage };
const titles = { 'word-match': 'Word Match', quiz: 'Quiz', reading: 'Reading Quiz' };

/** Answers for the hub and what it preloads. */
function answerHub(left: Partial<Record<GameType, string>> = {}) {
  answer((calls) => calls.flashcards.decks, []);
  answer((calls) => calls.assignments.mine, ownPage([]));
  return answer((calls) => calls.games.hub, hubOf(left));
}

// Three that differ in what they need: the others are drawn by the same screen.
describe.each(['word-match', 'quiz', 'reading'] as const)('from the hub to the first item of %s', (type) => {
  it('the server is asked once, for the start and for what was left', async () => {
    const hub = answerHub();
    const started = answer((calls) => calls.games.start, playOf(type, roundOf[type]));
    await openPage('/games', student);
    await expect.element(link(titles[type])).toBeVisible();
    const before = hub.length;
    await link(titles[type]).click();
    await button('Start').click();
    await expect.element(button('Pause')).toBeVisible();
    // A call that nobody answers fails the test, so these are all.
    expect([hub, started].map((asked) => asked.length)).toEqual([before, 1]);
    const again = answerHub({ [type]: playId });
    await link('Leave').click();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => again.length).toBeGreaterThan(0);
    const after = again.length;
    answer((calls) => calls.games.resume, playOf(type, roundOf[type]));
    await link(titles[type]).click();
    await button('Resume').click();
    await expect.element(button('Pause')).toBeVisible();
    expect([again, started].map((asked) => asked.length)).toEqual([after, 1]);
  });
});

describe('a play', () => {
  it('that is left to the hub goes on after its last answer, also before the hub has answered', async () => {
    answerHub();
    answer((calls) => calls.games.start, playOf('quiz', rounds.quiz));
    const saved = answer(
      (calls) => calls.games.saveMoves,
      ({ from, moves }) => ({ kept: from + moves.length, moves: null, clock: null }),
    );
    await openPage('/games', student);
    await link('Quiz').click();
    await button('Start').click();
    await expect.element(number(1)).toBeVisible();
    await press('1');
    await button('Next').click();
    await expect.element(number(2)).toBeVisible();
    // The hub's numbers from before the start are stale by now.
    const never = answer(
      (calls) => calls.games.hub,
      () => new Promise<never>(() => undefined),
    );
    await link('Leave').click();
    await expect.poll(() => never.length).toBeGreaterThan(0);
    await expect.poll(() => saved.flatMap(({ moves }) => moves)).toHaveLength(1);
    answerHub({ quiz: playId });
    const [move] = saved.flatMap(({ moves }) => moves);
    answer((calls) => calls.games.resume, { ...playOf('quiz', rounds.quiz), moves: move ? [move] : [] });
    await link('Quiz').click();
    await button('Resume').click();
    await expect.element(number(2)).toBeVisible();
  });

  it('that is paused sends its waiting moves at once', async () => {
    // Waiting moves go out every four seconds: with the clock held, only the pause can have sent them.
    holdClock();
    const { saved } = await openGame('quiz', rounds.quiz);
    await press('1');
    await expect.element(button('Next')).toBeVisible();
    expect(saved).toHaveLength(0);
    await button('Pause').click();
    await expect.element(page.getByText('Take your time. Your answers are kept.')).toBeVisible();
    await expect.poll(() => saved.flatMap(({ moves }) => moves)).toHaveLength(1);
  });

  it('whose end can’t be sent says so, and sends it by itself when the server is back', async () => {
    await openGame('quiz', owl);
    await press('3');
    const isLost = () => {
      throw lostNetwork();
    };
    answer((calls) => calls.games.finish, isLost);
    answer((calls) => calls.health.check, isLost);
    await toResults.click();
    await expect.element(page.getByText("Your result isn't sent yet")).toBeVisible();
    await expectNoBarriers('not sent');
    answer((calls) => calls.games.finish, { ...resultOf('quiz', [itemOf('owl')]), tasks: [] });
    answer((calls) => calls.dictionary.savedWords, { total: 0, words: [] });
    await button(/^(Retry|Try again)$/).click();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
  });

  it('that was given up elsewhere says so at its end', async () => {
    await openGame('quiz', owl);
    await press('3');
    answer(
      (calls) => calls.games.finish,
      () => {
        throw refusal('not-found', 404);
      },
    );
    answer(
      (calls) => calls.games.result,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await toResults.click();
    await expect.element(page.getByText('This game is over')).toBeVisible();
    answerHub();
    await button('New game').click();
    await expect.element(button('Start')).toBeVisible();
  });

  it('moves the day’s task when it ends, without asking for the tasks', async () => {
    const boards = answer((calls) => calls.dailyTasks.today, boardOf([taskOf(1)]));
    await openGame('quiz', owl);
    // Once for the page, and once more when its live stream is ready.
    await expect.poll(() => boards).toHaveLength(2);
    await press('3');
    const tasks = [{ id: taskOf(1).id, progress: 1, byActivity: 1 }];
    answer((calls) => calls.games.finish, { ...resultOf('quiz', [itemOf('owl')]), tasks });
    answer((calls) => calls.dictionary.savedWords, { total: 0, words: [] });
    await toResults.click();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
    const shown = () => queryClient.getQueriesData({ queryKey: boardsKey }).map(([, board]) => board);
    await expect.poll(shown).toMatchObject([{ tasks }]);
    expect(boards).toHaveLength(2);
  });

  it('that is over leaves nothing to send, so that one click signs out', async () => {
    holdClock();
    const { saved } = await openGame('quiz', owl);
    await press('3');
    const finished = answer((calls) => calls.games.finish, { ...resultOf('quiz', [itemOf('owl')]), tasks: [] });
    answer((calls) => calls.dictionary.savedWords, { total: 0, words: [] });
    await toResults.click();
    await expect.element(page.getByRole('heading', { name: 'Results' })).toHaveFocus();
    const out = answerSignOut();
    await page.getByRole('banner').getByRole('button', { name: student.profile.fullName }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => out.length).toBe(1);
    expect(finished).toMatchObject([{ from: 0, moves: [{}] }]);
    expect(saved).toHaveLength(0);
  });

  it('that was left without a network is tried again before its student signs out, and not after that', async () => {
    await openGame('quiz', rounds.quiz);
    await press('1');
    await expect.element(button('Next')).toBeVisible();
    const lost = answer(
      (calls) => calls.games.saveMoves,
      () => {
        throw lostNetwork();
      },
    );
    answerHub();
    await link('Leave').click();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    const out = answerSignOut();
    const before = lost.length;
    await page.getByRole('banner').getByRole('button', { name: student.profile.fullName }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.element(page.getByText(/Some of your work hasn't reached the server yet/)).toBeVisible();
    expect([lost.length, out.length]).toEqual([before + 1, 0]);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => out.length).toBe(1);
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    const after = lost.length;
    expect(await finishErrands()).toBe(true);
    expect(lost).toHaveLength(after);
  });
});
