import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { builtFrom } from './stage/built-file.ts';
import { newDeck } from './stage/cards.ts';
import { setHomework } from './stage/homework.ts';
import { newStudent, newTeacher, openClass, studentOf } from './stage/people.ts';
import type { Person } from './stage/test.ts';
import { expect, signIn, test } from './stage/test.ts';

/** Does something on a screen; what comes of it has to be there in every look. */
type Act = (page: Page) => Promise<Locator | undefined>;

type Screen = {
  path: string;
  /** What is done there, one after the other; Escape takes each back. */
  acts?: readonly Act[];
  /** Whether the bar's menu is opened as well, which is another one on a phone. */
  hasMenu?: boolean;
};

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 800 } },
] as const;

type Look = (typeof looks)[number];

const dialog = (page: Page) => page.getByRole('dialog');
const opens =
  (button: string | RegExp): Act =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    return dialog(page);
  };
const opensItem =
  (button: RegExp, item: string): Act =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
    return dialog(page);
  };
const isRefused =
  (button: string): Act =>
  async (page) => {
    await page.getByRole('button', { name: button }).click();
    return page.locator('[aria-invalid="true"]').first();
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
const starts: Act = async (page) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return page.getByRole('button', { name: 'Pause', exact: true });
};
/** What Escape led to in a game. */
const isPaused: Act = async (page) => dialog(page);
const opensMenu = (page: Page) => page.getByRole('banner').getByRole('button').last().click();
const opensQuestion: Act = async (page) => {
  await page
    .getByRole('button', { name: /invite code/ })
    .first()
    .click();
  return undefined;
};

/** What only a student is told; the guide for teachers may quote it. */
const saidToStudents = /(?<!“from )your teacher|(as|when) you practise|you have learned/i;

const forVisitors: Screen[] = [
  { path: '/', hasMenu: true },
  { path: '/login', acts: [isRefused('Log in')] },
  { path: '/register' },
  { path: '/register/teacher', acts: [isRefused('Create account')] },
  { path: '/register/student' },
  { path: '/verify-email' },
  { path: '/verify-email?token=nonsense' },
  { path: '/forgot-password' },
  { path: '/reset-password' },
  { path: '/reset-password?token=nonsense' },
  { path: '/help', acts: [isRefused('Send message')] },
  { path: '/help?tab=faq', acts: [opensQuestion] },
  { path: '/help?tab=resources' },
  { path: '/usage' },
  { path: '/usage?tab=student' },
  { path: '/usage?tab=games' },
  { path: '/usage?tab=system' },
  { path: '/unauthorized' },
  { path: '/nowhere' },
];
/** Help and guide are those of visitors: here they are read only for what isn't said to teachers. */
const readByTeachers = ['/help', '/help?tab=faq', '/help?tab=resources', '/usage', '/usage?tab=system'];
const forTeachers: Screen[] = [
  { path: '/teacher-dashboard', hasMenu: true },
  {
    path: '/teacher/invite-codes',
    acts: [opens('Create invite code'), opensItem(/^More for/, 'Edit'), opensItem(/^More for/, 'See who came in')],
  },
  {
    path: '/teacher/students',
    acts: [
      opens('New class'),
      opens('Approve all'),
      opensItem(/^Actions for Sami/, 'Make one-time sign-in code'),
      opensItem(/^Actions for Sami/, 'Move to another class'),
      opensItem(/^Actions for Sami/, 'Remove from class'),
    ],
  },
  { path: '/dictionary?word=careful', acts: [opens('Correct the translation')] },
  { path: '/dictionary', acts: [opens('Clear all')] },
  { path: '/flashcards', acts: [opens('New deck')] },
  { path: '/teacher/game-analytics' },
  { path: '/teacher/game-analytics/previews' },
  { path: '/teacher/game-analytics/previews?preview=quiz' },
  { path: '/pdfs' },
  { path: '/profile' },
  { path: '/student-dashboard' },
  { path: '/assignments' },
  { path: '/teacher/assignments?edit=new' },
  { path: '/teacher/upload-pdf' },
  { path: '/admin' },
];
const forStudents: Screen[] = [
  { path: '/student-dashboard', acts: [opens('Join another class')] },
  { path: '/dictionary?list=saved' },
  { path: '/dictionary?word=recieve' },
  { path: '/dictionary?word=careful', acts: [opens('Say it'), opens('Report a mistake')] },
  { path: '/dictionary?word=pupil', acts: [opens('student')] },
  { path: '/dictionary' },
  { path: '/student/assignments' },
  { path: '/assignments/nowhere' },
  { path: '/todo' },
  { path: '/flashcards' },
  { path: '/flashcards?review=all' },
  { path: '/student/daily-tasks' },
  { path: '/student/study-tracker' },
  { path: '/profile', acts: [opens('Delete my account')] },
];
const ofGames: Screen[] = [
  { path: '/games' },
  { path: '/games/analytics' },
  ...games.map((game) => ({ path: `/games/${game}`, acts: [starts, isPaused] })),
];

