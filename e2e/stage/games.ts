import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';
import { expect } from './test.ts';

/** The round of the play that is started next, as the server sends it: it contains the right answers. */
export async function roundOfStart<Item>(page: Page, start: () => Promise<unknown>): Promise<{ items: Item[] }> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/games/plays'));
  await start();
  const { round } = (await (await answer).json()) as { round: { items: Item[] } };
  return round;
}

/** What a game can be played with, folded under its line. */
const options = (page: Page) => page.locator('summary', { hasText: 'Options' });

/** Opens a game's options. */
export async function openOptions(page: Page): Promise<void> {
  await options(page).click();
}

/** As short as possible: what holds for five questions holds for ten. */
async function chooseFewest(page: Page): Promise<void> {
  const count = page.getByLabel(/^Number of/);
  if ((await count.count()) === 0) return;
  await openOptions(page);
  await count.selectOption({ index: 0 });
}

/** Opens a game with words of level A1 and starts a short round. */
export async function startGame<Item>(page: Page, title: string): Promise<{ items: Item[] }> {
  await page.goto('/games');
  await page.getByRole('link', { name: title, exact: true }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await chooseFewest(page);
  const round = await roundOfStart<Item>(page, () => start.click());
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  return round;
}

/**
 * The same without a mouse: from the hub's link, through the choice of mode if it isn't the usual one, to the first
 * item.
 */
export async function startGameByKeys<Item>(page: Page, title: string, mode?: string): Promise<{ items: Item[] }> {
  await page.goto('/games');
  await tabTo(page, page.getByRole('link', { name: title, exact: true }));
  await page.keyboard.press('Enter');
  if (mode) await chooseByKeys(page, mode);
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  const round = await roundOfStart<Item>(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  return round;
}

async function chooseByKeys(page: Page, mode: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(options(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const ways = page.getByLabel('Way to play');
  await tabTo(page, ways);
  const count = await ways.getByRole('option').count();
  for (let step = 0; step < count && (await ways.inputValue()) !== mode; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(ways).toHaveValue(mode);
}
