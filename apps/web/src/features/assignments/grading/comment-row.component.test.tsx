import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal, requestsHaveCome } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const points = page.getByRole('textbox', { name: 'Points' });
const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
const saved = page.getByRole('status').getByText('Saved', { exact: true });
const wellDone = { id: idOf(50), text: 'Well done' };
const work = workOf('Ada', { studentId: idOf(1001), state: 'turned-in', turnedInAt: '2026-11-24T08:00:00.000Z' });

/** Each test has its own: what one leaves unsent is nothing to the next. */
let id = '';
let count = 950;

beforeEach(() => {
  count += 1;
  id = idOf(count);
  answer((calls) => calls.assignments.work, {
    assignment: assignmentOf({ id, points: 10 }),
    gone: 0,
    students: [work],
  });
  answer((calls) => calls.assignments.comments, { comments: [wellDone] });
  answer(
    (calls) => calls.assignments.grade,
    ({ points = null, comment, version, turnedInAt }) => ({
      ...work,
      grade: { ...work.grade, draft: { points, comment, turnedInAt }, version: version + 1 },
    }),
  );
});

const open = () => openPage(`/teacher/assignments/${id}/grading`, teacher);

describe('a frequent comment', () => {
  it('has its key as soon as there is a field to type in, however late it comes', async () => {
    const { promise: come, resolve } = Promise.withResolvers<void>();
    const asked = answer(
      (calls) => calls.assignments.comments,
      async () => {
        await come;
        return { comments: [wellDone] };
      },
    );
    await open();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await requestsHaveCome();
    expect(points.query()).toBeNull();
    resolve();
    await expect.element(points).toHaveFocus();
    await userEvent.keyboard('8{Alt>}1{/Alt}');
    await expect.element(comment).toHaveValue('Well done');
    await expect.element(saved).toBeVisible();
  });

  it('keeps nobody from grading when it can’t be had, and says so', async () => {
    answer(
      (calls) => calls.assignments.comments,
      () => {
        throw refusal('invalid-input', 400);
      },
    );
    await open();
    await points.fill('8');
    await comment.fill('Well told');
    await expect.element(page.getByText("We couldn't load your frequent comments")).toBeVisible();
    expect(button('Keep as a frequent comment').query()).toBeNull();
    await expectNoBarriers('without frequent comments');
    await expect.element(saved).toBeVisible();
    answer((calls) => calls.assignments.comments, { comments: [wellDone] });
    await button('Retry').click();
    await expect.element(button('Well done')).toBeVisible();
  });

  it('is changed in its place, and never empty', async () => {
    const edited = answer(
      (calls) => calls.assignments.editComment,
      (changed) => {
        answer((calls) => calls.assignments.comments, { comments: [changed] });
        return changed;
      },
    );
    await open();
    await button('Manage').click();
    await button('Change “Well done”').click();
    const field = page.getByRole('textbox', { name: 'Frequent comment' });
    await expect.element(field).toHaveFocus();
    await field.fill(' ');
    await button('Save').click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers('changing a frequent comment');
    await field.fill('Very well done');
    await button('Save').click();
    await expect.element(button('Very well done')).toBeVisible();
    expect(edited).toEqual([{ id: wellDone.id, text: 'Very well done' }]);
    await button('Very well done').click();
    await expect.element(comment).toHaveValue('Very well done');
    await expect.element(saved).toBeVisible();
  });
});
