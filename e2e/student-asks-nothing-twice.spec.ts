import type { Page } from '@playwright/test';
import { newDeck } from './stage/cards.ts';
import { startGame } from './stage/games.ts';
import type { Person } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

type Task = { id: string; title: string; target: number; completed: boolean };

const makeTasks = ({ visitor }: Person) =>
  visitor.call<{ tasks: Task[] }>('POST', '/daily-tasks/generate', { language: 'en' });

/** With nothing left to do today, no practice moves a task. */
async function finishTheDay(student: Person): Promise<void> {
  for (const { id } of (await makeTasks(student)).tasks)
    await student.visitor.call('POST', `/daily-tasks/tasks/${id}/complete`, { language: 'en' });
}

/** What the page asks from now on, by method and path; ids are left out, and who is here is no part of it. */
function asked(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/live' && pathname !== sessionPath)
      calls.push(`${request.method()} ${pathname.slice(4).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`);
  });
  return calls;
}

const sessionPath = '/api/auth/session';

/**
 * Waits until the page has followed a hint of another device, which comes behind those of its own writes: by then it
 * has asked for all that these made it ask.
 *
 * @param colorScheme one that wasn't chosen before
 */
async function hearNews(page: Page, student: Person, colorScheme: 'dark' | 'light'): Promise<void> {
  const heard = page.waitForResponse(async (response) => {
    if (new URL(response.url()).pathname !== sessionPath) return false;
    const { profile } = (await response.json()) as { profile: { colorScheme: string } | null };
    return profile?.colorScheme === colorScheme;
  });
  await student.visitor.call('PATCH', '/profiles/me/choices', { colorScheme });
  await heard;
}

test('a step of a daily task is one request', async ({ page, student }) => {
  const task = (await makeTasks(student)).tasks.find(({ target }) => target > 1);
  if (!task) throw new Error('every task has one step');
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  const item = page.getByRole('listitem', { name: task.title, exact: true });
  await expect(item.getByText(`0 of ${task.target}`)).toBeVisible();
  await hearNews(page, student, 'dark');
  const calls = asked(page);
  await item.getByRole('button', { name: '+1', exact: true }).click();
  await expect(item.getByText(`1 of ${task.target}`)).toBeVisible();
  await hearNews(page, student, 'light');
  expect(calls).toEqual(['POST /daily-tasks/tasks/:id/advance']);
});

test('the other tab of the browser asks for what the first one changed', async ({ page, context, student }) => {
  const task = (await makeTasks(student)).tasks.find(({ target }) => target > 1);
  if (!task) throw new Error('every task has one step');
  await signIn(page, student);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/student/daily-tasks');
  for (const tab of [page, other]) {
    const item = tab.getByRole('listitem', { name: task.title, exact: true });
    await expect(item.getByText(`0 of ${task.target}`)).toBeVisible();
  }
  await hearNews(other, student, 'dark');
  const calls = asked(other);
  await page
    .getByRole('listitem', { name: task.title, exact: true })
    .getByRole('button', { name: '+1', exact: true })
    .click();
  const item = other.getByRole('listitem', { name: task.title, exact: true });
  await expect(item.getByText(`1 of ${task.target}`)).toBeVisible();
  expect(calls).toEqual(['GET /daily-tasks/today']);
});

test('writing a to-do and ticking it off are one request each', async ({ page, student }) => {
  await finishTheDay(student);
  await signIn(page, student);
  await page.goto('/todo');
  await expect(page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
  await hearNews(page, student, 'dark');
  const calls = asked(page);
  await page.getByLabel('New to-do').fill('Learn ten words');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Done: Learn ten words' }).press('Space');
  await expect(page.getByText('“Learn ten words” is done.')).toBeVisible();
  await hearNews(page, student, 'light');
  expect(calls).toEqual(['POST /todos', 'POST /todos/:id/tick']);
});

test('an answer to a card is one request', async ({ page, student }) => {
  await newDeck(student, 'Fruit', [
    ['apple', 'elma'],
    ['pear', 'armut'],
  ]);
  await finishTheDay(student);
  await signIn(page, student);
  await page.goto('/flashcards');
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByText('2 cards left')).toBeVisible();
  await hearNews(page, student, 'dark');
  const calls = asked(page);
  await page.getByRole('button', { name: 'Show answer' }).press('Space');
  await page.keyboard.press('3');
  await expect(page.getByText('1 card left')).toBeVisible();
  await hearNews(page, student, 'light');
  expect(calls).toEqual(['POST /flashcards/reviews']);
});

test('the end of a play is one request, beside which of its words are saved', async ({ page, student }) => {
  await finishTheDay(student);
  await signIn(page, student);
  const { items } = await startGame(page, 'True / False');
  for (const [place] of items.entries()) {
    await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press('t');
    const isLast = place === items.length - 1;
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    if (!isLast) await page.keyboard.press('Enter');
  }
  await hearNews(page, student, 'dark');
  const calls = asked(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await hearNews(page, student, 'light');
  const beside = calls.filter((call) => !call.endsWith('/moves') && call !== 'POST /dictionary/saved-words/list');
  expect(beside).toEqual(['POST /games/plays/:id/finish']);
});
