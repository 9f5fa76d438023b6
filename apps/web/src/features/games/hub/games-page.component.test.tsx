import type { HubGame } from '@wordgrove/contract/games';
import { languages } from '@wordgrove/contract/languages';
import { gameTypes } from '@wordgrove/contract/paths';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';

const games = gameTypes.map(
  (type, place): HubGame => ({
    type,
    plays: 0,
    best: null,
    dueWords: 30,
    shortage: place % 2 ? { shortage: 'too-few', have: 30, need: 40, level: 'A1' } : null,
    openPlay: null,
  }),
);

afterEach(() => setLanguage('en'));

function answerHub(own: readonly HubGame[]): void {
  answer((calls) => calls.games.hub, { games: [...own], xpToday: 20, xpLimit: 100 });
  answer((calls) => calls.flashcards.decks, []);
  answer((calls) => calls.assignments.mine, ownPage([]));
}

it('offers five minutes first, then each game with its best and what it can practise', async () => {
  const [first, second, ...others] = games;
  const best = { points: 80, maxPoints: 100, at: '2026-11-23T09:00:00.000Z' };
  answerHub(
    [first, second, ...others].flatMap((game) => (game ? { ...game, best: game === first ? best : null } : [])),
  );
  await openPage('/games', student);
  await expect.element(page.getByRole('button', { name: 'Play now', exact: true })).toBeVisible();
  const tile = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect.element(tile('Word Match')).toHaveTextContent('Word MatchMeanings30 dueBest: 80%');
  // Too few to play with.
  await expect.element(tile('True / False')).toHaveTextContent('True / FalseMeaning and use');
  await expect.element(page.getByText('20 of 100 XP today', { exact: true })).toBeVisible();
  await expectNoBarriers('hub');
});

it.each([
  [390, 844],
  [1280, 800],
])('has Play now in the first screenful of %i × %i', async (width, height) => {
  await page.viewport(width, height);
  answerHub(games);
  await openPage('/games', student);
  const now = page.getByRole('button', { name: 'Play now', exact: true });
  await expect.element(now).toBeVisible();
  expect(now.element().getBoundingClientRect().bottom).toBeLessThan(height);
});

it.each(languages)('keeps the text of every game inside its card, in %s', async (language) => {
  answerHub(games);
  await openPage('/games', { ...student, profile: { ...student.profile, language } });
  await expect.poll(() => document.documentElement.lang).toBe(language);
  for (const width of [320, 1000]) {
    await page.viewport(width, 800);
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(gameTypes.length);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const out = [...document.querySelectorAll('article')].flatMap((card) =>
      [...card.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
        .map((part) => part.textContent),
    );
    expect(out).toEqual([]);
  }
});
