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

/** What a page asks for while something is done, apart from hints of it that come back. */
async function askedWhile(page: Page, student: Person, act: () => Promise<void>): Promise<string[]> {
  await hearNews(page, student, 'light');
  const calls = asked(page);
  await act();
  await hearNews(page, student, 'dark');
  return calls;
}

test('a step of a task, a to-do, a card and the end of a play are one request each, and another tab hears of them', async ({
  page,
  context,
  student,
}) => {
  const task = (await makeTasks(student)).tasks.find(({ target }) => target > 1);
  if (!task) throw new Error('every task has one step');
  await newDeck(student, 'Fruit', [
    ['apple', 'elma'],
    ['pear', 'armut'],
  ]);
  await signIn(page, student);
  const other = await context.newPage();
  const item = (tab: Page) => tab.getByRole('listitem', { name: task.title, exact: true });
  for (const tab of [page, other]) {
    await tab.goto('/student/daily-tasks');
    await expect(item(tab).getByText(`0 of ${task.target}`)).toBeVisible();
  }
  await hearNews(other, student, 'dark');
  const ofOther = asked(other);
  const step = await askedWhile(page, student, async () => {
    await item(page).getByRole('button', { name: '+1', exact: true }).click();
    for (const tab of [page, other]) await expect(item(tab).getByText(`1 of ${task.target}`)).toBeVisible();
  });
  expect(step).toEqual(['POST /daily-tasks/tasks/:id/advance']);
  // The other tab asks for what this one changed.
  expect(ofOther).toEqual(['GET /daily-tasks/today']);
  await other.close();

  await finishTheDay(student);
  await page.goto('/todo');
  await expect(page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
  const todo = await askedWhile(page, student, async () => {
    await page.getByLabel('New to-do').fill('Learn ten words');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Done: Learn ten words' }).press('Space');
    await expect(page.getByText('“Learn ten words” is done.')).toBeVisible();
  });
  expect(todo).toEqual(['POST /todos', 'POST /todos/:id/tick']);

  await page.goto('/flashcards');
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByText('2 cards left')).toBeVisible();
  const card = await askedWhile(page, student, async () => {
    await page.getByRole('button', { name: 'Show answer' }).press('Space');
    await page.keyboard.press('3');
    await expect(page.getByText('1 card left')).toBeVisible();
  });
  expect(card).toEqual(['POST /flashcards/reviews']);

  const { items } = await startGame(page, 'True / False');
  for (const [place] of items.entries()) {
    await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press('t');
    const isLast = place === items.length - 1;
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    if (!isLast) await page.keyboard.press('Enter');
  }
  const end = await askedWhile(page, student, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  });
  // Beside which of its words are saved.
  const beside = end.filter((call) => !call.endsWith('/moves') && call !== 'POST /dictionary/saved-words/list');
  expect(beside).toEqual(['POST /games/plays/:id/finish']);
});
