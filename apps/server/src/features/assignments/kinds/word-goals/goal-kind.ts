import { isDeepStrictEqual } from 'node:util';
import type { Learned } from '@wordgrove/contract/assignments';
import type { Db, Tx } from '#db/client.ts';
import type { Brief, Progress, ProgressOf, Stored, Which } from '#features/assignments/kinds/kind.ts';
import { percentLearned } from '#features/assignments/rules.ts';
import type { TaughtBy } from '#http/context.ts';
import type { GoalName, ProgressRow } from './goal-store.ts';
import { findShown, isAnswered, listProgress, ownProgress } from './goal-store.ts';

const nothing: Learned = { there: 0, of: 0, needed: 0 };

/** Words that have to reach a state, or to be remembered when the work is due; the memory says whether they do. */
export const goal = {
  /** What each word has to be may change; it is judged anew whenever one is answered. */
  asksTheSame: (one: Stored<GoalName>, other: Stored<GoalName>) => isDeepStrictEqual(one.material, other.material),
  isStarted: isAnswered,
  show: async <Task extends Stored<GoalName>>(on: Db | Tx, taught: TaughtBy, task: Task, id: string) => ({
    ...task,
    ...(await findShown(on, taught, id)),
  }),
  readProgress: async (on: Db | Tx, which: Which) => progressFrom(await listProgress(on, which)),
  ownProgress: {
    json: ownProgress.json,
    read: (json: ProgressRow[]) => progressFrom(ownProgress.read(json)),
  },
  own: <Task extends Brief<GoalName>>(brief: Task, { learned }: Progress) => ({ ...brief, ...(learned ?? nothing) }),
  canTurnIn: ({ learned }: Progress) => learned !== null && learned.there >= learned.needed,
  withoutWork: 'nothing-to-turn-in' as const,
};

function progressFrom(rows: readonly ProgressRow[]): ProgressOf {
  const keyOf = (id: string, studentId: string) => `${id} ${studentId}`;
  const found = new Map(rows.map((row) => [keyOf(row.id, row.studentId), row]));
  return ({ id }, studentId) => {
    const row = found.get(keyOf(id, studentId));
    const learned = row && row.of > 0 ? { there: row.there, of: row.of, needed: row.needed } : null;
    const percent = row?.isIn ? 100 : learned && percentLearned(learned);
    const none = { attempts: [], pages: null, handIn: null, openPlay: null };
    return { ...none, percent, learned, hasBegun: row?.begun ?? false };
  };
}
