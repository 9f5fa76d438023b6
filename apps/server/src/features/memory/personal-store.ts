import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import {
  memoryCounts,
  practiceDays,
  practiceEvents,
  practiceLevels,
  practiceRetention,
  wordMemory,
  xpEvents,
} from '#db/schema/memory.ts';

/** Everything a student practised and earned, and what was computed from it. */
export async function exportPractice(on: Db | Tx, userId: string) {
  const own = ownRows(on, { studentId: userId });
  return {
    practiceEvents: await own(practiceEvents, 'occurredAt', 'id'),
    wordMemory: await own(wordMemory, 'word'),
    memoryCounts: (await own(memoryCounts))[0] ?? null,
    practiceDays: await own(practiceDays, 'localDay', 'activity'),
    practiceRetention: await own(practiceRetention, 'month', 'bin'),
    practiceLevels: await own(practiceLevels, 'level'),
    xpEvents: await own(xpEvents, 'occurredAt', 'reason'),
  };
}
