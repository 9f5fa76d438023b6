import type { HubGame } from '@wordgrove/contract/games';
import { languages } from '@wordgrove/contract/languages';
import { gameTypes } from '@wordgrove/contract/paths';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer } from '#testing/answers.ts';
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

it.each(languages)('keeps the text of every game inside its card, in %s', async (language) => {
  answer((calls) => calls.games.hub, { games, xpToday: 0, xpLimit: 100 });
  answer((calls) => calls.flashcards.decks, []);
  answer((calls) => calls.assignments.mine, ownPage([]));
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
