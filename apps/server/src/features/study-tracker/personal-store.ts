import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import { studyDays, studyGoals, studySessions, studyTimers } from '#db/schema/all.ts';

/** A student's sessions, removed ones too, the running clock, and the goal. */
export async function exportStudy(on: Db | Tx, userId: string) {
  const own = ownRows(on, { studentId: userId });
  return {
    studySessions: await own(studySessions, 'startedAt', 'id'),
    studyDays: await own(studyDays, 'localDay', 'activity'),
    studyTimer: (await own(studyTimers))[0] ?? null,
    studyGoal: (await own(studyGoals))[0] ?? null,
  };
}
