import type { Db } from '#db/client.ts';
import { findAssignment } from '#features/assignments/store.ts';
import { listLearners } from '#features/assignments/work-store.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { listAnswers } from './game-store.ts';

/** What a student answered in one attempt, for the teacher who grades it. */
export function answersGiven({ db }: { db: Db }): Call<'assignments.answers', [TaughtBy]> {
  return async (taught, { id, studentId, playId }) => {
    const row = await findAssignment(db, taught, id);
    const [learner] = row && !row.removedAt ? await listLearners(db, taught, id, studentId) : [];
    if (!learner) throw failures.notFound();
    return { answers: await listAnswers(db, { assignmentId: id, studentId, playId }) };
  };
}
