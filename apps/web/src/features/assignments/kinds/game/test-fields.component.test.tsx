import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework } from '#testing/homework.ts';
import { openForm } from '#testing/homework-form.ts';

const note = (start: RegExp) => page.getByText(start);
const withoutDue = /^Without a due time, whoever is done sees the right answers/;
const byLate = /^Late work is taken: after the due time, whoever is done/;

it('a test says when its right answers are seen while classmates can still start', async () => {
  await page.viewport(390, 844);
  answerHomework();
  await openForm();
  expect(note(withoutDue).query()).toBeNull();
  await page.getByLabelText('Due').clear();
  await page.getByRole('switch', { name: 'Test' }).click();
  await expect.element(note(withoutDue)).toBeVisible();
  await expectNoBarriers('test without a due time');
  await page.getByRole('button', { name: /^Due in a week/ }).click();
  await expect.element(note(withoutDue)).not.toBeInTheDocument();
  await expect.element(note(byLate)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Accept late work/ }).click();
  await expect.element(note(byLate)).not.toBeInTheDocument();
});
