import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { studyDays, studyGoals, studySessions, studyTimers } from '#db/schema/all.ts';

/** A student's sessions, removed ones too, the running clock, and the goal. */
export async function exportStudy(on: Db | Tx, userId: string) {
  const sessions = await on
    .select()
    .from(studySessions)
    .where(eq(studySessions.studentId, userId))
    .orderBy(asc(studySessions.startedAt), asc(studySessions.id));
  const days = await on
    .select()
    .from(studyDays)
    .where(eq(studyDays.studentId, userId))
    .orderBy(asc(studyDays.localDay), asc(studyDays.activity));
  const timers = await on.select().from(studyTimers).where(eq(studyTimers.studentId, userId));
  const goals = await on.select().from(studyGoals).where(eq(studyGoals.studentId, userId));
  return {
    studySessions: sessions.map(withoutOwner),
    studyDays: days.map(withoutOwner),
    studyTimer: timers.map(withoutOwner)[0] ?? null,
    studyGoal: goals.map(withoutOwner)[0] ?? null,
  };
}

function withoutOwner<Row extends { studentId: string }>({ studentId: _, ...row }: Row): Omit<Row, 'studentId'> {
  return row;
}
