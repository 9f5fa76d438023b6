import type { StudentWork } from '@wordgrove/contract/assignments';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { answerWorks, turnedIn } from '#testing/grading.ts';
import { assignmentOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const points = page.getByRole('textbox', { name: 'Points' });
const saved = page.getByRole('status').getByText('Saved', { exact: true });
const row = page.getByRole('button', { name: /^Student 01/ });
const question = page.getByText('The work has changed in the meantime');
const later = '2026-11-24T09:30:00.000Z';

/** Each test has its own: what one leaves unsent is nothing to the next. */
let assignment = assignmentOf();
let count = 0;

beforeEach(async () => {
  await page.viewport(1280, 800);
  count += 1;
  assignment = assignmentOf({ id: idOf(940 + count), points: 10 });
});

const open = () => openPage(`/teacher/assignments/${assignment.id}/grading`, teacher);

/** Points are saved for the first student's work, who then turns something else in. */
async function moved() {
  const server = answerWorks(assignment, [turnedIn(1), turnedIn(2)]);
  await open();
  await points.fill('6');
  await expect.element(saved).toBeVisible();
  const work = server.works.get(idOf(1001));
  if (!work) throw new Error('there is no work');
  server.put({ ...work, turnedInAt: later });
  await queryClient.invalidateQueries();
  await expect.element(question).toBeVisible();
  return server;
}

it('points stay with the work that they were typed for, until the teacher has looked at the new one', async () => {
  const { graded } = await moved();
  await expect.element(page.getByText('1 grade needs another look.')).toBeVisible();
  expect(page.getByText(/ready\.$/).query()).toBeNull();
  await expect.poll(() => row.element().textContent).toMatch(/Please choose$/);
  await button('Return').click();
  await expect.element(button('Keep the grade')).toHaveFocus();
  await button('Return all graded').click();
  const told = page.getByText('0 of 1 returned');
  await expect.element(told).toBeVisible();
  expect(graded.filter(({ returns }) => returns)).toEqual([]);
  await cleanup();
  queryClient.clear();
  await open();
  await row.click();
  await expect.element(question).toBeVisible();
  await button('Keep the grade').click();
  await expect.poll(() => graded.at(-1)).toMatchObject({ points: 6, turnedInAt: later });
  await expect.poll(() => question.query()).toBeNull();
  await button('Return').click();
  await expect.poll(() => graded.at(-1)).toMatchObject({ points: 6, turnedInAt: later, returns: true });
});

it('what was left out is said until the teacher has decided', async () => {
  await moved();
  await button('Return all graded').click();
  const told = page.getByText('0 of 1 returned');
  await expect.element(told).toBeVisible();
  await button('Keep the grade').click();
  await expect.element(page.getByText('1 grade is ready.')).toBeVisible();
  expect(told.query()).toBeNull();
});

it('taken back while there is still time, it is chosen about before it is returned', async () => {
  const server = await moved();
  const work = server.works.get(idOf(1001));
  if (!work) throw new Error('there is no work');
  server.put({ ...work, state: 'started', turnedInAt: null });
  await queryClient.invalidateQueries();
  await expect.poll(() => row.element().textContent).toMatch(/Started/);
  await expect.element(page.getByText(/^It was taken back and may still change/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('Keep the grade')).toHaveFocus();
  expect(page.getByRole('dialog').query()).toBeNull();
});

it('points for the earlier work are cleared when the teacher starts again', async () => {
  const { works } = await moved();
  await button('Start again').click();
  await expect.element(points).toHaveValue('');
  await expect.element(saved).toBeVisible();
  expect(question.query()).toBeNull();
  expect(works.get(idOf(1001))?.grade.draft).toMatchObject({ points: null, comment: '' });
});

const begun = (state: StudentWork['state'], number: number) => turnedIn(number, { state, turnedInAt: null });

it('work that can still be turned in is returned only after a question, and never with all others', async () => {
  const draft = { points: 4, comment: '', turnedInAt: null };
  const grade = { points: null, comment: '', returnedAt: null, draft, version: 1 };
  const { graded } = answerWorks(assignment, [
    begun('started', 1),
    turnedIn(2, begun('started', 2)),
    { ...begun('missing', 3), grade },
  ]);
  await open();
  await points.fill('6');
  await expect.element(saved).toBeVisible();
  await button('Return all graded').click();
  await expect.element(page.getByText('1 of 2 returned')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = page.getByRole('dialog', { name: "Student 01 hasn't turned this in" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).first().click();
  expect(graded.filter(({ returns }) => returns)).toEqual([]);
  await button('Return').click();
  await dialog.getByRole('button', { name: 'Return it anyway' }).click();
  await expect.poll(() => graded.at(-1)).toMatchObject({ points: 6, returns: true });
});
