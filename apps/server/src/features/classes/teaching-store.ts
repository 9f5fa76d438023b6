import type { ClassTeachers } from '@wordgrove/contract/classes';
import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classes, classTeacherOffers, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import { addressFor } from './offer-address-store.ts';

const teachers = rowsOf(
  'teachers_of_class',
  ['teacherId', 'classId', 'now'],
  ({ teacherId, classId, now }) => sql<{ teachers: ClassTeachers['teachers']; offers: ClassTeachers['offers'] }>`
    SELECT (
      SELECT json_agg(json_build_object('id', t.teacher_id, 'name', ${shownName}, 'isOwner', t.is_owner,
        'isMe', t.teacher_id = ${teacherId}, 'since', t.created_at) ORDER BY t.is_owner DESC, t.created_at, t.teacher_id)
      FROM ${classTeachers} AS t JOIN ${authUsers} ON ${authUsers.id} = t.teacher_id
      LEFT JOIN ${profiles} ON ${profiles.userId} = t.teacher_id WHERE t.class_id = own.class_id) AS teachers, (
      SELECT coalesce(json_agg(json_build_object('id', offer.id, 'toEmail', offer.to_email,
        'expiresAt', offer.expires_at) ORDER BY offer.to_email NULLS FIRST), '[]')
      FROM ${classTeacherOffers} AS offer WHERE own.is_owner AND offer.class_id = own.class_id
        AND offer.teacher_id = own.teacher_id AND offer.taken_by IS NULL AND offer.expires_at > ${now}::timestamptz) AS offers
    FROM ${classTeachers} AS own WHERE own.class_id = ${classId} AND own.teacher_id = ${teacherId}`,
);

/** Who teaches a class of the reader's, and to whom its owner offers that; null for any other class. */
export async function findTeachers(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  classId: string,
  now: Date,
): Promise<ClassTeachers | null> {
  const [row] = await teachers(on, { teacherId, classId, now: now.toISOString() });
  if (!row) return null;
  const iso = (at: string) => new Date(at).toISOString();
  return {
    teachers: row.teachers.map((each) => ({ ...each, since: iso(each.since) })),
    offers: row.offers.map((each) => ({ ...each, expiresAt: iso(each.expiresAt) })),
  };
}

export async function countTeachers(tx: Tx, classId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(classTeachers).where(eq(classTeachers.classId, classId));
  return row?.n ?? 0;
}

const isOpen = (now: Date) => and(isNull(classTeacherOffers.takenBy), gt(classTeacherOffers.expiresAt, now));

export async function countOffers(tx: Tx, classId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(classTeacherOffers)
    .where(and(eq(classTeacherOffers.classId, classId), isOpen(now)));
  return row?.n ?? 0;
}

/** Whether somebody with this address teaches the class. */
export async function isTaughtByAddress(tx: Tx, classId: string, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: classTeachers.teacherId })
    .from(classTeachers)
    .innerJoin(authUsers, eq(authUsers.id, classTeachers.teacherId))
    .where(and(eq(classTeachers.classId, classId), eq(authUsers.email, email)));
  return rows.length > 0;
}

type NewOffer = Pick<typeof classTeacherOffers.$inferSelect, 'id' | 'classId' | 'expiresAt'> & { now: Date } & (
    | { toEmail: string; tokenHash: null }
    | { toEmail: null; tokenHash: Buffer }
  );

/**
 * For a class locked by its owner. Replaces the open link, or an earlier offer to the same address; the ids of what was
 * replaced.
 */
export async function putOffer(tx: Tx, { teacherId }: TaughtBy, { now, ...offer }: NewOffer): Promise<string[]> {
  const isSame =
    offer.toEmail === null
      ? and(isNull(classTeacherOffers.toEmail), isNull(classTeacherOffers.takenBy))
      : eq(classTeacherOffers.toEmail, offer.toEmail);
  const replaced = await remove(tx, and(eq(classTeacherOffers.classId, offer.classId), isSame));
  await tx.insert(classTeacherOffers).values({ ...offer, teacherId, createdAt: now });
  return replaced;
}

/** Withdraws an open offer of a class locked by its owner; the address it was for, and whether there was one. */
export async function removeOffer(
  tx: Tx,
  { classId, id }: { classId: string; id: string },
): Promise<{ toEmail: string | null } | null> {
  const [gone] = await tx
    .delete(classTeacherOffers)
    .where(
      and(eq(classTeacherOffers.id, id), eq(classTeacherOffers.classId, classId), isNull(classTeacherOffers.takenBy)),
    )
    .returning({ toEmail: classTeacherOffers.toEmail });
  return gone ?? null;
}

/** Withdraws what is open to the address of somebody who has come in or has been taken off: ids of the offers. */
export function removeOffersTo(tx: Tx, classId: string, teacherId: string): Promise<string[]> {
  const address = tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, teacherId));
  return remove(
    tx,
    and(
      eq(classTeacherOffers.classId, classId),
      isNull(classTeacherOffers.takenBy),
      inArray(classTeacherOffers.toEmail, address),
    ),
  );
}

/** Ends every offer of a class: its owner has changed. Their ids. */
export function removeOffersOf(tx: Tx, classId: string): Promise<string[]> {
  return remove(tx, eq(classTeacherOffers.classId, classId));
}

