import { countLoads } from './stage/page-loads.ts';
import { expect, test } from './stage/test.ts';

/** The file of one page among the built ones, found by the name of its source. */
const loginFile = /\/assets\/login-page-[\w-]+\.js$/;

test.beforeEach(({ outcry }) => outcry.allow(/dynamically imported module|Loading chunk|ChunkLoadError|login-page/));

test('a piece that is gone after an update reloads the page once, and the page opens', async ({ page }) => {
  const loads = countLoads(page);
  await page.goto('/help');
  const before = loads();
  await page.route(loginFile, async (route) => {
    if (loads() === before) await route.fulfill({ status: 404, body: 'gone' });
    else await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(loads() - before).toBe(1);
});

test('a piece that stays away shows the error screen, which can refresh and start afresh', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(loginFile, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  const before = loads();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect.poll(loads).toBe(before + 1);
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();

  await page.evaluate(() => window.localStorage.setItem('anything', 'x'));
  await page.getByRole('button', { name: 'Clear Cache & Restart' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('anything'))).toBeNull();
});
