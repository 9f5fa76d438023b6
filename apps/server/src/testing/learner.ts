import { v7 as uuid } from 'uuid';
import { buildMemory } from '#app/memory.ts';
import type { Db } from '#db/client.ts';
import { authUsers, profiles } from '#db/schema/all.ts';
import { tellOnly } from '#features/live/service.ts';
import type { OwnRows } from '#http/context.ts';
import { systemClock } from '#platform/clock.ts';

/** The memory as the app composes it, including its hints. */
export function openMemory(db: Db) {
  return buildMemory({ db, clock: systemClock, tell: tellOnly, told: () => undefined });
}

/** A student's rows and the right to them, quickly made: without registering, which hashes a password. */
export async function buildLearner(db: Db, timeZone = 'Europe/Istanbul'): Promise<OwnRows> {
  const userId = uuid();
  await db.insert(authUsers).values({ id: userId, name: 'Ece', email: `${userId}@example.org`, emailVerified: true });
  await db.insert(profiles).values({
    userId,
    role: 'student',
    displayName: 'Ece',
    fullName: 'Ece Su',
    firstName: 'Ece',
    lastName: 'Su',
    timeZone,
    profileCompleted: true,
  });
  return { userId } as OwnRows;
}
