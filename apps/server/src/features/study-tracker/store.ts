import { dayMs } from '@wordgrove/contract/days';
import { and, asc, between, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { studyDays, studyGoals, studySessions } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { DayPart } from './split-by-day.ts';

export type SessionRow = typeof studySessions.$inferSelect;

const isOf = ({ userId }: OwnRows) => eq(studySessions.studentId, userId);
const isKept = isNull(studySessions.removedAt);

/** Finds removed sessions too. */
export async function findSession(on: Db | Tx, own: OwnRows, id: string): Promise<SessionRow | null> {
  const [row] = await on
    .select()
    .from(studySessions)
    .where(and(isOf(own), eq(studySessions.id, id)));
  return row ?? null;
}

/** The latest first. */
export function listSessions(on: Db | Tx, own: OwnRows, page: { size: number; from: number }): Promise<SessionRow[]> {
  return on
    .select()
    .from(studySessions)
    .where(and(isOf(own), isKept))
    .orderBy(desc(studySessions.startedAt), desc(studySessions.id))
    .limit(page.size)
    .offset(page.from);
}

export function countSessions(on: Db | Tx, own: OwnRows): Promise<number> {
  return on.$count(studySessions, and(isOf(own), isKept));
}

/** The earliest session that overlaps the period between the two instants, except the one with `id`. */
export async function findOverlap(
  on: Tx,
  own: OwnRows,
  { id, startedAt, endedAt }: Pick<SessionRow, 'id' | 'startedAt' | 'endedAt'>,
): Promise<SessionRow | null> {
  const [row] = await on
    .select()
    .from(studySessions)
    .where(
      and(
        isOf(own),
        isKept,
        ne(studySessions.id, id),
        lt(studySessions.startedAt, endedAt),
        gt(studySessions.endedAt, startedAt),
      ),
    )
    .orderBy(asc(studySessions.startedAt))
    .limit(1);
  return row ?? null;
}

type NewSession = Pick<
  SessionRow,
  'id' | 'activity' | 'note' | 'source' | 'startedAt' | 'endedAt' | 'timeZone' | 'seconds'
>;

/** Null when the id is taken. */
export async function insertSession(tx: Tx, own: OwnRows, session: NewSession, now: Date): Promise<SessionRow | null> {
  const [row] = await tx
    .insert(studySessions)
    .values({ ...session, studentId: own.userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

type SessionChange = Partial<Omit<NewSession, 'id' | 'timeZone'> & Pick<SessionRow, 'removedAt' | 'version'>>;

/** For a session read under `takeTurns`. */
export async function updateSession(
  tx: Tx,
  own: OwnRows,
  id: string,
  change: SessionChange,
  now: Date,
): Promise<SessionRow> {
  const [row] = await tx
    .update(studySessions)
    .set({ ...change, updatedAt: now })
    .where(and(isOf(own), eq(studySessions.id, id)))
    .returning();
  if (!row) throw new Error('a study session vanished while it was held');
  return row;
}

export type DayRow = DayPart & { activity: string };

/** Adds seconds to the days' totals. */
export async function addDays(tx: Tx, { userId }: OwnRows, parts: readonly DayRow[]): Promise<void> {
  if (parts.length === 0) return;
  await tx
    .insert(studyDays)
    .values(parts.map(({ day, ...part }) => ({ ...part, localDay: day, studentId: userId })))
    .onConflictDoUpdate({
      target: [studyDays.studentId, studyDays.localDay, studyDays.activity],
      set: { seconds: sql`${studyDays.seconds} + excluded.seconds` },
    });
}

/** Deletes these days' totals, and returns the sessions that may overlap one of them. */
export async function clearDays(tx: Tx, own: OwnRows, days: readonly string[]): Promise<SessionRow[]> {
  if (days.length === 0) return [];
  await tx.delete(studyDays).where(and(eq(studyDays.studentId, own.userId), inArray(studyDays.localDay, [...days])));
  // The easternmost clocks begin a day fourteen hours before UTC, and the westernmost end it twelve hours after UTC.
  const near = days.map((day) => {
    const noon = Date.parse(`${day}T12:00Z`);
    return between(studySessions.startedAt, new Date(noon - 2 * dayMs), new Date(noon + dayMs));
  });
  return tx
    .select()
    .from(studySessions)
    .where(and(isOf(own), isKept, or(...near)));
}

/** False when nothing changed. */
export async function setGoal(tx: Tx, { userId }: OwnRows, minutes: number | null, now: Date): Promise<boolean> {
  if (minutes === null) {
    const gone = await tx.delete(studyGoals).where(eq(studyGoals.studentId, userId)).returning();
    return gone.length > 0;
  }
  const changed = await tx
    .insert(studyGoals)
    .values({ studentId: userId, minutes, updatedAt: now })
    .onConflictDoUpdate({
      target: studyGoals.studentId,
      set: { minutes, updatedAt: now },
      setWhere: ne(studyGoals.minutes, minutes),
    })
    .returning();
  return changed.length > 0;
}

/** Deletes for good the sessions removed before `before`. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.delete(studySessions).where(and(isNotNull(studySessions.removedAt), lt(studySessions.removedAt, before)));
}
