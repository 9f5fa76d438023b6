import type { Locator, Page } from '@playwright/test';
import type { Person } from './stage/people.ts';
import { studentOf } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

type Task = { id: string; title: string; target: number; progress: number; completed: boolean };
type Board = { tasks: Task[] };

const boardOf = ({ visitor }: Person) => visitor.call<Board>('POST', '/daily-tasks/generate', { language: 'en' });

async function firstTask(student: Person): Promise<Task> {
  const [first] = (await boardOf(student)).tasks;
  if (!first) throw new Error('there are no tasks');
  return first;
}

const item = (page: Page, title: string): Locator => page.getByRole('listitem', { name: title, exact: true });
const plusOne = (scope: Locator) => scope.getByRole('button', { name: '+1', exact: true });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Shows the page a board on which the first task stands otherwise than on the server. */
async function pretend(page: Page, change: (task: Task) => Partial<Task>): Promise<void> {
  await page.route('**/api/daily-tasks/today*', async (route) => {
    const response = await route.fetch();
    const board: Board = await response.json();
    const tasks = board.tasks.map((task, place) => (place === 0 ? { ...task, ...change(task) } : task));
    await route.fulfill({ response, json: { ...board, tasks } });
  });
}

test('a step that fails is said for ten seconds, and nothing is lost', async ({ page, student, outcry }) => {
  outcry.allow(/progress/);
  const first = await firstTask(student);
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  await page.route('**/advance', (route) => route.abort());
  await plusOne(item(page, first.title)).click();
  const failure = alert(page, 'Failed to update task progress');
  await expect(failure).toBeVisible();
  await expect(plusOne(item(page, first.title))).toBeFocused();
  await expect(failure).toBeHidden({ timeout: 15_000 });
  await page.unroute('**/advance');
  await plusOne(item(page, first.title)).click();
  await expect(item(page, first.title).getByText(`1 of ${first.target}`)).toBeVisible();
});

test('on a phone the failure of the last task is said where it can be seen', async ({ page, student, outcry }) => {
  outcry.allow(/progress/);
  await page.setViewportSize({ width: 360, height: 740 });
  const { tasks } = await boardOf(student);
  const [first, last] = [tasks[0], tasks.at(-1)];
  if (!first || !last) throw new Error('there are no tasks');
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  await page.route('**/advance', (route) => route.abort());
  await plusOne(item(page, last.title)).click();
  const failure = alert(page, 'Failed to update task progress');
  await expect(failure).toBeInViewport({ ratio: 1 });

  // A button at the foot of the screen isn't left behind the message.
  await page.reload();
  const button = plusOne(item(page, first.title));
  await button.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().bottom - window.innerHeight));
  await button.click();
  await expect(failure).toBeInViewport({ ratio: 1 });
  const [pressed, said] = [await button.boundingBox(), await failure.boundingBox()];
  expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
});

test('a completion that fails leaves the task at its target, and Complete tries again', async ({
  page,
  student,
  outcry,
  anotherBrowser,
}) => {
  outcry.allow(/complete/);
  const { title, target } = await firstTask(student);
  await pretend(page, ({ completed }) => (completed ? {} : { progress: target }));
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  const other = await anotherBrowser(student);
  await other.goto('/student/daily-tasks');
  await expect(plusOne(item(other, title))).toBeVisible();
  const complete = item(page, title).getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeVisible();
  await expect(plusOne(item(page, title))).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toHaveCount(1);

  await page.route('**/complete', (route) => route.abort(), { times: 1 });
  const began = Date.now();
  await complete.click();
  const failure = alert(page, 'Failed to complete task: ');
  await expect(failure).toBeVisible();
  await expect(complete).toBeEnabled();
  await expect(failure).toBeHidden({ timeout: 15_000 });
  expect(Date.now() - began).toBeGreaterThan(9_500);
  await complete.click();
  await expect(item(page, title).getByText('Completed')).toBeVisible();
  await expect(complete).toHaveCount(0);
  // What one browser did is in the other without a reload.
  await expect(item(other, title).getByText('Completed')).toBeVisible();
  await expect(plusOne(item(other, title))).toHaveCount(0);
});

test('what the server refuses is said in words, and the task stays as it was', async ({
  page,
  student,
  teacher,
  invite,
  outcry,
}) => {
  outcry.allow(/progress/);
  const old = await firstTask(student);
  await student.visitor.call('POST', '/daily-tasks/sets', { id: crypto.randomUUID(), language: 'en' });
  const others = await firstTask(await studentOf(teacher, invite));
  const { title, target } = await firstTask(student);
  await signIn(page, student);
  const cases: [(task: Task) => Partial<Task>, string][] = [
    // Another student's.
    [() => ({ id: others.id }), 'Failed to update task progress: Task not found'],
    // One that was put away, as yesterday's are.
    [() => ({ id: old.id }), 'Failed to update task progress: This task is no longer open'],
    // A screen that shows more than there is.
    [
      () => ({ progress: 2, target: target + 3 }),
      "Failed to update task progress: That step doesn't fit how far the task is.",
    ],
  ];
  let shown: (task: Task) => Partial<Task> = () => ({});
  await pretend(page, (task) => shown(task));
  for (const [change, text] of cases) {
    shown = change;
    await page.goto('/student/daily-tasks');
    await plusOne(item(page, title)).click();
    await expect(alert(page, text)).toBeVisible();
    shown = () => ({});
    await page.reload();
    await expect(item(page, title).getByText(`0 of ${target}`)).toBeVisible();
  }
});

test('a quick action that fails in the bar is only logged, and can be tried again', async ({
  page,
  student,
  outcry,
}) => {
  outcry.allow(/progress|generate/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await signIn(page, student);
  await page.goto('/dictionary');
  await page.getByRole('button', { name: /^Daily tasks/ }).click();
  const panel = page.getByRole('region', { name: 'Daily tasks' });
  await page.route('**/daily-tasks/generate', (route) => route.abort(), { times: 1 });
  const generate = panel.getByRole('button', { name: 'Generate new tasks' });
  await generate.click();
  await expect.poll(() => logged.some((line) => line.startsWith('generate'))).toBe(true);
  await expect(generate).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await generate.click();

  const { title } = await firstTask(student);
  const task = panel.getByRole('listitem', { name: title, exact: true });
  await page.route('**/advance', (route) => route.abort(), { times: 1 });
  await plusOne(task).click();
  await expect.poll(() => logged.some((line) => line.startsWith('progress'))).toBe(true);
  await expect(plusOne(task)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Failed to')).toHaveCount(0);
  await plusOne(task).click();
  await expect(panel.getByRole('progressbar', { name: title, exact: true })).toHaveAttribute('value', '1');
});
