import type { StudentWork } from '@wordgrove/contract/assignments';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { answerWorks, turnedIn } from '#testing/grading.ts';
import { assignmentOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const points = page.getByRole('textbox', { name: 'Points' });
const comment = page.getByRole('textbox', { name: 'Comment' });
const question = page.getByText('Another screen has saved something else');

/** Each test has its own: what one leaves unsent is nothing to the next. */
let assignment = assignmentOf();
let count = 0;

beforeEach(async () => {
  await page.viewport(1280, 800);
  count += 1;
  assignment = assignmentOf({ id: idOf(960 + count), points: 10 });
});

const open = () => openPage(`/teacher/assignments/${assignment.id}/grading`, teacher);

const theirs = turnedIn(1, {
  grade: {
    points: null,
    comment: '',
    returnedAt: null,
    draft: { points: 3, comment: 'Theirs', turnedInAt: turnedIn(1).turnedInAt },
    version: 4,
  },
});

/** Two works, of which another screen has graded the first since this one was opened. */
async function conflict(second: Partial<StudentWork> = {}) {
  const server = answerWorks(assignment, [turnedIn(1), turnedIn(2, second)]);
  await open();
  await expect.element(points).toBeVisible();
  server.put(theirs);
  await points.fill('6');
  await expect.element(question).toBeVisible();
  return server;
}

it('while a teacher chooses, "return all" returns only what is decided', async () => {
  const draft = { points: 9, comment: '', turnedInAt: turnedIn(2).turnedInAt };
  const { works } = await conflict({ grade: { points: null, comment: '', returnedAt: null, draft, version: 1 } });
  await button('Return all graded').click();
  await expect.element(page.getByText('1 of 2 returned')).toBeVisible();
  expect([...works.values()].map(({ state }) => state)).toEqual(['turned-in', 'returned']);
  await expect.element(question).toBeVisible();
  await button('Take the other one').click();
});

it('what the other screen saved is in the form once it is chosen', async () => {
  const { works } = await conflict();
  await button('Take the other one').click();
  await expect.element(comment).toHaveValue('Theirs');
  await expect.element(points).toHaveValue('3');
  await button('Return').click();
  await expect.poll(() => works.get(idOf(1001))?.grade).toMatchObject({ points: 3, comment: 'Theirs', draft: null });
});

it('what is typed on before the choice replaces nothing, and is there after a reload', async () => {
  const { works, graded } = await conflict();
  await comment.fill('And more');
  await button('Next student').click();
  await button('Previous student').click();
  await expect.element(comment).toHaveValue('And more');
  await cleanup();
  queryClient.clear();
  await open();
  await expect.element(comment).toHaveValue('And more');
  await expect.element(question).toBeVisible();
  expect(works.get(idOf(1001))).toMatchObject(theirs);
  await button('Keep mine').click();
  await expect.poll(() => graded.at(-1)).toMatchObject({ points: 6, comment: 'And more', version: 4 });
  await expect.element(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
});
