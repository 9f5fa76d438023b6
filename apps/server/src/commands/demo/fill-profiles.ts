import { eq } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { authUsers, profiles } from '#db/schema/all.ts';
import { levelAt } from '#features/memory/levels.ts';
import type { Learner } from './learner.ts';

/** The totals that profiles show, and when each student was last there. */
export async function fillProfiles(tx: Tx, learners: readonly Learner[]): Promise<void> {
  for (const { id, diary } of learners) {
    const { lastSeenAt, lastCameAt } = diary;
    if (!lastSeenAt || !lastCameAt) continue;
    await tx
      .update(profiles)
      .set({ ...sumsOf(diary), lastActiveAt: lastSeenAt, updatedAt: lastSeenAt })
      .where(eq(profiles.userId, id));
    await tx.update(authUsers).set({ lastSignInAt: lastCameAt }).where(eq(authUsers.id, id));
  }
}

function sumsOf({ xp, plays, tasks, lessons }: Learner['diary']) {
  const totalXp = xp.reduce((sum, { amount }) => sum + amount, 0);
  const completions = tasks.flatMap(({ completedAt }) => completedAt?.getTime() ?? []);
  return {
    totalXp,
    level: levelAt(totalXp),
    gamesPlayed: plays.filter(({ finishedAt }) => finishedAt !== null).length,
    completedLessons: lessons,
    lastTaskCompletedAt: completions.length > 0 ? new Date(Math.max(...completions)) : null,
  };
}
