import { insertMany } from '#commands/demo/insert-many.ts';
import type { Learner } from '#commands/demo/learner.ts';
import type { DemoSchool } from '#commands/demo/plan-school.ts';
import type { Tx } from '#db/client.ts';
import {
  assignmentClasses,
  assignmentComments,
  assignmentFiles,
  assignmentStudents,
  assignments,
  notices,
} from '#db/schema/all.ts';
import { putWords } from '#features/assignments/kinds/word-goals/goal-store.ts';
import type { FileStore } from '#platform/files.ts';
import type { Random } from '#platform/random.ts';
import { frequentComments } from './comments.ts';
import type { ClassAssignment } from './plan-assignments.ts';
import type { HandedFile } from './plan-files.ts';
import { planNotices } from './plan-notices.ts';

/** What the teachers set, with the words to learn as publishing copies them. */
export async function fillAssignments(tx: Tx, given: readonly ClassAssignment[]): Promise<void> {
  const set = given.map(({ assignment }) => assignment);
  const setFor = given.map(({ assignment, classId }) => ({ assignmentId: assignment.id, classId }));
  const chosen = given.flatMap(({ assignment, onlyFor }) =>
    (onlyFor ?? []).map((studentId) => ({ assignmentId: assignment.id, studentId })),
  );
  await insertMany(tx, assignments, set);
  await insertMany(tx, assignmentClasses, setFor);
  await insertMany(tx, assignmentStudents, chosen);
  for (const { id, task, publishedAt } of set)
    if (publishedAt && (task.kind === 'words' || task.kind === 'outcome')) await putWords(tx, id, task.material);
}

type Parts = { files: Pick<FileStore, 'put'>; random: Random; now: Date };

/** What goes with the students' work: files, notices, and their teachers' frequent comments. */
export async function fillHomework(
  tx: Tx,
  { teachers }: DemoSchool,
  learners: readonly Learner[],
  handed: readonly HandedFile[],
  { files, random, now }: Parts,
): Promise<void> {
  // Bytes first, then rows, as an upload does.
  for (const { path, row } of handed) await files.put(row.storeKey, path, row);
  await insertMany(
    tx,
    assignmentFiles,
    handed.map(({ row }) => row),
  );
  await insertMany(tx, notices, planNotices(learners, now));
  const texts = [frequentComments.elif, frequentComments.daniel];
  const comments = teachers.flatMap(({ id: teacherId }, place) =>
    (texts[place] ?? []).map((text, n) => {
      const createdAt = new Date(now.getTime() - (20 - n) * 86_400_000);
      return { id: random.uuid(), teacherId, text, createdAt };
    }),
  );
  await insertMany(tx, assignmentComments, comments);
}
