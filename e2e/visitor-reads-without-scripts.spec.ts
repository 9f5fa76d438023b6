import { shifts } from './stage/shifts.ts';
import { expect, test } from './stage/test.ts';

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  const languages = [
    { locale: 'de-AT', lang: 'de', headline: /^Das Englisch/, start: 'Los geht’s' },
    { locale: 'tr-TR', lang: 'tr', headline: /Karşılaştığın|karşılaştığın/, start: 'Hemen başla' },
    { locale: 'pt-BR', lang: 'en', headline: /^The English classroom/, start: 'Get Started' },
  ];
  for (const { locale, lang, headline, start } of languages) {
    test(`the landing page greets a browser that prefers ${locale} in ${lang}`, async ({ anotherBrowser }) => {
      const page = await anotherBrowser(null, { locale, javaScriptEnabled: false });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.getByRole('link', { name: start }).first()).toHaveAttribute('href', '/register');
    });
  }

  test('language links change the page and are remembered', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  });

  test('its links lead on, and the pages behind say what they need', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    // `getByText` never looks into a noscript element.
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.locator('noscript').innerText()).toContain('Wordgrove needs JavaScript.');
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('it is dark where the system is', async ({ page }) => {
    const brightness = () =>
      page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return red + green + blue;
      });
    await page.goto('/');
    expect(await brightness()).toBeGreaterThan(600);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brightness()).toBeLessThan(200);
  });
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
