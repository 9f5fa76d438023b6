import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import {
  authUsers,
  classEnrolments,
  classes,
  classInvites,
  classInviteUses,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { TaughtBy } from '#http/context.ts';
import { taughtClasses } from './class-store.ts';

export type InviteRow = typeof classInvites.$inferSelect & {
  className: string;
  timeZone: string;
  /** When the invite's class was archived. */
  archivedAt: Date | null;
  teacherName: string | null;
  studentsEnrolled: string[];
};

export type InviteOptions = Pick<InviteRow, 'expiresOn' | 'expiresAt' | 'maxUses' | 'requireApproval'>;
export type NewInvite = InviteOptions & { id: string; code: string; classId: string; now: Date };

/** The invites of the teacher's classes, newest first. */
export function listInvites(on: Db | Tx, taught: TaughtBy): Promise<InviteRow[]> {
  return selectInvites(on, taught);
}

export async function findInvite(on: Db | Tx, taught: TaughtBy, id: string): Promise<InviteRow | null> {
  const [row] = await selectInvites(on, taught, eq(classInvites.id, id));
  return row ?? null;
}

/** Finds an invite and locks it until the transaction ends. */
export async function holdInvite(tx: Tx, taught: TaughtBy, id: string): Promise<InviteRow | null> {
  const own = taughtClasses(tx, taught);
  await tx
    .select({ id: classInvites.id })
    .from(classInvites)
    .where(and(eq(classInvites.id, id), inArray(classInvites.classId, own)))
    .for('no key update');
  return findInvite(tx, taught, id);
}

/** Names a user of an invite only if that student is pending or active in one of the teacher's classes. */
async function selectInvites(on: Db | Tx, taught: TaughtBy, condition?: SQL): Promise<InviteRow[]> {
  const own = taughtClasses(on, taught);
  const isHere = exists(
    on
      .select({ id: classEnrolments.id })
      .from(classEnrolments)
      .where(
        and(
          eq(classEnrolments.studentId, classInviteUses.studentId),
          inArray(classEnrolments.status, ['pending', 'active']),
          inArray(classEnrolments.classId, own),
        ),
      ),
  );
  const students = on
    .select({ ids: sql`array_agg(${classInviteUses.studentId} ORDER BY ${classInviteUses.usedAt})` })
    .from(classInviteUses)
    .where(and(eq(classInviteUses.inviteId, classInvites.id), isHere));
  const rows = await on
    .select({
      invite: classInvites,
      className: classes.name,
      timeZone: classes.timeZone,
      archivedAt: classes.archivedAt,
      teacherName: shownName,
      studentsEnrolled: sql<string[]>`coalesce((${students}), '{}')`,
    })
    .from(classInvites)
    .innerJoin(classes, eq(classes.id, classInvites.classId))
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .leftJoin(authUsers, eq(authUsers.id, classInvites.teacherId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(and(eq(classTeachers.teacherId, taught.teacherId), condition))
    .orderBy(desc(classInvites.createdAt), desc(classInvites.id));
  return rows.map(({ invite, ...joined }) => ({
    ...invite,
    ...joined,
    lastUsedBy: joined.studentsEnrolled.find((id) => id === invite.lastUsedBy) ?? null,
  }));
}

/** False when the id or the code is taken. */
export async function insertInvite(tx: Tx, taught: TaughtBy, { now, ...fields }: NewInvite): Promise<boolean> {
  const inserted = await tx
    .insert(classInvites)
    .values({ ...fields, teacherId: taught.teacherId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: classInvites.id });
  return inserted.length > 0;
}

/** Whether any teacher has an invite with this id. */
export async function isInviteIdTaken(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: classInvites.id }).from(classInvites).where(eq(classInvites.id, id));
  return found.length > 0;
}

/** For an invite locked by `holdInvite`. */
export async function updateInvite(
  tx: Tx,
  { id }: InviteRow,
  change: Partial<InviteOptions & { isActive: boolean }>,
  now: Date,
): Promise<void> {
  await tx
    .update(classInvites)
    .set({ ...change, version: sql`${classInvites.version} + 1`, updatedAt: now })
    .where(eq(classInvites.id, id));
}

/** What a teacher made of a class's invites becomes another teacher's. */
export async function passInvitesOn(
  tx: Tx,
  { classId, fromId, toId, now }: { classId: string; fromId: string; toId: string; now: Date },
): Promise<void> {
  const passed = sql`${classInvites.classId} = ${classId} AND ${classInvites.teacherId} = ${fromId}`;
  await holdInvites(tx, passed);
  await tx.update(classInvites).set({ teacherId: toId, updatedAt: now }).where(passed);
}

/** Invites are always locked in the same order, so that two transactions can't deadlock. */
export async function holdInvites(tx: Tx, condition: SQL): Promise<void> {
  const invites = tx.select({ id: classInvites.id }).from(classInvites).where(condition);
  await invites.orderBy(asc(classInvites.id)).for('no key update');
}

/**
 * Gives back the uses of declined enrolments, unless another enrolment of the student by the same invite stands.
 *
 * @returns ids of the invites that gained a use
 */
export async function freeUses(tx: Tx, declinedIds: readonly string[], now: Date): Promise<string[]> {
  const declined = alias(classEnrolments, 'declined');
  const standing = alias(classEnrolments, 'standing');
  const ids = [...declinedIds];
  const invites = tx.select({ id: declined.inviteId }).from(declined).where(inArray(declined.id, ids));
  await holdInvites(tx, inArray(classInvites.id, invites));
  const by = (row: typeof declined | typeof standing) =>
    and(eq(row.inviteId, classInviteUses.inviteId), eq(row.studentId, classInviteUses.studentId));
  const freed = await tx
    .delete(classInviteUses)
    .where(
      and(
        exists(
          tx
            .select({ id: declined.id })
            .from(declined)
            .where(and(by(declined), inArray(declined.id, ids))),
        ),
        notExists(
          tx
            .select({ id: standing.id })
            .from(standing)
            .where(and(by(standing), ne(standing.status, 'declined'))),
        ),
      ),
    )
    .returning({ inviteId: classInviteUses.inviteId });
  await countUsesBack(tx, freed, now);
  return [...new Set(freed.map((row) => row.inviteId))];
}

/** Each row is a use given back. The caller already holds the invites. */
export async function countUsesBack(tx: Tx, freed: readonly { inviteId: string }[], now: Date): Promise<void> {
  const ids = freed.map(({ inviteId }) => inviteId);
  if (ids.length === 0) return;
  await tx.execute(sql`
    UPDATE ${classInvites} SET current_uses = greatest(current_uses - freed.uses, 0), updated_at = ${now}
    FROM (SELECT id, count(*)::int AS uses FROM unnest(${sql.param(ids)}::uuid[]) AS id GROUP BY id) AS freed
    WHERE ${classInvites.id} = freed.id`);
}

export type CameInRow = {
  studentId: string;
  studentName: string;
  status: 'pending' | 'active';
  at: Date;
};

/**
 * The students who used an invite and are now in one of the teacher's classes, newest first, and the number of those
 * who no longer are.
 */
export async function listCameIn(
  on: Db | Tx,
  taught: TaughtBy,
  invite: InviteRow,
): Promise<{ students: CameInRow[]; gone: number }> {
  const own = taughtClasses(on, taught);
  const rows = await on
    .selectDistinctOn([classEnrolments.studentId], {
      studentId: classEnrolments.studentId,
      studentName: shownName,
      status: classEnrolments.status,
      at: classEnrolments.enrolledAt,
      isTaught: sql<boolean>`${inArray(classEnrolments.classId, own)}`,
    })
    .from(classEnrolments)
    .innerJoin(authUsers, eq(authUsers.id, classEnrolments.studentId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(eq(classEnrolments.inviteId, invite.id))
    .orderBy(asc(classEnrolments.studentId), desc(classEnrolments.enrolledAt), desc(classEnrolments.id));
  const students = rows.flatMap(({ isTaught, status, ...row }) =>
    isTaught && (status === 'pending' || status === 'active') ? [{ ...row, status }] : [],
  );
  students.sort((one, other) => other.at.getTime() - one.at.getTime());
  return { students, gone: rows.length - students.length };
}
