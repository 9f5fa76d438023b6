import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer } from '#testing/answers.ts';
import { assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const [good, plurals, added] = ['Good', 'Mind the plurals', 'See me'].map((text, n) => ({ id: idOf(50 + n), text }));
const inserted = () => page.getByRole('textbox', { name: 'Comment', exact: true });

it('keeps each comment on its key while the teacher grades, whatever order the server has by then', async () => {
  const students = ['Ada', 'Bea'].map((name, n) =>
    workOf(name, { studentId: idOf(1001 + n), state: 'turned-in', turnedInAt: `2026-11-24T08:0${n}:00.000Z` }),
  );
  answer((calls) => calls.assignments.work, {
    ...{ assignment: assignmentOf({ id: idOf(950), points: null }), gone: 0 },
    students,
  });
  answer(
    (calls) => calls.assignments.grade,
    ({ studentId, points = null, comment, version, turnedInAt }) => {
      const work = students.find((each) => each.studentId === studentId) ?? workOf('Ada');
      return { ...work, grade: { ...work.grade, draft: { points, comment, turnedInAt }, version: version + 1 } };
    },
  );
  answer((calls) => calls.assignments.comments, { comments: [good, plurals].filter((each) => each !== undefined) });
  await openPage(`/teacher/assignments/${idOf(950)}/grading`, teacher);
  const all = page.getByRole('list').getByRole('button', { name: /Good|plurals|See me/ });
  const texts = () => all.elements().map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['1Good', '2Mind the plurals']);
  answer((calls) => calls.assignments.comments, {
    comments: [plurals, added, good].filter((each) => each !== undefined),
  });
  await queryClient.refetchQueries({ queryKey: orpc.assignments.comments.key() });
  await expect.poll(texts).toEqual(['1Good', '2Mind the plurals', '3See me']);
  await userEvent.keyboard('{Alt>}[ArrowDown]{/Alt}');
  await expect.element(page.getByRole('heading', { name: 'Bea', level: 2 })).toBeVisible();
  await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
  await expect.element(inserted()).toHaveValue('Good');
  await expect.element(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
});
