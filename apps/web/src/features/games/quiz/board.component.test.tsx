import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { pointsInSight } from '#testing/layout.ts';
import { openGame } from '#testing/open-game.tsx';
import { quiz } from '#testing/rounds.ts';

const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const number = (text: string) => page.getByText(text, { exact: true });

describe('a quiz', () => {
  it('is played by keyboard alone; what goes wrong comes back once', async () => {
    const { finished } = await openGame('quiz', quiz);
    await expect.element(number('Question 1 of 2')).toBeVisible();
    await expectNoBarriers('question');
    await press('2');
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByText('It comes back once at the end.').last()).toBeVisible();
    await expectNoBarriers('answered');
    await press('Enter');
    await expect.element(number('Question 2 of 2')).toBeVisible();
    await press('3');
    await expect.element(next).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByText('Question 1 of 2, once more')).toBeVisible();
    await press('1');
    await expect.element(next).toHaveTextContent('To the results');
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
    expect(finished[0]?.moves).toHaveLength(3);
  });

  it('resumes after a refresh', async () => {
    const { refresh } = await openGame('quiz', quiz);
    await press('1');
    await next.click();
    await expect.element(number('Question 2 of 2')).toBeVisible();
    await refresh();
    await expect.element(number('Question 2 of 2')).toBeVisible();
  });
});

describe('on a lower phone', () => {
  it('the answer and the right one are seen', async () => {
    await page.viewport(360, 740);
    const long = 'somebody who looks after the animals of other people while they are away';
    const [cat, owl] = quiz.items;
    if (!cat || !owl) throw new Error('a round of less than two questions');
    const options = [...cat.options.slice(0, 3), long];
    await openGame('quiz', { items: [{ ...cat, options, why: `A cat purrs, and ${long} likes it.` }, owl] });
    for (const place of [1, 2]) {
      await expect.element(number(`Question ${place} of 2`)).toBeInViewport({ ratio: 1 });
      expect(window.scrollY).toBe(0);
      await press('4');
      await expect.element(next).toHaveFocus();
      await expect.element(next).toBeInViewport({ ratio: 1 });
      const shown = [...document.querySelectorAll('button:is([data-state="right"], [data-state="wrong"])')];
      expect(shown).toHaveLength(2);
      expect(shown.map(pointsInSight)).toEqual([5, 5]);
      await next.click();
    }
  });
});
