import type { Assignment, FrequentComment, StudentWork } from '@wordgrove/contract/assignments';
import { answer, refusal } from './answers.ts';
import { workOf } from './homework.ts';
import { idOf } from './school.ts';

const at = '2026-11-24T08:00:00.000Z';

/** Work that a student has turned in, each a moment after the one before. */
export const turnedIn = (number: number, change: Partial<StudentWork> = {}) =>
  workOf(`Student ${String(number).padStart(2, '0')}`, {
    ...{ studentId: idOf(1000 + number), state: 'turned-in' as const, percent: 80 },
    turnedInAt: new Date(Date.parse(at) + number).toISOString(),
    ...change,
  });

/** A server with these works, which keeps grades as ours does. */
export function answerWorks(
  assignment: Assignment,
  first: readonly StudentWork[],
  kept: readonly FrequentComment[] = [],
) {
  const works = new Map(first.map((work) => [work.studentId, work]));
  let comments = [...kept];
  const find = (studentId: string) => {
    const work = works.get(studentId);
    if (!work) throw refusal('not-found', 404);
    return work;
  };
  const put = (work: StudentWork) => {
    works.set(work.studentId, work);
    return work;
  };
  const giveBack = (work: StudentWork, mark: { points: number | null; comment: string }) =>
    put({
      ...work,
      state: 'returned',
      grade: { ...mark, returnedAt: at, draft: null, version: work.grade.version + 1 },
    });
  answer(
    (calls) => calls.assignments.work,
    () => ({ assignment, students: [...works.values()], gone: 0 }),
  );
  const graded = answer(
    (calls) => calls.assignments.grade,
    ({ studentId, version, returns, points = null, comment, turnedInAt }) => {
      const work = find(studentId);
      if (work.grade.version !== version) throw refusal('edit-conflict', 409, work);
      const mark = { points, comment };
      if (returns) return giveBack(work, mark);
      return put({ ...work, grade: { ...work.grade, draft: { ...mark, turnedInAt }, version: version + 1 } });
    },
  );
  answer(
    (calls) => calls.assignments.returnGraded,
    ({ works: wanted }) => ({
      results: wanted.map(({ studentId, version }) => {
        const { grade, ...work } = find(studentId);
        if (grade.version !== version || !grade.draft) return { studentId, outcome: 'changed' as const };
        giveBack({ ...work, grade }, grade.draft);
        return { studentId, outcome: 'returned' as const };
      }),
    }),
  );
  answer(
    (calls) => calls.assignments.comments,
    () => ({ comments }),
  );
  answer(
    (calls) => calls.assignments.addComment,
    (made) => {
      comments = [...comments, made];
      return made;
    },
  );
  answer(
    (calls) => calls.assignments.removeComment,
    ({ id }) => {
      comments = comments.filter((each) => each.id !== id);
      return { removed: true };
    },
  );
  return { graded, works, put };
}
