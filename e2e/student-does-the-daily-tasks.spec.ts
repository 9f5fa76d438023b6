import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import type { Person } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

type Task = { id: string; title: string; target: number; progress: number; completed: boolean };
type Board = { day: string; tasks: Task[] };

const boardOf = ({ visitor }: Person) => visitor.call<Board>('POST', '/daily-tasks/generate', { language: 'en' });
const advance = ({ visitor }: Person, id: string, progress: number) =>
  visitor.call<Board>('POST', `/daily-tasks/tasks/${id}/advance`, { language: 'en', progress });

const item = (page: Page, title: string): Locator => page.getByRole('listitem', { name: title, exact: true });
const plusOne = (scope: Locator) => scope.getByRole('button', { name: '+1', exact: true });

/** All but the last step of a task, by the way of another device. */
async function almost(student: Person, { id, target, progress }: Task): Promise<void> {
  for (let at = progress + 1; at < target; at += 1) await advance(student, id, at);
}

test('a student opens the day, takes the last step of each task, and everything is done', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Daily tasks' })).toBeVisible();
  const board = await boardOf(student);
  const [first, ...rest] = board.tasks;
  if (!first) throw new Error('there are no tasks');
  for (const { title } of board.tasks) await expect(item(page, title)).toBeVisible();
  await expectNoBarriers(page, 'daily tasks');

  for (const task of board.tasks) await almost(student, task);
  // What another device did is here without a reload.
  const progress = item(page, first.title).getByText(`${first.target - 1} of ${first.target}`);
  await expect(progress).toBeVisible();
  await plusOne(item(page, first.title)).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, first.title).getByText('Completed')).toBeVisible();
  await expect(plusOne(item(page, first.title))).toHaveCount(0);
  await expect(item(page, first.title).getByRole('heading')).toBeFocused();
  for (const { title } of rest) await plusOne(item(page, title)).click();
  await expect(page.getByText('All done for today. Well done!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Daily tasks, all done' })).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expectNoBarriers(page, 'everything done');
  await page.reload();
  await expect(page.getByText(`${board.tasks.length}/${board.tasks.length} completed`)).toBeVisible();
});

test('what is open stands before what is completed, and nothing jumps when it is completed', async ({
  page,
  student,
}) => {
  const [first, second, ...rest] = (await boardOf(student)).tasks;
  if (!first || !second) throw new Error('there are no tasks');
  const complete = ({ id }: Task) =>
    student.visitor.call('POST', `/daily-tasks/tasks/${id}/complete`, { language: 'en' });
  await complete(first);
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  const titles = page.getByRole('region', { name: "Today's tasks" }).getByRole('heading', { level: 3 });
  const order = [second, ...rest, first].map(({ title }) => title);
  await expect(titles).toHaveText(order);
  await complete(second);
  await expect(item(page, second.title).getByText('Completed')).toBeVisible();
  await expect(titles).toHaveText(order);
  await page.reload();
  await expect(titles).toHaveText([...rest, ...[first, second]].map(({ title }) => title));
});

test('new tasks are asked about first, and what is completed stays', async ({ page, student }) => {
  const [first, ...rest] = (await boardOf(student)).tasks;
  if (!first) throw new Error('there are no tasks');
  await almost(student, first);
  await advance(student, first.id, first.target);
  await signIn(page, student);
  await page.goto('/student/daily-tasks');
  await page.getByRole('button', { name: 'Generate new tasks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put the open tasks away?' });
  await expectNoBarriers(page, 'asking');
  await dialog.getByRole('button', { name: 'Keep my tasks' }).last().click();
  await expect(dialog).toBeHidden();
  for (const { title } of rest) await expect(item(page, title)).toBeVisible();

  await page.getByRole('button', { name: 'Generate new tasks' }).click();
  await dialog.getByRole('button', { name: 'Replace them' }).click();
  await expect(dialog).toBeHidden();
  for (const { title } of rest) await expect(item(page, title)).toHaveCount(0);
  await expect(item(page, first.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate new tasks' })).toBeFocused();
});

test('the list in the bar shows four, counts the open ones, and moves them', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/dictionary');
  const button = page.getByRole('button', { name: /^Daily tasks/ });
  await button.click();
  const panel = page.getByRole('region', { name: 'Daily tasks' });
  await panel.getByRole('button', { name: 'Generate new tasks' }).click();
  await expect(panel.getByText(/^0\/\d completed$/)).toBeVisible();
  const board = await boardOf(student);
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  if (board.tasks.length > 4) await expect(panel.getByText(/^\+\d more tasks?$/)).toBeVisible();
  await expectNoBarriers(page, 'the list in the bar');

  const [first] = board.tasks;
  if (!first) throw new Error('there are no tasks');
  await almost(student, first);
  await expect(panel.getByRole('progressbar', { name: first.title, exact: true })).toHaveAttribute(
    'value',
    String(first.target - 1),
  );
  await plusOne(panel.getByRole('listitem', { name: first.title, exact: true })).click();
  await expect(button).toHaveAccessibleName(`Daily tasks, ${board.tasks.length - 1} to do`);
  await panel.getByRole('link', { name: 'View All Tasks' }).click();
  await expect(page).toHaveURL(/\/student\/daily-tasks$/);
  await expect(panel).toBeHidden();
});

test('the dashboard makes the first tasks of the day by itself', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/student-dashboard');
  const card = page.getByRole('region', { name: "Today's tasks" });
  await expect(card.getByRole('listitem')).toHaveCount(4);
  const { tasks } = await boardOf(student);
  await expect(card.getByText(`0/${tasks.length} completed`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tips for today' })).toBeVisible();
  await expectNoBarriers(page, 'the dashboard');
});

test('what is completed in one browser is completed in the other without a reload', async ({
  page,
  student,
  anotherBrowser,
}) => {
  const [first] = (await boardOf(student)).tasks;
  if (!first) throw new Error('there are no tasks');
  await signIn(page, student);
  const other = await anotherBrowser(student);
  for (const each of [page, other]) {
    await each.goto('/student/daily-tasks');
    await expect(plusOne(item(each, first.title))).toBeVisible();
  }
  await student.visitor.call('POST', `/daily-tasks/tasks/${first.id}/complete`, { language: 'en' });
  for (const each of [page, other]) {
    await expect(item(each, first.title).getByText('Completed')).toBeVisible();
    await expect(plusOne(item(each, first.title))).toHaveCount(0);
  }
});
