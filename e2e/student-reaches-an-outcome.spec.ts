import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart } from './stage/games.ts';
import { setOutcome } from './stage/homework.ts';
import { expect, signIn, test } from './stage/test.ts';
import { letPlayLast } from './stage/time-passes.ts';

/** So long a round of four short clues takes at least; what is faster, nobody can have read. */
const readingSeconds = 8;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Starts the round and writes each word. */
async function play(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const { items } = await roundOfStart<{ answer: string }>(page, () => start.click());
  for (const [place, { answer }] of items.entries()) {
    const isLast = place === items.length - 1;
    await expect(page.getByText(`Word ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    if (place > 0) await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    if (isLast) {
      await page.clock.fastForward(1000 * readingSeconds);
      await letPlayLast(page, readingSeconds);
    }
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
}

test('a student reaches an outcome by playing: the words last until it is due, and the teacher sees which', async ({
  page,
  teacher,
  invite,
  student,
  anotherBrowser,
}) => {
  await page.clock.install();
  await signIn(page, student);
  const { id } = await setOutcome(teacher, invite, { title: 'Fruit by tomorrow' });
  const table = await anotherBrowser(teacher);
  await table.goto(`/assignments/${id}`);
  await expect(table.getByRole('row', { name: student.fullName })).toContainText('0 of 4');

  await page.goto('/student/assignments');
  await expect(region(page, 'To do').getByText(/0 of 4 words will last until/)).toBeVisible();
  await page.getByRole('link', { name: 'Fruit by tomorrow', exact: true }).click();
  await expect(region(page, 'New to you').getByRole('button', { name: 'banana' })).toBeVisible();
  await expectNoBarriers(page, 'an outcome');
  await region(page, 'Your words').getByRole('link', { name: 'Play with these words' }).click();
  await play(page);
  await expect(page.getByText('4 of 4 words there.')).toBeVisible();

  await page.getByRole('link', { name: 'To the homework' }).click();
  await expect(region(page, 'Turned in').getByText(/4 of 4 words will last until/)).toBeVisible();
  await expect(region(page, 'Will last').getByRole('button', { name: 'banana' })).toBeVisible();
  const row = table.getByRole('row', { name: student.fullName });
  await expect(row).toContainText('4 of 4');
  await expect(row).toContainText('Turned in');
  await row.getByText('See the words').click();
  await expect(row.getByText('banana')).toBeVisible();
});
