import type { TrueFalseRound } from '@wordgrove/games/true-false';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { phones, places, pointsInSight } from '#testing/layout.ts';
import { openGame } from '#testing/open-game.tsx';
import { trueFalse } from '#testing/rounds.ts';

const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const number = (place: number) => page.getByText(new RegExp(`^Statement ${place} of \\d+$`));
const words = page.getByRole('group', { name: /Which word makes it true/ });
const say = (name: 'True' | 'False') => page.getByRole('button', { name, exact: true });
/** Of a word among those of the second statement, counted from 1. */
const place = ({ items }: TrueFalseRound, word: string) => (items[1]?.options.indexOf(word) ?? -1) + 1;

describe('true or false', () => {
  it('is played by keyboard alone; after "False" the right word is found', async () => {
    const { finished } = await openGame('true-false', trueFalse);
    await expect.element(number(1)).toBeVisible();
    await press('t');
    await expect.element(next).toHaveFocus();
    await expectNoBarriers('answered');
    await press('Enter');
    await expect.element(number(2)).toBeVisible();
    await press('ArrowRight');
    await expect.element(words.getByRole('button').first()).toHaveFocus();
    await expectNoBarriers('words to pick from');
    await press(String(place(trueFalse, 'cold')));
    await expect.element(next).toHaveTextContent('To the results');
    await expect.element(next).toHaveFocus();
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('resumes between "False" and the word after a refresh', async () => {
    const { refresh } = await openGame('true-false', { items: trueFalse.items.slice(1) });
    await say('False').click();
    await expect.element(words).toBeVisible();
    await refresh();
    await words.getByText('loud', { exact: true }).click();
    await expect.element(page.getByText(/It's true with this word: cold/).last()).toBeVisible();
  });
});

const statement = { kind: 'statement', why: 'So it is.', word: null, options: [] } as const;
const ofAllLengths: TrueFalseRound = {
  items: [
    { ...statement, id: 'sun', frame: 'The sun is ___.', shown: 'hot', isTrue: true, right: 'hot' },
    {
      ...statement,
      id: 'rain',
      frame: 'When it has been raining for a whole week, the ground in the garden behind our house is very ___.',
      shown: 'wet',
      isTrue: true,
      right: 'wet',
    },
    {
      ...statement,
      id: 'ice',
      why: 'Ice is frozen water, and water freezes only when it gets very cold.',
      frame: 'Ice is ___.',
      shown: 'hot',
      isTrue: false,
      options: ['loud', 'cold'],
      right: 'cold',
    },
  ],
};

describe.each(phones)('on a phone of $width × $height', ({ width, height }) => {
  it('"True" and "False" stay where they are, and so does "Next"', async () => {
    await page.viewport(width, height);
    await openGame('true-false', ofAllLengths);
    const sides = [/^True/, /^False/].map((name) => page.getByRole('button', { name }));
    const seen = new Set<string>();
    const seenNext: number[] = [];
    for (const place of ofAllLengths.items.keys()) {
      await expect.element(number(place + 1)).toBeVisible();
      await standStill();
      seen.add(places(...sides));
      await say('True').click();
      await expect.element(next).toBeInViewport({ ratio: 1 });
      await standStill();
      seen.add(places(...sides));
      seenNext.push(next.element().getBoundingClientRect().top);
      await next.click();
    }
    expect([...seen]).toHaveLength(1);
    expect(Math.max(...seenNext) - Math.min(...seenNext)).toBeLessThanOrEqual(1);
  });
});

describe('on a lower phone', () => {
  it('the answer and the right one are seen', async () => {
    await page.viewport(360, 740);
    await openGame('true-false', ofAllLengths);
    for (const [at, { isTrue }] of ofAllLengths.items.entries()) {
      await expect.element(number(at + 1)).toBeInViewport({ ratio: 1 });
      expect(window.scrollY).toBe(0);
      await say('False').click();
      if (!isTrue) {
        await words.getByRole('button').first().click();
      }
      await expect.element(next).toHaveFocus();
      await expect.element(next).toBeInViewport({ ratio: 1 });
      const shown = document.querySelectorAll(
        'button:is([data-state="right"], [data-state="wrong"], [data-state="other"])',
      );
      expect([...shown].map(pointsInSight)).toEqual([5, 5]);
      await next.click();
    }
  });
});
