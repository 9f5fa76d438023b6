import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { newDeck } from './stage/cards.ts';
import { startGame } from './stage/games.ts';
import { newStudent, openClass, studentOf, verifiedTeacher, verify } from './stage/people.ts';
import { expect, test } from './stage/test.ts';

/*
 * Takes the pictures of the landing page, the usage guide and the README. No test: PICTURES=1 runs it instead of them.
 */

const languages = ['en', 'tr', 'es', 'fr', 'de'] as const;

type Language = (typeof languages)[number];
type Words = Record<string, string>;
type Clip = { x: number; y: number; width: number; height: number };

const root = new URL('../', import.meta.url);
const teachers: Record<Language, string> = {
  en: 'Maya Hill',
  tr: 'Zeynep Kaya',
  es: 'Elena Vega',
  fr: 'Claire Dubois',
  de: 'Anna Vogel',
};

/** Writes what the page shows as WebP, which Chromium can draw but not photograph. */
async function save(page: Page, file: string, clip?: Clip): Promise<void> {
  // Nobody's pointer, focus or message belongs into the picture.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
  const easel = await page.context().newPage();
  const webp = await easel.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await easel.close();
  const path = fileURLToPath(new URL(file, root));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(webp.replace(/^.*,/, ''), 'base64'));
}

/** The links on screen begin with an address as a school has it. */
async function pretendToBePublic(page: Page): Promise<void> {
  await page.route('**/api/health', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), baseUrl: 'https://words.hill-school.example' } });
  });
}

async function wordsOf(language: Language): Promise<Words> {
  const file = new URL(`apps/web/src/locales/${language}/landing.json`, root);
  const { screen }: { screen: Words } = JSON.parse(await readFile(file, 'utf8'));
  return screen;
}

/** A name with an address of the same letters. */
function person(fullName: string, school: string) {
  const letters = fullName
    .normalize('NFD')
    .replace(/ı/g, 'i')
    .replace(/[^a-z ]/gi, '');
  return { fullName, email: `${letters.toLowerCase().replace(/ /g, '.')}@${school}.example` };
}

/** A class with two students in it and a third one waiting. */
async function aClass(language: Language, school: string) {
  const words = await wordsOf(language);
  const teacher = await verifiedTeacher({ ...person(teachers[language], school), language });
  const className = words['class-name'] ?? '';
  const invite = await openClass(teacher, { className, maxUses: 30 });
  const strict = await openClass(teacher, { className, requireApproval: true });
  const student = (key: string) => ({ ...person(words[key] ?? '', school), language });
  const first = await studentOf(teacher, invite, student('first-student'));
  await studentOf(teacher, invite, student('second-student'));
  const waiting = await newStudent(strict.code, student('third-student'));
  await verify(waiting);
  return { words, teacher, className, invite, first, waiting };
}

/** A part of the page of the landing pictures' shape, all of its width, from the top of an element on. */
async function partFrom(top: Locator, above: number, width: number): Promise<Clip> {
  const y = (await top.boundingBox())?.y ?? 0;
  return { x: 0, y: Math.max(0, y - above), width, height: (width * 528) / 720 };
}

const look = (width: number) => ({ viewport: { width, height: 1400 }, deviceScaleFactor: 720 / width });

for (const language of languages) {
  test(`the landing page's pictures in ${language}`, async ({ anotherBrowser }) => {
    const file = (name: string) =>
      `apps/web/public/pictures/${name}.${language === 'en' ? 'webp' : `${language}.webp`}`;
    const { words, teacher, className, invite, waiting } = await aClass(language, `hill-${language}`);

    const codes = await anotherBrowser(teacher, look(500));
    await pretendToBePublic(codes);
    await codes.goto('/teacher/invite-codes');
    await expect(codes.getByTestId('invite-code')).toHaveCount(2);
    await save(
      codes,
      file('invite-codes'),
      await partFrom(codes.getByRole('listitem').filter({ hasText: invite.code }), 20, 500),
    );

    const list = await anotherBrowser(teacher, look(760));
    await list.goto('/teacher/students');
    await expect(list.getByRole('rowheader')).toHaveCount(3);
    await save(list, file('students'), await partFrom(list.getByRole('table'), 24, 760));

    const form = await anotherBrowser(null, look(580));
    await form.goto(`/register/student?code=${invite.code}&lang=${language}`);
    await form.getByLabel(words['full-name'] ?? '').fill(waiting.fullName);
    await form.getByLabel(words.email ?? '').fill(waiting.email);
    await expect(form.getByRole('status').filter({ hasText: className })).toBeVisible();
    await save(form, file('join'), await partFrom(form.locator('form'), 20, 580));
  });
}

