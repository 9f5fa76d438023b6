import { shifts } from './stage/shifts.ts';
import { expect, test } from './stage/test.ts';

test('with JavaScript switched off the landing page is in the reader’s language and colours, and leads on', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser(null, { locale: 'de-AT', javaScriptEnabled: false });
  const html = page.locator('html');
  const brightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return red + green + blue;
    });
  await page.goto('/');
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Das Englisch/);
  await expect(page.getByRole('link', { name: 'Los geht’s' }).first()).toHaveAttribute('href', '/register');
  expect(await brightness()).toBeGreaterThan(600);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await brightness()).toBeLessThan(200);

  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(html).toHaveAttribute('lang', 'tr');
  await page.goto('/');
  await expect(html).toHaveAttribute('lang', 'tr');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  // `getByText` never looks into a noscript element.
  await expect(page.locator('noscript')).toBeVisible();
  expect(await page.locator('noscript').innerText()).toContain('Wordgrove needs JavaScript.');
});

test('with scripts the same page goes on in its place, and its links work within the app', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Language and colours' })).toBeVisible();
  expect(await shifts(page)).toBeLessThan(0.1);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('link', { name: 'Teacher' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Student' })).toBeVisible();
});
