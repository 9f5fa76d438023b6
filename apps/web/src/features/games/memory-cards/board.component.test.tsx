import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openGame } from '#testing/open-game.tsx';
import { picturesSeen } from '#testing/pictures.ts';
import { cards } from '#testing/rounds.ts';

const card = (place: number) => page.getByRole('gridcell').nth(place).getByRole('button');
const toResults = page.getByRole('button', { name: 'To the results' });

describe('memory cards', () => {
  it('are turned by keyboard alone; a miss stays open until the next turn', async () => {
    const { finished } = await openGame('memory-cards', cards, { mode: 'definition' });
    await expect.element(card(0)).toHaveAccessibleName('Row 1, column 1: unturned');
    await expectNoBarriers('start');
    await tabTo(card(0));
    await press('Enter', 'ArrowRight', 'Enter');
    await expect.element(page.getByText('Read as long as you like, then turn the next card.')).toBeVisible();
    await expect.element(card(1)).toHaveAccessibleName('Row 1, column 2: owl, not a pair');
    await expect.element(page.getByRole('status').filter({ hasText: 'owl' })).toBeInTheDocument();
    await expectNoBarriers('missed');
    await press('ArrowLeft');
    await expect.element(card(0)).toHaveFocus();
    await press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect.element(page.getByText('1 of 2 pairs · 2 turns')).toBeVisible();
    await press('ArrowLeft', 'Enter', 'ArrowRight', 'ArrowRight');
    await expect.element(card(3)).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByText('All pairs found in 3 turns!')).toBeVisible();
    await expect.element(toResults).toHaveFocus();
    await expectNoBarriers('found');
    await press('Enter');
    await expect.poll(() => finished.length).toBe(1);
  });

  it('show a picture beside the meaning that it says, once that is turned', async () => {
    const items = cards.items.map((item) => ({ ...item, picture: 'cat' }));
    await openGame('memory-cards', { ...cards, items }, { mode: 'definition' });
    await card(0).click();
    await expect.element(card(0)).toHaveAccessibleName('Row 1, column 1: cat');
    expect(document.images).toHaveLength(0);
    await card(2).click();
    await expect.element(page.getByText('1 of 2 pairs · 1 turn')).toBeVisible();
    await expect.poll(picturesSeen).toEqual(['cat']);
    await expect.element(card(2)).toHaveAccessibleName('Row 1, column 3: a pet that purrs, pair found');
    await expectNoBarriers('with a picture');
  });

  it('are turned by touch on a small phone, and go on after a refresh', async () => {
    await page.viewport(320, 640);
    const { refresh } = await openGame('memory-cards', cards, { mode: 'definition' });
    await card(0).click();
    await card(2).click();
    await expect.element(page.getByText('1 of 2 pairs · 1 turn')).toBeVisible();
    await refresh();
    await expect.element(page.getByText('1 of 2 pairs · 1 turn')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoBarriers('on a phone');
    await card(1).click();
    await card(3).click();
    await expect.element(toResults).toBeVisible();
  });
});
