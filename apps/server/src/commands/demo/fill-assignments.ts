import type { Tx } from '#db/client.ts';
import { assignmentClasses, assignments, assignmentWork } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';
import type { ClassAssignment } from './plan-assignments.ts';

/** The teachers' assignments and the students' work on them. */
export async function fillAssignments(
  tx: Tx,
  set: readonly ClassAssignment[],
  learners: readonly Learner[],
): Promise<void> {
  await insertMany(
    tx,
    assignments,
    set.map(({ assignment }) => assignment),
  );
  await insertMany(
    tx,
    assignmentClasses,
    set.map(({ assignment: { id }, classId }) => ({ assignmentId: id, classId })),
  );
  await insertMany(
    tx,
    assignmentWork,
    learners.flatMap(({ diary }) => diary.work),
  );
}
