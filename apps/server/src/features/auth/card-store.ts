import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import {
  authAccounts,
  authCards,
  authUsers,
  classEnrolments,
  classes,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { TaughtBy } from '#http/context.ts';
import { hashToken } from '#platform/random.ts';

export type CardSecret = { token: string } | { userId: string; code: string };
export type HeldCard = typeof authCards.$inferSelect;

const hashCode = (userId: string, code: string) => hashToken(`${userId}:${code}`);

/** The card with this secret, in any state, locked until the transaction ends. */
export async function holdCard(tx: Tx, secret: CardSecret): Promise<HeldCard | null> {
  const isIt =
    'token' in secret
      ? eq(authCards.tokenHash, hashToken(secret.token))
      : eq(authCards.codeHash, hashCode(secret.userId, secret.code));
  const [row] = await tx.select().from(authCards).where(isIt).for('update');
  return row ?? null;
}

/** For a card locked by `holdCard`. */
export async function markCardUsed(tx: Tx, userId: string, pageId: string | null, now: Date): Promise<void> {
  const usedByHash = pageId === null ? null : hashToken(pageId);
  await tx.update(authCards).set({ usedAt: now, usedByHash }).where(eq(authCards.userId, userId));
}

/** A card that hasn't been used stops working. */
export async function voidCard(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(authCards)
    .set({ expiresAt: now })
    .where(and(eq(authCards.userId, userId), isNull(authCards.usedAt)));
}

export type NewCard = { userId: string; token: string; code: string };

/** Replaces whatever cards the students had. */
export async function putCards(
  tx: Tx,
  cards: readonly NewCard[],
  made: { madeBy: string; madeAt: Date; expiresAt: Date },
): Promise<void> {
  const rows = cards.map(({ userId, token, code }) => ({
    userId,
    tokenHash: hashToken(token),
    codeHash: hashCode(userId, code),
    ...made,
  }));
  await tx
    .insert(authCards)
    .values(rows)
    .onConflictDoUpdate({
      target: authCards.userId,
      set: {
        tokenHash: sql`excluded.token_hash`,
        codeHash: sql`excluded.code_hash`,
        madeBy: sql`excluded.made_by`,
        madeAt: sql`excluded.made_at`,
        expiresAt: sql`excluded.expires_at`,
        usedAt: null,
        usedByHash: null,
      },
    });
}

export type CardStudent = {
  id: string;
  name: string;
  signInName: string;
  /** Has chosen a password: a card opens an account that somebody uses. */
  hasPassword: boolean;
  /** Whether one of the teacher's classes may help the student to sign in. */
  signInHelp: boolean;
  /** One of those classes. */
  className: string;
};

const active: SQL = eq(classEnrolments.status, 'active');

/** Of these students, those with a sign-in name in the teacher's open classes, by name. */
export async function listCardStudents(tx: Tx, taught: TaughtBy, ids: readonly string[]): Promise<CardStudent[]> {
  const rows = await tx
    .select({
      id: authUsers.id,
      name: shownName,
      signInName: sql<string>`${authUsers.signInName}`,
      hasPassword: sql<boolean>`bool_or(${authAccounts.password} IS NOT NULL)`,
      signInHelp: sql<boolean>`bool_or(${classEnrolments.signInHelp})`,
      className: sql<string>`min(${classes.name})`,
    })
    .from(classTeachers)
    .innerJoin(classes, and(eq(classes.id, classTeachers.classId), isNull(classes.archivedAt)))
    .innerJoin(classEnrolments, and(eq(classEnrolments.classId, classes.id), active))
    .innerJoin(authUsers, eq(authUsers.id, classEnrolments.studentId))
    .leftJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(
      and(
        eq(classTeachers.teacherId, taught.teacherId),
        inArray(authUsers.id, [...ids]),
        sql`${authUsers.signInName} IS NOT NULL`,
      ),
    )
    .groupBy(authUsers.id, profiles.userId)
    .orderBy(asc(authUsers.signInName));
  return rows;
}
