import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { newDeck } from './stage/cards.ts';
import { setHomework } from './stage/homework.ts';
import { newStudent, newTeacher, openClass, studentOf } from './stage/people.ts';
import type { Person } from './stage/test.ts';
import { expect, signIn, test } from './stage/test.ts';

type Screen = {
  path: string /** What to do there first, and what must be seen then. */;
  act?: (page: Page) => Promise<void>;
};

const looks = [
  { look: 'light, desktop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { look: 'dark, phone', colorScheme: 'dark', viewport: { width: 390, height: 800 } },
] as const;

const opens = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const opensItem = (button: RegExp, item: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const isRefused = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};
const games = [
  'word-match',
  'true-false',
  'word-ordering',
  'anagram',
  'group-ranking',
  'fill-blanks',
  'quiz',
  'reading',
  'memory-cards',
];
const starts = async (page: Page) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
};
const opensMenu = (page: Page) => page.getByRole('banner').getByRole('button').last().click();

/** What only a student is told; the guide for teachers may quote it. */
const saidToStudents = /(?<!“from )your teacher|(as|when) you practise|you have learned/i;

const forVisitors: Screen[] = [
  { path: '/' },
  { path: '/', act: opensMenu },
  { path: '/login' },
  { path: '/login', act: isRefused('Log in') },
  { path: '/register' },
  { path: '/register/teacher', act: isRefused('Create account') },
  { path: '/register/student' },
  { path: '/verify-email' },
  { path: '/verify-email?token=nonsense' },
  { path: '/forgot-password' },
  { path: '/reset-password' },
  { path: '/reset-password?token=nonsense' },
  { path: '/help' },
  { path: '/help', act: isRefused('Send message') },
  {
    path: '/help?tab=faq',
    act: (page) =>
      page
        .getByRole('button', { name: /invite code/ })
        .first()
        .click(),
  },
  { path: '/help?tab=resources' },
  { path: '/usage' },
  { path: '/usage?tab=student' },
  { path: '/usage?tab=games' },
  { path: '/usage?tab=system' },
  { path: '/unauthorized' },
  { path: '/nowhere' },
];
const forTeachers: Screen[] = [
  { path: '/teacher-dashboard' },
  { path: '/teacher-dashboard', act: opensMenu },
  { path: '/teacher/invite-codes' },
  { path: '/teacher/invite-codes', act: opens('Create invite code') },
  { path: '/teacher/invite-codes', act: opens('QR code') },
  { path: '/teacher/invite-codes', act: opensItem(/^More for/, 'Edit') },
  { path: '/teacher/invite-codes', act: opensItem(/^More for/, 'See who came in') },
  { path: '/teacher/students' },
  { path: '/teacher/students', act: opens('New class') },
  { path: '/teacher/students', act: opens('Approve all') },
  { path: '/teacher/students', act: opensItem(/^Actions for Sami/, 'Make one-time sign-in code') },
  { path: '/teacher/students', act: opensItem(/^Actions for Sami/, 'Move to another class') },
  { path: '/teacher/students', act: opensItem(/^Actions for Sami/, 'Remove from class') },
  { path: '/dictionary?word=careful' },
  { path: '/dictionary?word=careful', act: opens('Correct the translation') },
  { path: '/dictionary', act: opens('Clear all') },
  { path: '/flashcards' },
  { path: '/flashcards', act: opens('New deck') },
  { path: '/teacher/game-analytics' },
  { path: '/teacher/game-analytics?preview=quiz' },
  { path: '/pdfs' },
  { path: '/help' },
  { path: '/help?tab=faq' },
  { path: '/help?tab=resources' },
  { path: '/usage' },
  { path: '/usage?tab=system' },
  { path: '/profile' },
  { path: '/student-dashboard' },
  { path: '/assignments' },
  { path: '/teacher/assignments?edit=new' },
  { path: '/teacher/upload-pdf' },
  { path: '/admin' },
];
const forStudents: Screen[] = [
  { path: '/student-dashboard' },
  { path: '/student-dashboard', act: opens('Join another class') },
  { path: '/dictionary?list=saved' },
  { path: '/dictionary?word=recieve' },
  { path: '/dictionary?word=careful', act: opens('Say it') },
  { path: '/dictionary?word=careful', act: opens('Report a mistake') },
  { path: '/dictionary?word=pupil', act: opens('student') },
  { path: '/student/assignments' },
  { path: '/assignments/nowhere' },
  { path: '/todo' },
  { path: '/flashcards' },
  { path: '/flashcards?review=all' },
  { path: '/student/daily-tasks' },
  { path: '/student/study-tracker' },
  { path: '/games' },
  { path: '/games/analytics' },
  ...games.flatMap((game) => [{ path: `/games/${game}` }, { path: `/games/${game}`, act: starts }]),
  { path: '/dictionary' },
  { path: '/profile' },
  { path: '/profile', act: opens('Delete my account') },
  { path: '/student-dashboard' },
];

async function tour(page: Page, screens: readonly Screen[], neverSaid?: RegExp): Promise<void> {
  for (const { path, act } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    await act?.(page);
    if (neverSaid) await expect(page.locator('body'), path).not.toContainText(neverSaid);
    await expectNoBarriers(page, path);
  }
}

/** A class with somebody who waits, and homework that is set. */
async function fullClass(teacher: Person): Promise<{ student: Person; homework: Screen }> {
  const invite = await openClass(teacher);
  const second = await openClass(teacher, { className: '7B Reading', requireApproval: true, maxUses: 5 });
  await newStudent(second.code, { fullName: 'Waldo Waiting' });
  const { id } = await setHomework(teacher, invite, { due: '2026-01-05T08:00', instructions: 'Learn them first.' });
  return { student: await studentOf(teacher, invite), homework: { path: `/assignments/${id}` } };
}

for (const { look, ...options } of looks) {
  test.describe(look, () => {
    // Each of these walks through a dozen screens, and every one of them is looked at whole.
    test.describe.configure({ timeout: 240_000 });
    test.use(options);

    test('a visitor meets no barrier', ({ page }) => tour(page, forVisitors));

    test('a teacher meets no barrier', async ({ page, teacher }) => {
      const { homework } = await fullClass(teacher);
      await signIn(page, teacher);
      await tour(page, [...forTeachers, homework], saidToStudents);
    });

    test('a student meets no barrier', async ({ page, teacher }) => {
      const { student, homework } = await fullClass(teacher);
      await student.visitor.call('POST', '/todos', { id: randomUUID(), title: 'Go' });
      await newDeck(student, 'Sea', [['fish', 'Fisch']]);
      await signIn(page, student);
      await tour(page, [...forStudents, homework]);
    });

    test('waiting for a verification, an empty class and the error screen have no barrier', async ({
      page,
      teacher,
      outcry,
      anotherBrowser,
    }) => {
      outcry.allow(/dynamically imported module|Loading chunk|ChunkLoadError|usage-page/);
      const newcomer = await anotherBrowser(await newTeacher(), options);
      await tour(newcomer, [{ path: '/teacher-dashboard' }]);
      await signIn(page, teacher);
      await tour(page, [
        { path: '/teacher-dashboard' },
        { path: '/teacher/invite-codes' },
        { path: '/teacher/students' },
      ]);
      await page.route(/\/assets\/usage-page-[\w-]+\.js(\?again=\d+)?$/, (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      );
      await page.goto('/usage');
      await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
      await expectNoBarriers(page, 'the error screen');
    });
  });
}
