import type { Page } from '@playwright/test';
import { openOptions } from './stage/games.ts';
import { expect, signIn, test } from './stage/test.ts';
import { letPlayLast } from './stage/time-passes.ts';

/** Seconds that are left, as the screen says. */
async function left(page: Page): Promise<number> {
  const text = (await page.getByRole('paragraph').filter({ hasText: 'Time left' }).textContent()) ?? '';
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

/** Seconds: more than all the test takes of its own. */
const enough = 60;

test('neither a reload nor another device gives time back, and a pause costs none', async ({
  page,
  student,
  anotherBrowser,
}) => {
  await signIn(page, student);
  await page.goto('/games/quiz');
  await openOptions(page);
  await page.getByLabel('Clock').selectOption('down');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Time left')).toBeVisible();
  await letPlayLast(page, enough);
  await page.reload();
  await expect(page.getByText('Time left')).toBeVisible();
  expect(await left(page)).toBeLessThanOrEqual(300 - enough);

  // The page may be telling of the time before the pause, too.
  const pausing = page.waitForResponse(
    (response) => response.url().endsWith('/moves') && response.request().postDataJSON().isPaused === true,
  );
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await pausing;
  const paused = await left(page);
  await letPlayLast(page, enough);

  const elsewhere = await anotherBrowser(student);
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Time left')).toBeVisible();
  const there = await left(elsewhere);
  expect(there).toBeLessThanOrEqual(paused + 1);
  expect(there).toBeGreaterThan(paused - enough);
});
