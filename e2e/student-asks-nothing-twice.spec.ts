import type { Page, Request } from '@playwright/test';
import { expectLeft, newDeck } from './stage/cards.ts';
import { change } from './stage/database.ts';
import { startGame } from './stage/games.ts';
import type { Person } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

type Watched = { page: Page; student: Person; open: ReadonlySet<Request> };
type Task = { id: string; title: string; target: number; progress: number };

const makeTasks = ({ visitor }: Person) =>
  visitor.call<{ tasks: Task[] }>('POST', '/daily-tasks/generate', { language: 'en' });

/** Leaves some tasks of the day, which what is done here moves but doesn't complete. @returns their ids */
async function leaveLongTasks(student: Person): Promise<string[]> {
  const ids = (await makeTasks(student)).tasks.map(({ id }) => id);
  for (const id of ids) await student.visitor.call('POST', `/daily-tasks/tasks/${id}/complete`, { language: 'en' });
  const templates = [
    'academic-2-todos-done',
    'flashcards-10-cards',
    'dictionary-save-5-words',
    'study-tracker-10-minutes',
  ];
  const left = templates.map((template, place): [string, string] => [ids[place] ?? '', template]);
  const leave = 'UPDATE daily_tasks SET template_id = $2, target = 90, progress = 0, completed_at = NULL WHERE id = $1';
  await change(left.map((values) => [leave, values]));
  return left.map(([id]) => id);
}

const sessionPath = '/api/auth/session';
const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Who is here is no part of it. */
const isCall = (request: Request) =>
  pathOf(request).startsWith('/api/') && !['/api/live', sessionPath].includes(pathOf(request));

/** What the page asks from now on, by method and path; ids are left out. */
function asked(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!isCall(request)) return;
    calls.push(
      `${request.method()} ${pathOf(request)
        .slice(4)
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`,
    );
  });
  return calls;
}

/** The page's calls without an answer, from now on. */
function openCalls(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (isCall(request)) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

/**
 * Waits until the page has followed a hint of another device, which comes behind those of its own writes: by then it
 * has asked for all that these made it ask.
 *
 * @param colorScheme one that wasn't chosen before
 */
async function hearNews(page: Page, student: Person, colorScheme: 'dark' | 'light'): Promise<void> {
  const heard = page.waitForResponse(async (response) => {
    if (new URL(response.url()).pathname !== sessionPath) return false;
    // The session that a page asked for before it moved on has no body any more.
    const session = (await response.json().catch(() => null)) as { profile: { colorScheme: string } | null } | null;
    return session?.profile?.colorScheme === colorScheme;
  });
  await student.visitor.call('PATCH', '/profiles/me/choices', { colorScheme });
  await heard;
}

/**
 * What a page asks for while something is done, apart from hints of it that come back. It begins when everything is
 * answered, since the page doesn't trust an answer that crosses another to the same question.
 */
async function askedWhile({ page, student, open }: Watched, act: () => Promise<void>): Promise<string[]> {
  await hearNews(page, student, 'light');
  await expect.poll(() => open.size).toBe(0);
  const calls = asked(page);
  await act();
  // What the screen shows at once may still be on its way, and news that crosses an answer has the page ask.
  await expect.poll(() => calls.length > 0 && open.size === 0).toBe(true);
  await hearNews(page, student, 'dark');
  return calls;
}

test('what moves a task is one request: a step, a to-do, a card, a saved word, a session and the end of a play', async ({
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
  const watched = { page, student, open: openCalls(page) };
  await signIn(page, student);
  const other = await context.newPage();
  const item = (tab: Page) => tab.getByRole('listitem', { name: task.title, exact: true });
  for (const tab of [page, other]) {
    await tab.goto('/student/daily-tasks');
    await expect(item(tab).getByText(`0 of ${task.target}`)).toBeVisible();
  }
  await hearNews(other, student, 'dark');
  const ofOther = asked(other);
  const step = await askedWhile(watched, async () => {
    await item(page).getByRole('button', { name: '+1', exact: true }).click();
    for (const tab of [page, other]) await expect(item(tab).getByText(`1 of ${task.target}`)).toBeVisible();
  });
  expect(step).toEqual(['POST /daily-tasks/tasks/:id/advance']);
  // The other tab asks for what this one changed.
  expect(ofOther).toEqual(['GET /daily-tasks/today']);
  await other.close();

  const long = await leaveLongTasks(student);
  await page.goto('/todo');
  await expect(page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
  const todo = await askedWhile(watched, async () => {
    await page.getByLabel('New to-do').fill('Learn ten words');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Done: Learn ten words' }).press('Space');
    await expect(page.getByText('“Learn ten words” is done.')).toBeVisible();
  });
  expect(todo).toEqual(['POST /todos', 'POST /todos/:id/tick']);

  await page.goto('/flashcards');
  await page.getByRole('button', { name: 'Start review' }).click();
  await expectLeft(page, 2);
  const card = await askedWhile(watched, async () => {
    await page.getByRole('button', { name: 'Show answer' }).press('Space');
    await page.keyboard.press('3');
    await expectLeft(page, 1);
  });
  expect(card).toEqual(['POST /flashcards/reviews']);

  await page.goto('/dictionary?word=apple');
  await expect(page.getByRole('heading', { name: 'apple', exact: true, level: 2 })).toBeVisible();
  const saved = await askedWhile(watched, async () => {
    await page.getByRole('button', { name: 'Save word' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  });
  // Then it asks which words are saved.
  const beside = (calls: readonly string[]) => calls.filter((call) => call !== 'POST /dictionary/saved-words/list');
  expect(beside(saved)).toEqual(['POST /dictionary/saved-words']);

  await page.goto('/student/study-tracker');
  await page.getByRole('button', { name: 'Add by hand' }).click();
  const session = await askedWhile(watched, async () => {
    await page.getByRole('dialog').getByLabel('Began at').fill('00:00');
    await page.getByRole('dialog').getByLabel('Minutes').fill('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  });
  // Then it asks for the days and the sessions.
  expect(session.toSorted()).toEqual(['GET /study', 'POST /study/sessions', 'POST /study/sessions/list']);

  const { items } = await startGame(page, 'True / False');
  for (const [place] of items.entries()) {
    await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press('t');
    const isLast = place === items.length - 1;
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    if (!isLast) await page.keyboard.press('Enter');
  }
  const end = await askedWhile(watched, async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  });
  expect(beside(end).filter((call) => !call.endsWith('/moves'))).toEqual(['POST /games/plays/:id/finish']);
  const { tasks } = await makeTasks(student);
  expect(long.map((id) => tasks.find((each) => each.id === id)?.progress)).toEqual([1, 1, 1, 1]);
});
