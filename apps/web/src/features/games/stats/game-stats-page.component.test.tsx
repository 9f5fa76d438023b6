import type { GameStats } from '@wordgrove/contract/games';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayIn } from '#platform/time-zones.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';
import { itemOf, playId, resultOf } from '#testing/plays.ts';

const today = dayIn(new Date(), 'Europe/Berlin');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const none: GameStats = { from: today, to: today, byGame: [], byDay: [], hardest: [], recent: [] };

const counts = { plays: 1, ms: 60_000, right: 9, answered: 10 };
const onePlay: GameStats = {
  ...none,
  byGame: [{ type: 'quiz', ...counts, best: 0.95 }],
  byDay: [{ day: today, ...counts }],
  hardest: [{ word: 'owl:noun', lemma: 'owl', asked: 2, wrong: 1, given: [{ text: 'cat', times: 1 }] }],
  recent: [
    {
      id: playId,
      type: 'quiz',
      ...{ points: 95, maxPoints: 100, accuracy: 0.9, playedMs: 60_000, xp: 5 },
      finishedAt: new Date().toISOString(),
    },
  ],
};

const figure = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent?.includes(name))?.parentElement
    ?.textContent;

describe('the own numbers', () => {
  it('lead to a first game where there are none', async () => {
    answer((calls) => calls.games.stats, none);
    await openPage('/games/analytics', student);
    await expect.element(heading('Your numbers grow here')).toBeVisible();
    await expectNoBarriers('before the first game');
    await expect.element(page.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/games');
  });

  it('say what was played and what went wrong, day by day', async () => {
    const asked = answer(
      (calls) => calls.games.stats,
      ({ from = today }) => ({ ...onePlay, from }),
    );
    const open = await openPage('/games/analytics', student);
    await expect.element(heading('You played on 1 of 30 days')).toBeVisible();
    expect(figure('Games played')).toMatch(/1$/);
    expect(figure('Right at first try')).toMatch(/90%/);
    await expectNoBarriers('after a game');
    const days = page.getByRole('slider', { name: 'Day' }).first();
    await expect.element(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1 game$/));
    await tabTo(days);
    await press('ArrowLeft');
    await expect.element(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 0 games$/));

    await userEvent.selectOptions(page.getByLabelText('Show', { exact: true }), 'Last 7 days');
    await expect.element(heading('You played on 1 of 7 days')).toBeVisible();
    expect(open.path()).toBe('/games/analytics?days=7');
    expect(new Set(asked.map(({ from }) => from)).size).toBe(2);
    for (const summary of page.getByText('As a table').elements()) if (summary instanceof HTMLElement) summary.click();
    await expect.element(page.getByRole('row', { name: /^Quiz.*90%/ })).toBeVisible();
    await expectNoBarriers('with the tables open');

    answer(
      (calls) => calls.games.result,
      resultOf('quiz', [itemOf('owl', { isRight: false, given: 'cat', points: 0 })]),
    );
    answer((calls) => calls.dictionary.savedWords, { total: 0, words: [] });
    await page.getByRole('listitem').getByRole('link', { name: /^Quiz/ }).click();
    await page.getByText('Every answer').click();
    await expect.element(page.getByText('Right would be:')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    answer(
      (calls) => calls.games.stats,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage('/games/analytics?days=90', student);
    await expect.element(heading("We couldn't load your numbers")).toBeVisible();
    await expectNoBarriers('failed');
    answer((calls) => calls.games.stats, none);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(heading('Your numbers grow here')).toBeVisible();
  });
});
