import { limits } from '@wordgrove/contract/limits';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authTokens } from '#db/schema/auth.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from '#platform/random.ts';

export type TokenPurpose = (typeof authTokens.$inferSelect)['purpose'];

const minuteMs = 60_000;

const tokenLifeMs: Record<TokenPurpose, number> = {
  'verify-email': limits.verifyTokenHours * 60 * minuteMs,
  'reset-password': limits.resetTokenMinutes * minuteMs,
  'sign-in-code': limits.signInCodeMinutes * minuteMs,
};

type NewToken = {
  userId: string;
  purpose: TokenPurpose;
  token: string;
  now: Date;
  madeBy?: string;
  /** How long it works, unless that is the usual time for its purpose. */
  lifeMs?: number | undefined;
};

/** Keeps only the token's hash; the token itself exists only in the mail or on the teacher's screen. */
export async function insertToken(
  on: Db | Tx,
  random: Random,
  { userId, purpose, token, now, madeBy, lifeMs = tokenLifeMs[purpose] }: NewToken,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + lifeMs);
  await on.insert(authTokens).values({
    id: random.uuid(),
    userId,
    purpose,
    hash: hashToken(token),
    expiresAt,
    madeBy: madeBy ?? null,
    createdAt: now,
  });
  return expiresAt;
}

/** Uses a token up, once. Returns the account it belongs to, or null when it is wrong, used or expired. */
export async function useToken(tx: Tx, purpose: TokenPurpose, token: string, now: Date): Promise<string | null> {
  const [used] = await tx
    .update(authTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(authTokens.hash, hashToken(token)),
        eq(authTokens.purpose, purpose),
        isNull(authTokens.usedAt),
        gt(authTokens.expiresAt, now),
      ),
    )
    .returning({ userId: authTokens.userId });
  return used?.userId ?? null;
}

/** A new code or a changed password makes all older tokens of that purpose worthless. */
export async function voidTokens(tx: Tx, userId: string, purpose: TokenPurpose, now: Date): Promise<void> {
  await tx
    .update(authTokens)
    .set({ usedAt: now })
    .where(and(eq(authTokens.userId, userId), eq(authTokens.purpose, purpose), isNull(authTokens.usedAt)));
}

export async function removeExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(authTokens).where(lt(authTokens.expiresAt, now));
}
