import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { classEnrolments, practiceDays } from '#db/schema/all.ts';
import { windowDays } from '#features/analytics/three/rules.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';

/** Lets a student have been in class for long, and answer much worse than before: a reason for a talk. */
export async function fillReasons({ db, clock }: TestApp, studentId: string): Promise<void> {
  const now = clock.now();
  const long = new Date(now.getTime() - 100 * dayMs);
  await db
    .update(classEnrolments)
    .set({ enrolledAt: long, decidedAt: long })
    .where(eq(classEnrolments.studentId, studentId));
  const today = localDay(now, 'UTC');
  const row = { studentId, activity: 'game:quiz' as const, events: 20, durationMs: 60_000 };
  await db.insert(practiceDays).values(
    // From yesterday on: where the student lives it may still be that day.
    Array.from({ length: windowDays }, (_, back) => {
      const passes = back < 10 ? 4 : 18;
      return { ...row, localDay: dayBefore(today, back + 1), passes, fails: 20 - passes };
    }),
  );
}
