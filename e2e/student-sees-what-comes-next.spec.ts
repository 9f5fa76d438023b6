import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { newDeck } from './stage/cards.ts';
import type { Person } from './stage/people.ts';
import { newStudent, openClass, verify } from './stage/people.ts';
import { shifts } from './stage/shifts.ts';
import { expect, signIn, test } from './stage/test.ts';
import { letDaysPass } from './stage/time-passes.ts';

const nextStep = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function completeAll({ visitor }: Person): Promise<void> {
  const { tasks } = await visitor.call<{ tasks: { id: string }[] }>('POST', '/daily-tasks/generate', {
    language: 'en',
  });
  for (const { id } of tasks) await visitor.call('POST', `/daily-tasks/tasks/${id}/complete`, { language: 'en' });
}

/** Names of the calls that a page makes, apart from who is here, until the live stream opens and may bring news. */
async function callsUntilLive(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const live = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/live') return true;
    if (pathname.startsWith('/api/') && pathname !== '/api/auth/session') calls.push(`${request.method()} ${pathname}`);
    return false;
  });
  await open();
  await live;
  return calls;
}

test('a beginner is led to a first game, and the page asks once for all it shows', async ({ page, student }) => {
  await student.visitor.call('POST', '/daily-tasks/generate', { language: 'en' });
  await signIn(page, student);
  const calls = await callsUntilLive(page, () => page.goto('/student-dashboard'));
  await expect(nextStep(page, 'Welcome to your grove')).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's tasks" }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tips for today' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Daily tasks, \d to do$/ })).toBeVisible();
  expect(calls).toEqual(['GET /api/dashboards/student']);
  await expectNoBarriers(page, 'dashboard of a beginner');
  await nextStep(page, 'Welcome to your grove').getByRole('link', { name: 'Choose a game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
});

test('the page greets before any script has run, and what follows moves nothing', async ({ page, student, outcry }) => {
  outcry.allow(/^Failed to load resource: net::ERR_FAILED .*\.js$/);
  await student.visitor.call('POST', '/daily-tasks/generate', { language: 'en' });
  await signIn(page, student);
  // What waits pulses without end, and nothing can be checked until it stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/student-dashboard', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  const lead = page.locator('h1 + p');
  await expect(title).toHaveText(`Hello, ${student.fullName}!`);
  await expect(page.getByRole('status')).toHaveText('Loading page...');
  // How wide they may get depends on the font, which may still be on its way.
  const placeOf = async (text: Locator) => ({ ...(await text.boundingBox()), width: null });
  const places = async () => [await placeOf(title), await placeOf(lead), await lead.textContent()];
  const drawn = await places();
  await expectNoBarriers(page, 'dashboard before its script');

  await page.unroute('**/assets/*.js');
  await page.goto('/student-dashboard');
  await expect(nextStep(page, 'Welcome to your grove')).toBeVisible();
  expect(await places()).toEqual(drawn);
  // Whose page it is was for the script alone.
  await expect(page.locator('#session')).toHaveCount(0);
  expect(await shifts(page)).toBeLessThan(0.02);
});

test('who waits for a class is told so, and hears of being let in', async ({ page, teacher }) => {
  const invite = await openClass(teacher, { className: 'Seven B', requireApproval: true });
  const student = await newStudent(invite.code);
  await verify(student);
  await signIn(page, student);
  await page.goto('/student-dashboard');
  await expect(nextStep(page, 'Your teacher will let you in soon')).toBeVisible();
  await expectNoBarriers(page, 'dashboard of one who waits');
  const enrolments = await teacher.visitor.call<{ enrolmentId: string }[]>('GET', '/students');
  const enrolmentIds = enrolments.map(({ enrolmentId }) => enrolmentId);
  await teacher.visitor.call('POST', '/enrolments/approve', { enrolmentIds });
  await expect(nextStep(page, 'Welcome to your grove')).toBeVisible();
});

test('with nothing left it says so; after a week away it is glad', async ({ page, student }) => {
  await completeAll(student);
  await signIn(page, student);
  await page.goto('/student-dashboard');
  await expect(nextStep(page, 'All done for today')).toBeVisible();
  await expectNoBarriers(page, 'nothing left to do');
  await letDaysPass(student, 8);
  await page.reload();
  const step = nextStep(page, 'Good to see you again');
  await expect(step.getByText(/^Next task: /)).toBeVisible();
  await expect(page.getByText("Complete 80% of today's tasks to start a streak.")).toBeVisible();
});

test('every card leads in one click to where it is done', async ({ page, student }) => {
  const { call } = student.visitor;
  await completeAll(student);
  await newDeck(student, 'Fruit', [['apple', 'Apfel']]);
  await call('POST', '/todos', { id: randomUUID(), title: 'Read page 12', dueOn: '2026-01-05' });
  await call('POST', '/study/goal', { minutes: 30 });
  const round = { type: 'quiz', source: { kind: 'level', level: 'A1' }, items: 10, mode: 'mixed', timer: 'none' };
  const play = await call<{ id: string }>('POST', '/games/plays', { id: randomUUID(), ...round, canHear: false });
  await signIn(page, student);

  const go = async (region: string, link: string, address: RegExp) => {
    await page.goto('/student-dashboard');
    await page.getByRole('region', { name: region, exact: true }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
  };
  const thePlay = new RegExp(`/games/quiz\\?play=${play.id}$`);
  await go('Your next step', 'Go on playing', thePlay);
  await go('Go on playing', 'Quiz', thePlay);
  await go('Flashcards', 'Review', /\/flashcards\?review=all$/);
  await go('To-do', 'Open the list', /\/todo$/);
  await go('How it goes', 'View All Tasks', /\/student\/daily-tasks$/);
  await go('Study time', 'Open the study tracker', /\/student\/study-tracker$/);
  await page.goto('/student-dashboard');
  await expect(page.getByText('Goal: 30 min a day')).toBeVisible();
  await expect(page.getByText('Read page 12')).toBeVisible();
});
