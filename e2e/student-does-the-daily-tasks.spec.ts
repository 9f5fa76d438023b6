import type { Locator, Page } from '@playwright/test';
import type { Person } from './stage/people.ts';
import { expect, inMotion, signIn, test } from './stage/test.ts';

test.use(inMotion);

type Task = { id: string; title: string; target: number; progress: number };
type Board = { tasks: Task[] };

const boardOf = ({ visitor }: Person) => visitor.call<Board>('POST', '/daily-tasks/generate', { language: 'en' });
const item = (page: Page, title: string): Locator => page.getByRole('listitem', { name: title, exact: true });
const plusOne = (scope: Locator) => scope.getByRole('button', { name: '+1', exact: true });

/** All but the last step of a task, by the way of another device. */
async function almost({ visitor }: Person, { id, target, progress }: Task): Promise<void> {
  for (let at = progress + 1; at < target; at += 1) {
    await visitor.call('POST', `/daily-tasks/tasks/${id}/advance`, { language: 'en', progress: at });
  }
}

test('the dashboard makes the day’s tasks, two browsers see every step of them, and everything is done', async ({
  page,
  student,
  anotherBrowser,
}) => {
  await signIn(page, student);
  await page.goto('/student-dashboard');
  const card = page.getByRole('region', { name: "Today's tasks" });
  await expect(card.getByRole('listitem')).toHaveCount(4);
  const { tasks } = await boardOf(student);
  await expect(card.getByText(`0/${tasks.length} completed`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tips for today' })).toBeVisible();

  const [first, second, ...rest] = tasks;
  if (!first || !second) throw new Error('there are no tasks');
  const other = await anotherBrowser(student);
  for (const each of [page, other]) {
    await each.goto('/student/daily-tasks');
    for (const { title } of tasks) await expect(item(each, title)).toBeVisible();
  }
  for (const task of tasks) await almost(student, task);
  // What another device did is here without a reload.
  for (const each of [page, other]) {
    await expect(item(each, first.title).getByText(`${first.target - 1} of ${first.target}`)).toBeVisible();
  }
  await plusOne(item(page, first.title)).click();
  for (const each of [page, other]) {
    await expect(item(each, first.title).getByText('Completed')).toBeVisible();
    await expect(plusOne(item(each, first.title))).toHaveCount(0);
  }
  await plusOne(item(other, second.title)).click();
  await expect(item(page, second.title).getByText('Completed')).toBeVisible();
  for (const { title } of rest) await plusOne(item(page, title)).click();
  await expect(page.getByText('All done for today. Well done!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Daily tasks, all done' })).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${tasks.length}/${tasks.length} completed`)).toBeVisible();
});
