import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { quiz } from '#features/games/sample-rounds.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openGame } from '#testing/open-game.tsx';

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

  it('goes on where it was after a refresh', async () => {
    const { refresh } = await openGame('quiz', quiz);
    await press('1');
    await next.click();
    await expect.element(number('Question 2 of 2')).toBeVisible();
    await refresh();
    await expect.element(number('Question 2 of 2')).toBeVisible();
  });
});
