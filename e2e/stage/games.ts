import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The round of the play that is started next, as the server gives it: what is right stands in it. */
export async function roundOfStart<Item>(page: Page, start: () => Promise<unknown>): Promise<{ items: Item[] }> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/games/plays'));
  await start();
  const { round } = (await (await answer).json()) as { round: { items: Item[] } };
  return round;
}

/** Opens a game with words of level A1 and starts it. */
export async function startGame<Item>(page: Page, title: string): Promise<{ items: Item[] }> {
  await page.goto('/games');
  await page.getByRole('link', { name: title, exact: true }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  const round = await roundOfStart<Item>(page, () => start.click());
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  return round;
}
