import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openGame } from '#testing/open-game.tsx';
import { anagram } from '#testing/rounds.ts';

const next = page.getByRole('button', { name: /^(Next|To the results)$/ });
const number = (place: number) => page.getByText(`Word ${place} of 2`, { exact: true });
const first = page.getByRole('list', { name: 'Your word' }).getByRole('button').first();
const tile = (letter: string) =>
  page.getByRole('list', { name: 'Letters' }).getByRole('button', { name: letter, exact: true });
const check = page.getByRole('button', { name: 'Check', exact: true });

describe('an anagram', () => {
  it('is typed by keyboard alone; a wrong order is no answer, and a letter is shown', async () => {
    const { finished } = await openGame('anagram', anagram);
    await expect.element(number(1)).toBeVisible();
    await press(...'tc');
    await press('Escape');
    await expect.element(first).toHaveAccessibleName('Letter 1 of 3, empty');
    await press(...'tca');
    await expect.element(first).toHaveAccessibleName('Letter 1 of 3, T');
    await expect.element(check).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByText(/^Not yet\./).last()).toBeVisible();
    await expectNoBarriers('wrong');
    await press(...'CAT');
    await press('Enter');
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: 'Right! cat' })).toBeInTheDocument();
    await expectNoBarriers('solved');
    await press('Enter');
    await expect.element(number(2)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    const hint = page.getByRole('button', { name: 'Show a letter' });
    await tabTo(hint);
    await press('Enter');
    await expect.element(first).toHaveAccessibleName(/, shown$/);
    await press('Backspace');
    await expect.element(first).toHaveAccessibleName(/, shown$/);
    await expectNoBarriers('hint');
    await press(...'wl');
    await press('Enter');
    await expect.element(next).toHaveTextContent('To the results');
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('keeps placed letters through a refresh, and takes them back on a tap', async () => {
    await page.viewport(320, 640);
    const { refresh } = await openGame('anagram', anagram);
    await tile('C').click();
    await refresh();
    await expect.element(first).toHaveAccessibleName('Letter 1 of 3, C');
    await first.click();
    await expect.element(first).toHaveAccessibleName(/, empty$/);
    for (const letter of 'CAT') await tile(letter).click();
    await check.click();
    await expect.element(next).toBeVisible();
    await expectNoBarriers('solved on a phone');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
