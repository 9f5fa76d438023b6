import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const wellDone = { id: idOf(50), text: 'Well done' };

describe('a frequent comment', () => {
  it('is changed in its place, and never empty', async () => {
    const work = workOf('Ada', { studentId: idOf(1001), state: 'turned-in', turnedInAt: '2026-11-24T08:00:00.000Z' });
    answer((calls) => calls.assignments.work, {
      ...{ assignment: assignmentOf({ id: idOf(950), points: 10 }), gone: 0 },
      students: [work],
    });
    answer((calls) => calls.assignments.comments, { comments: [wellDone] });
    answer(
      (calls) => calls.assignments.grade,
      ({ points = null, comment, version }) => ({
        ...work,
        grade: { ...work.grade, draft: { points, comment }, version: version + 1 },
      }),
    );
    const edited = answer(
      (calls) => calls.assignments.editComment,
      (changed) => {
        answer((calls) => calls.assignments.comments, { comments: [changed] });
        return changed;
      },
    );
    await openPage(`/teacher/assignments/${idOf(950)}/grading`, teacher);
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
    await expect.element(page.getByRole('textbox', { name: 'Comment', exact: true })).toHaveValue('Very well done');
    // Nothing unsent is left to the next test.
    await expect.element(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  });
});
