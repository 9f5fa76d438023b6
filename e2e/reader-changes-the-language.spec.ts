import type { Page } from '@playwright/test';
import { studentOf } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const html = (page: Page) => page.locator('html');

async function choose(page: Page, menu: string | RegExp, ...names: readonly string[]): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  for (const name of names) await page.getByRole('menuitemradio', { name }).click();
  await page.keyboard.press('Escape');
}

test('a visitor chooses a language and colours, and both outlive a reload', async ({ page }) => {
  const scheme = (wanted: string) => expect(html(page)).toHaveAttribute('data-color-scheme', wanted);
  await page.goto('/login');
  await scheme('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await scheme('dark');
  await choose(page, 'Language and colours', 'Light', 'Deutsch');
  for (const _ of ['as chosen', 'loaded anew']) {
    await scheme('light');
    await expect(html(page)).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await page.reload();
  }
});

test("a signed-in user's choice reaches an open browser, and a new device before any script runs", async ({
  page,
  school,
  anotherBrowser,
}) => {
  const student = await studentOf(school.teacher, school.invite);
  await signIn(page, student);
  await page.goto('/student-dashboard');
  const elsewhere = await anotherBrowser(student);
  await elsewhere.goto('/student-dashboard');
  await expect(html(elsewhere)).toHaveAttribute('lang', 'en');

  await choose(page, student.fullName, 'Türkçe', 'Koyu');
  const hello = `Merhaba ${student.fullName}!`;
  for (const place of [page, elsewhere]) {
    await expect(html(place)).toHaveAttribute('lang', 'tr');
    await expect(html(place)).toHaveAttribute('data-color-scheme', 'dark');
    await expect(place.getByRole('heading', { level: 1 })).toHaveText(hello);
  }

  const device = await anotherBrowser(student, { locale: 'fr-FR', javaScriptEnabled: false });
  // A page waits 300 ms to learn who it is for, which a busy machine may miss; without scripts it must be asked again.
  await expect(async () => {
    await device.goto('/student-dashboard?lang=de');
    await expect(html(device)).toHaveAttribute('lang', 'tr', { timeout: 1 });
  }).toPass();
  await expect(html(device)).toHaveAttribute('data-color-scheme', 'dark');
  await expect(device.getByRole('heading', { level: 1 })).toHaveText(hello);
  await expect(device.locator('noscript')).toBeVisible();
});