/** Ends offers whose time is over; their ids. */
export function removeExpiredOffers(tx: Tx, now: Date): Promise<string[]> {
  return remove(tx, lte(classTeacherOffers.expiresAt, now));
}

async function remove(tx: Tx, condition: ReturnType<typeof and>): Promise<string[]> {
  const gone = await tx.delete(classTeacherOffers).where(condition).returning({ id: classTeacherOffers.id });
  return gone.map(({ id }) => id);
}

export type HeldOffer = {
  id: string;
  classId: string;
  className: string;
  ownerId: string;
  ownerName: string;
  takenBy: string | null;
};

/**
 * The offer to the teacher's address, open or accepted by this teacher, locked with its class until the transaction
 * ends.
 */
export async function holdOfferTo(tx: Tx, taught: TaughtBy, id: string, now: Date): Promise<HeldOffer | null> {
  const address = addressFor(tx, taught, classTeacherOffers.createdAt);
  const isTo = and(
    eq(classTeacherOffers.id, id),
    gt(classTeacherOffers.expiresAt, now),
    or(isNull(classTeacherOffers.takenBy), eq(classTeacherOffers.takenBy, taught.teacherId)),
    inArray(classTeacherOffers.toEmail, address),
  );
  return hold(tx, await lock(tx, isTo));
}

/** The offer of an unexpired link, used or not, locked in the same way. */
export async function holdOfferOfLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<HeldOffer | null> {
  return hold(tx, await lock(tx, ofLink(tokenHash, now)));
}

/** The same without the lock. */
export async function findOfferOfLink(db: Db, tokenHash: Buffer, now: Date): Promise<HeldOffer | null> {
  const [row] = await selectOffers(db).where(ofLink(tokenHash, now));
  return row ?? null;
}

const ofLink = (tokenHash: Buffer, now: Date) =>
  and(eq(classTeacherOffers.tokenHash, tokenHash), gt(classTeacherOffers.expiresAt, now));

/** Locks the class before the offer, as its owner does. */
async function lock(tx: Tx, condition: ReturnType<typeof and>): Promise<string | null> {
  const found = tx.select({ id: classTeacherOffers.classId }).from(classTeacherOffers).where(condition);
  await tx.select({ id: classes.id }).from(classes).where(inArray(classes.id, found)).for('no key update');
  const [row] = await tx.select({ id: classTeacherOffers.id }).from(classTeacherOffers).where(condition).for('update');
  return row?.id ?? null;
}

async function hold(tx: Tx, id: string | null): Promise<HeldOffer | null> {
  if (id === null) return null;
  const [row] = await selectOffers(tx).where(eq(classTeacherOffers.id, id));
  return row ?? null;
}

/** Offers of open classes by whoever owns them now. */
function selectOffers(on: Db | Tx) {
  return on
    .select({
      id: classTeacherOffers.id,
      classId: classes.id,
      className: classes.name,
      ownerId: classTeachers.teacherId,
      ownerName: shownName,
      takenBy: classTeacherOffers.takenBy,
    })
    .from(classTeacherOffers)
    .innerJoin(classes, and(eq(classes.id, classTeacherOffers.classId), isNull(classes.archivedAt)))
    .innerJoin(
      classTeachers,
      and(
        eq(classTeachers.classId, classes.id),
        eq(classTeachers.teacherId, classTeacherOffers.teacherId),
        eq(classTeachers.isOwner, true),
      ),
    )
    .innerJoin(authUsers, eq(authUsers.id, classTeachers.teacherId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .$dynamic();
}

/** For an offer that is held; it stays until it expires, so that a repeated request is answered alike. */
export async function takeOffer(tx: Tx, { id }: HeldOffer, takenBy: string): Promise<void> {
  await tx.update(classTeacherOffers).set({ takenBy }).where(eq(classTeacherOffers.id, id));
}

/** False when the teacher teaches the class already. */
export async function insertTeacher(tx: Tx, classId: string, teacherId: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(classTeachers)
    .values({ classId, teacherId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: classTeachers.teacherId });
  return inserted.length > 0;
}

/** Removes a co-teacher; false for the owner, and for anybody who doesn't teach the class. */
export async function deleteTeacher(tx: Tx, classId: string, teacherId: string): Promise<boolean> {
  const gone = await tx
    .delete(classTeachers)
    .where(
      and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId), eq(classTeachers.isOwner, false)),
    )
    .returning({ id: classTeachers.teacherId });
  return gone.length > 0;
}

export type Teacher = { id: string; name: string; isOwner: boolean };

/** Everybody who teaches the class, its owner first. */
export function listTeachersOfClass(on: Db | Tx, classId: string): Promise<Teacher[]> {
  return on
    .select({ id: classTeachers.teacherId, name: shownName, isOwner: classTeachers.isOwner })
    .from(classTeachers)
    .innerJoin(authUsers, eq(authUsers.id, classTeachers.teacherId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(eq(classTeachers.classId, classId))
    .orderBy(sql`${classTeachers.isOwner} DESC`, classTeachers.createdAt, classTeachers.teacherId);
}
