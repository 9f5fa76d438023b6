import type { Page } from '@playwright/test';
import { expect, signIn, test } from './stage/test.ts';

const clock = (page: Page) => page.getByRole('region', { name: 'Clock' });

/** What the clock shows. */
async function seconds(page: Page): Promise<number> {
  const [minutes = 0, rest = 0] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return 60 * minutes + rest;
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' });

test('the clock keeps running through a refresh and on another device', async ({ page, student, anotherBrowser }) => {
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  await page.getByLabel('What').selectOption('Grammar');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
  await expect(page).toHaveTitle(/^\d:\d\d · Study tracker/);
  const before = await seconds(page);
  await page.reload();
  await expect.poll(() => seconds(page)).toBeGreaterThan(before);

  const other = await anotherBrowser(student);
  await other.goto('/student/study-tracker');
  await expect(clock(other).getByText('Grammar')).toBeVisible();
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect(clock(page).getByText('Paused')).toBeVisible();
  await expect(page).toHaveTitle(/^Study tracker/);
  const shown = (await page.getByRole('timer').textContent()) ?? '';
  await expect(other.getByRole('timer')).toHaveText(shown);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  await other.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(sessions(page).getByRole('listitem')).toHaveText(/Grammar.*sec/);
});
