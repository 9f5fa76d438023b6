import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { authUsers, classEnrolments, classInvites, classInviteUses, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';

type Seat = { enrolmentId: string; studentId: string };

/** Adds that many students to the invite's class, as if they had joined with it; they have never signed in. */
export async function fillClass(
  { db, clock }: TestApp,
  inviteId: string,
  size: number,
  status: 'pending' | 'active',
): Promise<Seat[]> {
  const now = clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const seats = Array.from({ length: size }, () => ({ enrolmentId: uuid(), studentId: uuid() }));
  const [invite] = await db
    .update(classInvites)
    .set({ currentUses: size })
    .where(eq(classInvites.id, inviteId))
    .returning();
  if (!invite) throw new Error('no such invite');
  const { classId, teacherId, code } = invite;
  const names = { displayName: 'Ada Many', fullName: 'Ada Many', firstName: 'Ada', lastName: 'Many' };
  await db
    .insert(authUsers)
    .values(seats.map(({ studentId: id }) => ({ id, name: 'Ada Many', email: `${id}@example.org`, ...stamps })));
  await db
    .insert(profiles)
    .values(seats.map(({ studentId }) => ({ userId: studentId, role: 'student' as const, ...names, ...stamps })));
  await db.insert(classInviteUses).values(seats.map(({ studentId }) => ({ inviteId, studentId, usedAt: now })));
  await db.insert(classEnrolments).values(
    seats.map(({ enrolmentId: id, studentId }) => ({
      ...{ id, studentId, teacherId, classId, inviteId, inviteCode: code, status, enrolledAt: now },
      ...stamps,
    })),
  );
  return seats;
}
