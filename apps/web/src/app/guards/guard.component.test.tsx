import { paths } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';
import { answerDashboard, answerSchool } from '#testing/school.ts';

const main = page.getByRole('main');
const welcome = page.getByRole('heading', { name: 'Welcome back' });
const denied = page.getByRole('heading', { name: 'Access Denied' });
const notAllowed = main.getByText('You are not authorized to access this page.', { exact: true });

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

describe('somebody signed out', () => {
  it.each(['/teacher/students?x=1', '/games/word-match', '/pdfs/7', '/admin'])(
    'is asked to sign in first, and the login page knows for what: %s',
    async (path) => {
      const open = await openPage(path, visitor);
      await expect.element(welcome).toBeVisible();
      expect(decodeURIComponent(open.path())).toBe(decodeURIComponent(loginFor(path)));
    },
  );

  it.each([
    ['/student/dictionary', '/dictionary'],
    ['/student/flashcards', '/flashcards'],
    ['/student/todo', '/todo'],
    ['/student/pdf-viewer', '/pdfs'],
    ['/student/pdf-viewer/a%20b', '/pdfs/a%20b'],
    ['/student/dashboard', '/student-dashboard'],
    ['/teacher/dashboard', '/teacher-dashboard'],
  ])('is led from the old address %s to %s, as everybody is', async (from, to) => {
    const open = await openPage(from, visitor);
    await expect.element(welcome).toBeVisible();
    expect(open.path()).toBe(loginFor(to));
  });

  it.each([
    ['signs in', '/login?redirect=%2Fteacher%2Finvitation'],
    ['registers', '/register/teacher'],
  ])('comes back to an invitation whose secret stands in no other address: %s', async (_, way) => {
    const asked = answer((calls) => calls.classes.checkTeacherLink, {
      ...{ className: '5-A', teacherName: 'Elif Kaya', isTeaching: false },
    });
    const open = await openPage('/teacher/invitation#its-token', visitor);
    await expect.element(welcome).toBeVisible();
    expect(open.path()).toBe('/login?redirect=%2Fteacher%2Finvitation');
    expect(asked).toEqual([]);
    const later = await reloadPage({ path: () => way }, teacher);
    await expect.element(page.getByRole('heading', { name: /^Elif Kaya invites you/ })).toBeVisible();
    expect(later.path()).toBe('/teacher/invitation#its-token');
    expect(asked[0]).toEqual({ token: 'its-token' });
    answerSchool();
    answerDashboard();
    const { path } = await reloadPage({ path: () => paths.login }, teacher);
    await expect.poll(path).toBe(paths.teacherDashboard);
  });

  it('reads on the Access Denied screen how to go on', async () => {
    await openPage('/unauthorized', visitor);
    await expect.element(notAllowed).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });
});

it.each([
  { person: teacher, role: 'teacher', needed: 'student', path: '/games' },
  { person: student, role: 'student', needed: 'teacher', path: '/teacher/students' },
])('a $role on a page for the $needed is told why it stays closed', async ({ person, role, needed, path }) => {
  await openPage(path, person);
  await expect.element(denied).toBeVisible();
  const why = `This page requires ${needed} access. You are currently logged in as a ${role}.`;
  await expect.element(main.getByText(why, { exact: true })).toBeVisible();
  expect(main.element().textContent).toContain(`Signed in as: ${person.profile.fullName}Role: ${role}`);
  const contact = 'If you believe this is an error, please contact your administrator.';
  await expect.element(main.getByText(contact, { exact: true })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Go Back' })).toBeVisible();
  const home = main.getByRole('link', { name: 'Go to Dashboard' });
  await expect.element(home).toHaveAttribute('href', `/${role}-dashboard`);
});

it.each(['/admin', '/admin/users/7'])('a teacher is not let into %s', async (path) => {
  await openPage(path, teacher);
  await expect.element(notAllowed).toBeVisible();
});

it.each([
  { person: teacher, home: '/teacher-dashboard' },
  { person: student, home: '/student-dashboard' },
])('a page for visitors leads somebody signed in to $home', async ({ person, home }) => {
  answerSchool();
  answerDashboard();
  const open = await openPage('/login', person);
  await expect.element(page.getByRole('heading', { name: `Hello, ${person.profile.fullName}!` })).toBeVisible();
  expect(open.path()).toBe(home);
});

it("an unverified user gets the verification screen at the page's address", async () => {
  const newcomer = { ...student, user: { ...student.user, emailVerified: false, needsVerification: true } };
  const open = await openPage('/todo', newcomer);
  await expect.element(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect.element(page.getByText(`We sent a verification link to ${student.user.email}.`)).toBeVisible();
  expect(open.path()).toBe('/todo');
});

it.each([
  { who: 'a visitor', person: visitor, links: { Login: '/login', Register: '/register' }, home: 'Go to Home' },
  {
    who: 'a teacher',
    person: teacher,
    links: {
      Dashboard: '/teacher-dashboard',
      'Student Analytics': '/teacher/students',
      'Upload PDF': '/teacher/upload-pdf',
    },
    home: 'Go to Dashboard',
  },
  {
    who: 'a student',
    person: student,
    links: { Dashboard: '/student-dashboard', Games: '/games', Flashcards: '/flashcards' },
    home: 'Go to Dashboard',
  },
])('an address that leads nowhere offers $who the pages most looked for', async ({ person, links, home }) => {
  await openPage('/no/such/place', person);
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  const popular = page.getByRole('navigation', { name: 'Popular pages' }).getByRole('link').elements();
  const found = popular.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(found)).toEqual(links);
  await expect.element(main.getByRole('link', { name: home })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Go Back' })).toBeVisible();
});