async function put(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/** What is another thing in the second look: colours, and how far things are apart. Names and roles are the same. */
const ofLooks = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** Looks at the screen as it is, and from the one look to the other without loading it again; each comes first in turn. */
async function lookAt(page: Page, what: string, shown?: Locator): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 480;
  const [first, second] = isPhone ? ([looks[1], looks[0]] as const) : looks;
  for (const look of [first, second]) {
    await put(page, look);
    if (shown) await expect(shown, what).toBeVisible();
    await expectNoBarriers(page, `${what}, ${look.colorScheme}`, look === first ? [] : ofLooks);
  }
}

/** Loads the first screen; goes on to the others as a link does, so that the app and axe stay warm. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else await page.evaluate(follow, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
}

type Router = {
  navigate: (to: { href: string }) => Promise<void>;
  state: { status: string; location: { href: string }; resolvedLocation?: { href: string } };
};

/** Runs in the page, until what was there before is gone. */
async function follow(href: string): Promise<void> {
  const { __TSR_ROUTER__: router } = window as Window & { __TSR_ROUTER__?: Router };
  if (!router) throw new Error('the router is not here');
  await router.navigate({ href });
  const isThere = () => {
    const { status, location, resolvedLocation } = router.state;
    return status === 'idle' && resolvedLocation?.href === location.href;
  };
  while (!isThere()) await new Promise(requestAnimationFrame);
}

async function tour(page: Page, screens: readonly Screen[], neverSaid?: RegExp): Promise<void> {
  const listen = async (path: string) => {
    if (neverSaid) await expect(page.locator('body'), path).not.toContainText(neverSaid);
  };
  for (const { path, acts = [], hasMenu = false } of screens) {
    await open(page, path);
    await listen(path);
    await lookAt(page, path);
    for (const act of acts) {
      const shown = await act(page);
      if (shown) await expect(shown).toBeVisible();
      await listen(path);
      await lookAt(page, path, shown);
      const isDialog = (await dialog(page).count()) > 0;
      await page.keyboard.press('Escape');
      if (isDialog) await expect(dialog(page)).toHaveCount(0);
    }
    for (const look of hasMenu ? looks : []) {
      await put(page, look);
      await opensMenu(page);
      await expectNoBarriers(page, `menu of ${path}`);
      await page.keyboard.press('Escape');
    }
  }
}

/** A class with somebody who waits, and homework that is set. */
async function fullClass(teacher: Person): Promise<{ student: Person; homework: Screen; projector: Screen }> {
  const invite = await openClass(teacher);
  const second = await openClass(teacher, { className: '7B Reading', requireApproval: true, maxUses: 5 });
  await newStudent(second.code, { fullName: 'Waldo Waiting' });
  const { id } = await setHomework(teacher, invite, { due: '2026-01-05T08:00', instructions: 'Learn them first.' });
  const projector = { path: `/teacher/classes/${second.classId}/projector`, acts: [opens('Approve all')] };
  return { student: await studentOf(teacher, invite), homework: { path: `/assignments/${id}` }, projector };
}

test('a visitor meets no barrier', ({ page }) => tour(page, forVisitors));

test('a teacher meets no barrier, and reads what is said to teachers', async ({ page, teacher }) => {
  const { homework, projector } = await fullClass(teacher);
  await signIn(page, teacher);
  await tour(page, [...forTeachers, homework, projector], saidToStudents);
  for (const path of readByTeachers) {
    await open(page, path);
    await expect(page.locator('body'), path).not.toContainText(saidToStudents);
  }
});

test('a student meets no barrier', async ({ page, teacher }) => {
  const { student, homework } = await fullClass(teacher);
  await student.visitor.call('POST', '/todos', { id: randomUUID(), title: 'Go' });
  await newDeck(student, 'Sea', [['fish', 'Fisch']]);
  await signIn(page, student);
  await tour(page, [...forStudents, homework]);
});

test('a student meets no barrier in the games', async ({ page, school }) => {
  await signIn(page, school.student);
  await tour(page, ofGames);
});

test('waiting for a verification, an empty class and the error screen have no barrier', async ({
  page,
  teacher,
  outcry,
  anotherBrowser,
}) => {
  const guide = builtFrom('src/features/guide/usage-page.tsx');
  outcry.allow(/dynamically imported module|Loading chunk|ChunkLoadError/);
  outcry.allow(guide);
  const newcomer = await anotherBrowser(await newTeacher());
  await tour(newcomer, [{ path: '/teacher-dashboard' }]);
  await signIn(page, teacher);
  await tour(page, [{ path: '/teacher-dashboard' }, { path: '/teacher/invite-codes' }, { path: '/teacher/students' }]);
  await page.route(guide, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/usage');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await lookAt(page, 'the error screen');
});
