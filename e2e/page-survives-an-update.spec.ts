import type { Page } from '@playwright/test';
import { builtFrom, styleOf } from './stage/built-file.ts';
import { countLoads } from './stage/page-loads.ts';
import { openClass } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const loginFile = builtFrom('src/features/auth/login-page.tsx');
const health = '**/api/health';

const toLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).click();

test('a piece that is gone after an update reloads the page once, and the error screen helps when it stays away', async ({
  page,
  outcry,
}) => {
  outcry.allow(/dynamically imported module|Loading chunk|ChunkLoadError/);
  outcry.allow(loginFile);
  const loads = countLoads(page);
  const welcome = page.getByRole('heading', { name: 'Welcome back' });
  const error = page.getByRole('heading', { name: 'Oops! Something went wrong' });
  await page.goto('/help');
  const atFirst = loads();
  await page.route(loginFile, async (route) => {
    if (loads() === atFirst) await route.fulfill({ status: 404, body: 'gone' });
    else await route.continue();
  });
  await toLogin(page);
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(loads() - atFirst).toBe(1);
  await page.unroute(loginFile);

  await page.route(loginFile, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/login');
  await expect(error).toBeVisible();
  const before = loads();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect.poll(loads).toBe(before + 1);
  await expect(error).toBeVisible();
  await page.evaluate(() => window.localStorage.setItem('anything', 'x'));
  await page.getByRole('button', { name: 'Clear Cache & Restart' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('anything'))).toBeNull();
});

test('the login form needs no call to be filled in, and sends what was typed once the server can be reached', async ({
  page,
  outcry,
  teacher,
}) => {
  outcry.allow(/Failed to load resource|api\/health|Loading chunk|dynamically imported/);
  await openClass(teacher, { className: '7C Reading' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.route(builtFrom('src/platform/api-link.ts'), (route) => route.abort());
  await page.route(health, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(teacher.password);
  expect(calls).toEqual([]);
  const logIn = page.getByRole('button', { name: 'Log in' });
  await logIn.click();
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await page.unrouteAll();
  await logIn.click();
  await expect(page).toHaveURL('/teacher-dashboard');
});

test('a page or menu that is opened while the server is away says so, and opens when it is back', async ({
  page,
  outcry,
  teacher,
}) => {
  outcry.allow(/Failed to load resource|api\/health|Loading chunk|dynamically imported|Unable to load the style/);
  await page.goto('/help');
  await page.route(loginFile, (route) => route.abort());
  await page.route(health, (route) => route.abort());
  await toLogin(page);
  await expect(page.getByRole('heading', { name: "We can't reach the server" })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await openClass(teacher, { className: '7B Reading' });
  await signIn(page, teacher);
  const style = styleOf('src/ui/menu-popup.tsx');
  const piece = builtFrom('src/ui/menu-popup.tsx', 'src/app/shell/user-menu-items.tsx');
  const more = page.getByRole('main').getByRole('button', { name: 'More' }).first();
  const failed = "This part couldn't be loaded.";
  await page.route(piece, (route) => route.abort());
  await page.goto('/teacher/invite-codes');
  await more.click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByTestId('invite-code')).toBeVisible();
  await page.route(health, (route) => route.abort());
  await page.getByRole('button', { name: teacher.fullName }).click();
  await expect(page.getByRole('menu').getByText(failed)).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await more.click();
  await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeVisible();

  // A menu without its style isn't shown bare.
  await page.route(style, (route) => route.abort());
  await page.reload();
  await more.click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.unrouteAll();
  await more.click();
  await expect(page.getByRole('menuitem').first()).toHaveCSS('min-height', '44px');
});
