import { password } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const teacherPages = [
  '/teacher-dashboard',
  '/teacher/profile',
  '/teacher/students',
  '/teacher/analytics',
  '/teacher/upload-pdf',
  '/teacher/invite-codes',
  '/teacher/game-analytics',
  '/teacher/assignments',
];
const studentPages = [
  '/student-dashboard',
  '/student/profile',
  '/student/daily-tasks',
  '/student/study-tracker',
  '/todo',
  '/student/assignments',
  '/games',
  '/games/word-match',
];
const others = [
  { role: 'teacher', needed: 'student', pages: studentPages, home: '/teacher-dashboard' },
  { role: 'student', needed: 'teacher', pages: teacherPages, home: '/student-dashboard' },
] as const;

for (const { role, needed, pages, home } of others) {
  test(`a ${role} on a page for ${needed}s is told why it stays closed, and led home`, async ({ page, school }) => {
    const person = school[role];
    await signIn(page, person);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(
        page.getByText(`This page requires ${needed} access. You are currently logged in as a ${role}.`, {
          exact: true,
        }),
      ).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByText(person.fullName)).toBeVisible();
    await expect(main.getByText(`Role: ${role}`)).toBeVisible();
    await expect(
      main.getByText('If you believe this is an error, please contact your administrator.', { exact: true }),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await main.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await main.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).not.toHaveURL(pages.at(-1) ?? '');
  });
}

test('somebody signed out comes back to the page they wanted, with its search, after signing in', async ({
  page,
  school,
}) => {
  await page.goto('/teacher/students?x=1');
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(school.teacher.email.toUpperCase());
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/teacher/students?x=1');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('every page of the product asks a visitor to sign in first', async ({ page }) => {
  for (const path of [...teacherPages, ...studentPages, '/profile', '/dictionary', '/pdfs/7', '/games/analytics']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?/);
  }
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('pages for visitors lead somebody signed in to the dashboard', async ({ page, school }) => {
  await signIn(page, school.student);
  for (const path of ['/', '/login', '/register', '/register/teacher', '/register/student']) {
    await page.goto(path);
    await expect(page).toHaveURL('/student-dashboard');
  }
  await expect(page.getByRole('heading', { name: `Hello, ${school.student.fullName}!` })).toBeVisible();
});

test('an address that leads nowhere offers each visitor the pages most looked for', async ({
  page,
  school,
  anotherBrowser,
}) => {
  const expected = [
    { place: page, links: { Login: '/login', Register: '/register' }, home: 'Go to Home' },
    {
      place: await anotherBrowser(school.teacher),
      links: {
        Dashboard: '/teacher-dashboard',
        'Student Analytics': '/teacher/students',
        'Upload PDF': '/teacher/upload-pdf',
      },
      home: 'Go to Dashboard',
    },
    {
      place: await anotherBrowser(school.student),
      links: { Dashboard: '/student-dashboard', Games: '/games', Flashcards: '/flashcards' },
      home: 'Go to Dashboard',
    },
  ];
  for (const { place, links, home } of expected) {
    await place.goto('/help');
    await place.goto('/no/such/place');
    await expect(place.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const popular = place.getByRole('navigation', { name: 'Popular pages' });
    await expect(popular.getByRole('link')).toHaveText(Object.keys(links));
    for (const [name, href] of Object.entries(links)) {
      await expect(popular.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(place.getByRole('main').getByRole('link', { name: home })).toBeVisible();
    await place.getByRole('button', { name: 'Go Back' }).click();
    await expect(place).toHaveURL('/help');
  }
});

test('the admin panel and the access-denied screen open as the guards say', async ({ page, school }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto('/unauthorized');
  await expect(page.getByText('You are not authorized to access this page.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();

  await signIn(page, school.teacher);
  for (const path of ['/admin', '/admin/users/7']) {
    await page.goto(path);
    await expect(page.getByText('You are not authorized to access this page.', { exact: true })).toBeVisible();
  }
});

test('old addresses lead to the new ones', async ({ page, school, anotherBrowser }) => {
  await signIn(page, school.student);
  const redirects = {
    '/student/dictionary': '/dictionary',
    '/student/flashcards': '/flashcards',
    '/student/todo': '/todo',
    '/student/pdf-viewer': '/pdfs',
    '/student/pdf-viewer/a%20b': '/pdfs/a%20b',
    '/student/dashboard': '/student-dashboard',
  };
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
  const teachers = await anotherBrowser(school.teacher);
  await teachers.goto('/teacher/dashboard');
  await expect(teachers).toHaveURL('/teacher-dashboard');
});

test('each role has its own menu, and the page one is on is marked', async ({ page, school, anotherBrowser }) => {
  const menus = [
    { place: page, path: '/login', links: ['Home', 'Login', 'Register'], active: 'Login' },
    {
      place: await anotherBrowser(school.teacher),
      path: '/teacher/invite-codes',
      links: ['Dashboard', 'Students', 'Upload', 'Invite Code', 'Homeworks'],
      active: 'Invite Code',
    },
    {
      place: await anotherBrowser(school.student),
      path: '/games/anagram',
      links: ['Dashboard', 'Games', 'Flashcards', 'Dictionary', 'To-do', 'Homeworks'],
      active: 'Games',
    },
  ];
  for (const { place, path, links, active } of menus) {
    await place.goto(path);
    const menu = place.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText(links);
    await expect(menu.getByRole('link', { name: active, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});
