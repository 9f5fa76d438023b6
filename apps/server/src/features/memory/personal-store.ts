import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { practiceDays, practiceEvents, practiceRetention, wordMemory, xpEvents } from '#db/schema/memory.ts';

/** Everything a student practised and earned, and what was computed from it. */
export async function exportPractice(on: Db | Tx, userId: string) {
  const events = await on
    .select()
    .from(practiceEvents)
    .where(eq(practiceEvents.studentId, userId))
    .orderBy(asc(practiceEvents.occurredAt), asc(practiceEvents.id));
  const words = await on
    .select()
    .from(wordMemory)
    .where(eq(wordMemory.studentId, userId))
    .orderBy(asc(wordMemory.word));
  const days = await on
    .select()
    .from(practiceDays)
    .where(eq(practiceDays.studentId, userId))
    .orderBy(asc(practiceDays.localDay), asc(practiceDays.activity));
  const retention = await on
    .select()
    .from(practiceRetention)
    .where(eq(practiceRetention.studentId, userId))
    .orderBy(asc(practiceRetention.month), asc(practiceRetention.bin));
  const xp = await on
    .select()
    .from(xpEvents)
    .where(eq(xpEvents.studentId, userId))
    .orderBy(asc(xpEvents.occurredAt), asc(xpEvents.reason));
  return {
    practiceEvents: events.map(withoutOwner),
    wordMemory: words.map(withoutOwner),
    practiceDays: days.map(withoutOwner),
    practiceRetention: retention.map(withoutOwner),
    xpEvents: xp.map(withoutOwner),
  };
}

function withoutOwner<Row extends { studentId: string }>({ studentId: _, ...row }: Row): Omit<Row, 'studentId'> {
  return row;
}