/** What a picture is about, below whatever else the page begins with. */
async function showInTheMiddle(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** The guide speaks of one chapter at a time; the picture of a chapter is what its `alt` describes. */
const guide = (name: string) => `apps/web/public/pictures/guide-${name}.webp`;

test('the pictures of the guide for teachers', async ({ page, anotherBrowser }) => {
  const { teacher, first } = await aClass('en', 'hill');
  await page.goto('/register/teacher');
  await page.getByLabel('Full name').fill(teacher.fullName);
  await page.getByLabel('Email').fill(teacher.email);
  await page.getByLabel('Password').fill(teacher.password);
  await save(page, guide('teacher-register'));

  const desk = await anotherBrowser(teacher);
  await pretendToBePublic(desk);
  await desk.goto('/teacher/invite-codes');
  await expect(desk.getByTestId('invite-code')).toHaveCount(2);
  await save(desk, guide('teacher-invite'));
  await desk.goto('/teacher/students');
  await expect(desk.getByRole('rowheader')).toHaveCount(3);
  await save(desk, guide('teacher-approve'));
  await save(desk, 'docs/pictures/classroom.webp');
  await desk.getByRole('button', { name: 'Manage class' }).click();
  await expect(desk.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await save(desk, guide('teacher-classes'));
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: `Actions for ${first.fullName}` }).click();
  await desk.getByRole('menuitem', { name: 'Make one-time sign-in code' }).click();
  await desk.getByRole('button', { name: 'Make the code' }).click();
  await expect(desk.getByText(/^Works once, until/)).toBeVisible();
  await save(desk, guide('teacher-no-mailbox'));
  await desk.goto('/profile');
  await expect(desk.getByLabel('Full name')).toHaveValue(teacher.fullName);
  await desk.getByRole('heading', { name: 'Password' }).scrollIntoViewIfNeeded();
  await save(desk, guide('teacher-profile'));
});

test('the pictures of the guide for students', async ({ page, anotherBrowser }) => {
  const { teacher, invite, first, waiting } = await aClass('en', 'valley');
  await page.goto(`/register/student?code=${invite.code}`);
  await expect(page.getByText(/^This code opens/)).toBeVisible();
  await page.getByLabel('Full name').fill('Noah Clark');
  await page.getByLabel('Email').fill('noah.clark@valley.example');
  await page.getByLabel('Password').fill(first.password);
  await save(page, guide('student-join'));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await save(page, guide('student-verify'));

  const seat = await anotherBrowser(waiting);
  await seat.goto('/student-dashboard');
  await expect(seat.getByRole('heading', { name: 'Tips for today' })).toBeVisible();
  await showInTheMiddle(seat.getByText("Waiting for your teacher's approval"));
  await save(seat, guide('student-approval'));

  const login = await anotherBrowser();
  await login.goto('/login');
  await login.getByRole('button', { name: 'I have a one-time code' }).click();
  await login.getByLabel('Email').fill(first.email);
  await save(login, guide('student-sign-in'));

  const club = await openClass(teacher, { className: 'Debating Club' });
  await first.visitor.call('POST', '/enrolments', { id: club.id, code: club.code });
  const home = await anotherBrowser(first);
  await home.goto('/student-dashboard');
  await expect(home.getByRole('heading', { name: 'Tips for today' })).toBeVisible();
  await showInTheMiddle(home.getByText('Debating Club'));
  await save(home, guide('student-classes'));
  await home.goto('/profile');
  await showInTheMiddle(home.getByRole('heading', { name: 'What my teacher sees' }));
  await save(home, guide('student-profile'));
  await home.getByRole('button', { name: first.fullName }).click();
  await expect(home.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await save(home, guide('system-language'));
});

test('the pictures of the guide for cards and games', async ({ anotherBrowser }) => {
  const { first } = await aClass('en', 'river');
  await newDeck(first, 'In the kitchen', [
    ['a spoon', 'what you eat soup with'],
    ['to stir', 'to move something round in a pot'],
    ['a lid', 'it closes a pot or a box'],
  ]);
  const desk = await anotherBrowser(first);
  await desk.goto('/flashcards?review=all');
  await desk.getByRole('button', { name: 'Show answer' }).click();
  await expect(desk.getByRole('button', { name: 'Good', exact: true })).toBeVisible();
  await save(desk, guide('student-review'));

  const { items } = await startGame<{ right: number }>(desk, 'Quiz');
  await save(desk, guide('games-pause'));
  const answer = async (option: number) => {
    // As fast as somebody who reads; else there would be no XP to show.
    await desk.waitForTimeout(2500);
    await desk.keyboard.press(String(option + 1));
    await desk.getByRole('button', { name: /^(Next|To the results)$/ }).click();
  };
  for (const [place, { right }] of items.entries()) {
    await expect(desk.getByText(`Question ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    await answer(place === 2 ? (right + 1) % 4 : right);
  }
  await answer(items[2]?.right ?? 0);
  await expect(desk.getByRole('heading', { name: 'Results' })).toBeVisible();
  await save(desk, guide('games-results'));
});
