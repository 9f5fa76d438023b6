import type { Page } from '@playwright/test';
import { openClass, studentOf, verifiedTeacher } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const languages = {
  en: { name: 'English', login: 'Log in' },
  tr: { name: 'Türkçe', login: 'Giriş yap' },
  es: { name: 'Español', login: 'Iniciar sesión' },
  fr: { name: 'Français', login: 'Se connecter' },
  de: { name: 'Deutsch', login: 'Anmelden' },
} as const;

type Code = keyof typeof languages;

const codes = ['tr', 'es', 'fr', 'de', 'en'] as const satisfies Code[];

/** A key that stands where its words should be, such as `login.title`. */
const rawKey = /^(?!www\.)[a-z][a-z-]*(\.[a-z][a-z0-9-]*)+$/;

async function rawKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return texts.filter((text) => rawKey.test(text));
}

/** The English sentences that are still on the screen, out of those that were there in English. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return text.split('\n').filter((line) => line.trim().split(' ').length >= 3);
}

async function choose(page: Page, menu: string | RegExp, code: Code): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: languages[code].name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await page.keyboard.press('Escape');
}

test('a visitor reads the login page in each language, and a reload keeps it', async ({ page }) => {
  await page.goto('/login');
  const english = await wordsOf(page);
  for (const code of codes) {
    await choose(page, /English|Türkçe|Español|Français|Deutsch/, code);
    await expect(page.getByRole('button', { name: languages[code].login, exact: true })).toBeVisible();
    expect(await rawKeys(page)).toEqual([]);
    if (code !== 'en') expect((await wordsOf(page)).filter((line) => english.includes(line))).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('button', { name: languages[code].login, exact: true })).toBeVisible();
  }
});

test('on a phone no tab of the guide lies beyond the edge, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const code of codes) {
    await page.goto(`/usage?lang=${code}`);
    const tabs = page.getByRole('tablist');
    await expect(tabs).toBeVisible();
    const beyond = await tabs.evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(beyond, code).toBe(0);
  }
});

const everyPage = {
  visitor: [
    ...['/', '/register', '/register/teacher', '/register/student', '/forgot-password', '/nowhere'],
    ...['/help', '/help?tab=faq', '/help?tab=resources'],
    ...['/usage', '/usage?tab=student', '/usage?tab=games', '/usage?tab=system'],
  ],
  teacher: ['/teacher-dashboard', '/teacher/students', '/teacher/invite-codes', '/profile', '/games'],
  student: ['/student-dashboard', '/profile', '/todo', '/teacher/students'],
};
/** Words that are missing are missing in every language alike, so one tour of all pages is enough. */
const mainPages = { visitor: ['/', '/usage'], teacher: ['/teacher-dashboard'], student: ['/student-dashboard'] };

test('no screen shows a key instead of words', async ({ page, school, anotherBrowser }) => {
  const tours = [
    { place: page, paths: everyPage.visitor },
    { place: await anotherBrowser(school.teacher), paths: everyPage.teacher },
    { place: await anotherBrowser(school.student), paths: everyPage.student },
  ];
  for (const { place, paths } of tours) for (const path of paths) await expectWords(place, path, 'en');
});

test('no screen shows a key instead of words in another language', async ({ page, anotherBrowser }) => {
  const teacher = await verifiedTeacher();
  const student = await studentOf(teacher, await openClass(teacher));
  const tours = [
    { place: page, paths: mainPages.visitor, person: null },
    { place: await anotherBrowser(teacher), paths: mainPages.teacher, person: teacher },
    { place: await anotherBrowser(student), paths: mainPages.student, person: student },
  ];
  for (const { place, paths, person } of tours) {
    for (const code of codes.filter((each) => each !== 'en')) {
      // Somebody signed in reads the language of the own profile, whatever the address says.
      await person?.visitor.call('PATCH', '/profiles/me/choices', { language: code });
      for (const path of paths) await expectWords(place, path, code);
    }
  }
});

async function expectWords(page: Page, path: string, code: Code): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  expect(await rawKeys(page), path).toEqual([]);
  expect(await page.title(), path).not.toMatch(/titles\.|pattern/);
}

test('the choice follows somebody signed in to another browser', async ({ page, school, anotherBrowser }) => {
  const student = await studentOf(school.teacher, school.invite);
  await signIn(page, student);
  await page.goto('/student-dashboard');
  await choose(page, student.fullName, 'de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student.fullName);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Hello, ${student.fullName}!`);

  const elsewhere = await anotherBrowser(student);
  await elsewhere.goto('/student-dashboard');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');

  await choose(page, student.fullName, 'es');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').getByRole('button', { name: student.fullName }).click();
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the page of somebody signed in begins with what the profile says, on a new device too', async ({
  school,
  anotherBrowser,
}) => {
  const student = await studentOf(school.teacher, school.invite);
  await student.visitor.call('PATCH', '/profiles/me/choices', { language: 'tr', colorScheme: 'dark' });
  const page = await anotherBrowser(student, { locale: 'fr-FR', javaScriptEnabled: false });
  await page.goto('/student-dashboard?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Merhaba ${student.fullName}!`);
  await expect(page.locator('noscript')).toBeVisible();
});

test('the colours can be chosen, and stay', async ({ page }) => {
  await page.goto('/login');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Language and colours' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
});
