import type { Page } from '@playwright/test';
import { signedInAgain } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const removed = ['authToken', 'userProfile', 'userType', 'user'];

/** Leaves what older versions kept, and something that isn't about a person. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate((keys) => {
    for (const key of keys) window.localStorage.setItem(key, 'x');
    window.localStorage.setItem('other', 'stays');
    window.sessionStorage.setItem('draft', 'x');
  }, removed);
}

async function chooseSignOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const keysLeft = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(window.localStorage), session: Object.keys(window.sessionStorage) }));

test('signing out removes what the browser kept of the person, and Back does not bring it back', async ({
  page,
  school,
}) => {
  const person = await signedInAgain(school.student);
  await signIn(page, person);
  await page.goto('/help');
  await page.goto('/student-dashboard');
  await fillStorage(page);
  await chooseSignOut(page, person.fullName);

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  const { local, session } = await keysLeft(page);
  expect(local.filter((key) => removed.includes(key))).toEqual([]);
  expect(local).toContain('other');
  expect(session.filter((key) => key === 'draft')).toEqual([]);

  await page.goBack();
  await expect(page).not.toHaveURL('/student-dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${person.fullName}!` })).toHaveCount(0);
  await page.goto('/student-dashboard');
  await expect(page).toHaveURL(/\/login\?/);
});

test('without a network everything in this browser is forgotten and the person is told', async ({
  page,
  context,
  school,
  outcry,
}) => {
  // Links that are pointed at fetch the page behind them ahead of time.
  outcry.allow(/ERR_INTERNET_DISCONNECTED/);
  const person = await signedInAgain(school.teacher);
  await signIn(page, person);
  await page.goto('/teacher-dashboard');
  await fillStorage(page);
  await page.getByRole('button', { name: person.fullName }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText(/We couldn't reach the server to sign you out/)).toBeVisible();
  const { local, session } = await keysLeft(page);
  expect(local.filter((key) => [...removed, 'other'].includes(key))).toEqual([]);
  expect(session.filter((key) => key === 'draft')).toEqual([]);
  await context.setOffline(false);
});

test('signing out in one tab ends the other tab and every later call', async ({ page, context, school }) => {
  const person = await signedInAgain(school.teacher);
  await signIn(page, person);
  await page.goto('/teacher-dashboard');
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('button', { name: person.fullName })).toBeVisible();
  await chooseSignOut(page, person.fullName);
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: person.fullName })).toHaveCount(0);
  const answer = await page.request.get('/api/classes', { headers: { cookie: '' } });
  expect(answer.status()).toBe(401);
});

test('the mobile menu signs out too', async ({ page, school }) => {
  const person = await signedInAgain(school.student);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, person);
  await page.goto('/student-dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
});
