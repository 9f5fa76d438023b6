import { countLoads } from './stage/page-loads.ts';
import { openClass } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

/** The file of one page among the built ones, found by the name of its source, and when it is asked for anew. */
const loginFile = /\/assets\/login-page-[\w-]+\.js(\?again=\d+)?$/;

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

test('a page that is opened while the server is away opens by itself when it is back', async ({ page, outcry }) => {
  outcry.allow(/Failed to load resource|api\/health/);
  await page.goto('/help');
  await page.route(loginFile, (route) => route.abort());
  await page.route('**/api/health', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: "We can't reach the server" })).toBeVisible();
  await page.unroute(loginFile);
  await page.unroute('**/api/health');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a menu whose piece cannot be fetched says so and leaves the page alone', async ({ page, outcry, teacher }) => {
  outcry.allow(/Failed to load resource|Loading chunk|menu-popup|user-menu-items/);
  await openClass(teacher, { className: '7B Reading' });
  await signIn(page, teacher);
  const piece = /\/assets\/(menu-popup|user-menu-items)-[\w-]+\.(js|css)(\?again=\d+)?$/;
  const health = '**/api/health';
  await page.route(piece, (route) => route.abort());
  await page.goto('/teacher/invite-codes');
  await page.getByRole('button', { name: 'More' }).first().click();
  await expect(page.getByText("This part couldn't be loaded.")).toBeVisible();
  await expect(page.getByTestId('invite-code')).toBeVisible();

  await page.route(health, (route) => route.abort());
  await page.getByRole('button', { name: teacher.fullName }).click();
  await expect(page.getByRole('menu').getByText("This part couldn't be loaded.")).toBeVisible();

  await page.unroute(piece);
  await page.unroute(health);
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).first().click();
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeVisible();
});

test('a menu whose style cannot be fetched is not shown bare, and asks for the style again', async ({
  page,
  outcry,
  teacher,
}) => {
  outcry.allow(/Failed to load resource/);
  await openClass(teacher, { className: '7B Reading' });
  await signIn(page, teacher);
  const style = /\/assets\/menu-popup-[\w-]+\.css$/;
  await page.route(style, (route) => route.abort());
  await page.goto('/teacher/invite-codes');
  const more = page.getByRole('main').getByRole('button', { name: 'More' }).first();
  await more.click();
  await expect(page.getByText("This part couldn't be loaded.")).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.unroute(style);
  await more.click();
  await expect(page.getByRole('menu')).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('menuitem').first()).toHaveCSS('min-height', '44px');
});
