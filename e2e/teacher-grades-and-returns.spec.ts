import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setHandIn, turnTextIn } from './stage/homework.ts';
import { studentOf } from './stage/people.ts';
import { expect, test } from './stage/test.ts';

const points = (page: Page) => page.getByRole('textbox', { name: 'Points' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const work = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

/** Keeps a page's grades from the server until they are let go. */
async function holdGrades(page: Page): Promise<{ asked: Promise<unknown>; letGo: () => void }> {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/grade');
  await page.route('**/grade', async (route) => {
    await promise;
    await route.continue();
  });
  return { asked, letGo };
}

test('a teacher grades by keyboard: nothing is lost by reloads, without a network or in two tabs, and students see it', async ({
  teacher,
  invite,
  anotherBrowser,
  outcry,
}) => {
  outcry.allow(/ERR_INTERNET_DISCONNECTED/);
  const [ada, ben] = [
    await studentOf(teacher, invite, { fullName: 'Ada Able' }),
    await studentOf(teacher, invite, { fullName: 'Ben Brave' }),
  ];
  const { id } = await setHandIn(teacher, invite, { title: 'My letter', points: 10 });
  await turnTextIn(ada, id, 'Dear Tom, I was by the sea.');
  await turnTextIn(ben, id, 'Dear Ann, I am fine.');
  await teacher.visitor.call('POST', '/assignments/comments', { id: randomUUID(), text: 'Well told.' });

  const [first, reader] = [await anotherBrowser(teacher), await anotherBrowser(ada)];
  await reader.goto(`/assignments/${id}`);
  await expect(reader.getByRole('region', { name: 'Turned in' })).toBeVisible();
  await first.goto(`/teacher/assignments/${id}/grading`);
  await expect(work(first, 'Ada Able')).toBeVisible();
  await expect(points(first)).toBeFocused();
  await first.keyboard.type('8');
  await first.keyboard.press('Alt+1');
  await first.reload();
  await expect(points(first)).toHaveValue('8');
  await expect(comment(first)).toHaveValue('Well told.');
  await expect(saved(first)).toBeVisible();

  await first.context().setOffline(true);
  await points(first).fill('7');
  await points(first).press('Enter');
  await expect(work(first, 'Ben Brave')).toBeVisible();
  await expect(points(first)).toBeFocused();
  await first.keyboard.type('6');
  await first.keyboard.press('Alt+1');
  await expect(first.getByText(/^Kept on this device/)).toBeVisible();
  await first.context().setOffline(false);
  await expect(saved(first)).toBeVisible();
  await first.keyboard.press('Alt+ArrowUp');
  await expect(work(first, 'Ada Able')).toBeVisible();
  await expect(saved(first)).toBeVisible();

  const second = await first.context().newPage();
  await second.goto(`/teacher/assignments/${id}/grading`);
  await expect(points(second)).toHaveValue('7');
  await expect(comment(second)).toHaveValue('Well told.');
  const { asked, letGo } = await holdGrades(second);
  await points(second).fill('3');
  await asked;
  await points(first).fill('9');
  await expect(saved(first)).toBeVisible();
  letGo();
  await expect(second.getByText('Another screen has saved something else')).toBeVisible();
  await expect(points(first)).toHaveValue('9');
  await comment(first).fill('Well told, Ada.');
  await expect(saved(first)).toBeVisible();
  await second.reload();
  await expect(second.getByText('Another screen has saved something else')).toBeVisible();
  await expect(points(second)).toHaveValue('3');
  await second.getByRole('button', { name: 'Take the other one' }).click();
  await expect(points(second)).toHaveValue('9');

  await points(first).press('Control+Enter');
  await expect(reader.getByText('9 of 10 points')).toBeVisible();
  await expect(reader.getByText('Well told, Ada.')).toBeVisible();
  await expect(second.getByText(/^Returned on/)).toBeVisible();
  await expect(work(first, 'Ben Brave')).toBeVisible();
  await expect(points(first)).toHaveValue('6');
  await expect(first.getByText('1 grade is ready.')).toBeVisible();
  await first.getByRole('button', { name: 'Return all graded' }).click();
  await expect(first.getByText('1 of 1 returned')).toBeVisible();
  await expect(first.getByRole('button', { name: /Ben Brave/ })).toContainText('Returned');
});
