import type { GoalWords } from '@wordgrove/contract/assignments';
import type { Db } from '#db/client.ts';
import { findAssignment } from '#features/assignments/store.ts';
import { findOwn, listLearners } from '#features/assignments/work-store.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { predictedAt, recallAt } from '#platform/forgetting.ts';
import { listWords } from './goal-store.ts';

/** `isPlayable`: whether a game can ask about a word that is on no card. */
type Parts = { db: Db; clock: Clock; isPlayable: (word: string) => boolean };

export type GoalWordsService = {
  own: Call<'assignments.goalWords', [OwnRows]>;
  ofStudent: Call<'assignments.studentWords', [TaughtBy]>;
};

/** How a student stands with each word to learn, for the student and the teacher. */
export function goalWordsService({ db, clock, isPlayable }: Parts): GoalWordsService {
  const show = async (id: string, studentId: string, kind: string): Promise<GoalWords> => {
    const now = clock.now();
    const rows = kind === 'words' || kind === 'outcome' ? await listWords(db, id, studentId, now) : [];
    const [first] = rows;
    if (!first) throw failures.notFound();
    const at = kind === 'words' ? now : predictedAt(first.due === null ? null : new Date(first.due), now);
    return {
      at: at.toISOString(),
      words: rows.map(({ stability, lastReview, due: _, ...shown }) => ({
        ...shown,
        isInGames: isPlayable(shown.word),
        chance: recallAt(
          stability === null ? null : { stability, lastReview: lastReview === null ? null : new Date(lastReview) },
          at,
        ),
      })),
    };
  };
  return {
    own: async (own, { id }) => {
      const row = await findOwn(db, own, id, clock.now());
      if (!row) throw failures.notFound();
      return show(id, own.userId, row.assignment.task.kind);
    },
    ofStudent: async (taught, { id, studentId }) => {
      const row = await findAssignment(db, taught, id);
      const [learner] = row && !row.removedAt ? await listLearners(db, taught, id, studentId) : [];
      if (!row || !learner) throw failures.notFound();
      return { ...(await show(id, studentId, row.task.kind)), studentId };
    },
  };
}
