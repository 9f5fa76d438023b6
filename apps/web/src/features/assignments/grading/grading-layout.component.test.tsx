import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const assignment = assignmentOf({ id: idOf(890), points: 10 });
const work = workOf('Student 01', {
  ...{ studentId: idOf(1001), state: 'turned-in', percent: 80, turnedInAt: '2026-11-24T08:00:00.000Z' },
});
const comments = Array.from({ length: 9 }, (_, at) => ({ id: idOf(50 + at), text: `Well done, number ${at}` }));
const comment = page.getByRole('textbox', { name: 'Comment' });

const box = (part: Element) => part.getBoundingClientRect();

it('has saving, returning and a conflict directly below the comment, all of them in sight', async () => {
  await page.viewport(1280, 800);
  answer((calls) => calls.assignments.work, { assignment, students: [work], gone: 0 });
  answer((calls) => calls.assignments.comments, { comments });
  answer(
    (calls) => calls.assignments.grade,
    () => {
      const draft = { points: 3, comment: 'Theirs', turnedInAt: null };
      throw refusal('edit-conflict', 409, { ...work, grade: { ...work.grade, draft, version: 4 } });
    },
  );
  await openPage(`/teacher/assignments/${assignment.id}/grading`, teacher);
  await expect.element(comment).toBeVisible();
  const giveBack = page.getByRole('button', { name: 'Return', exact: true });
  const frequent = page.getByRole('heading', { name: 'Frequent comments' });
  expect(box(giveBack.element()).bottom).toBeLessThan(box(frequent.element()).top);
  expect(box(giveBack.element()).bottom).toBeLessThan(800);
  await comment.fill('Mine');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await giveBack.click();
  const notice = page.getByText('Another screen has saved something else');
  await expect.element(notice).toBeVisible();
  const mine = page.getByRole('button', { name: 'Keep mine' });
  expect(box(mine.element()).bottom).toBeLessThan(box(frequent.element()).top);
  const bar = document.querySelector('header');
  await expect.poll(() => box(notice.element()).top >= (bar ? box(bar).bottom : 0)).toBe(true);
  await expect.poll(() => box(mine.element()).bottom <= 800).toBe(true);
});
