import { inviteCodeAlphabet, limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import type { QueueAccountMail } from './account-mail.ts';
import { insertAudits, markAllVerified } from './store.ts';
import { insertToken, voidTokens } from './token-store.ts';

export type StudentAccountParts = {
  db: Db;
  clock: Clock;
  random: Random;
  canReset: boolean;
  queueMail: QueueAccountMail;
  /** A class where the teacher has the student as an active member, and whether it helps the student to sign in. */
  findSharedClass: (
    on: Tx,
    taught: TaughtBy,
    studentId: string,
  ) => Promise<{ name: string; signInHelp: boolean } | null>;
  /** Tells the open screens of the accounts and of their teachers. */
  tellVerified: (tx: Tx, ...userIds: readonly string[]) => Promise<void>;
  /** Shows each student a notice after the next sign-in. */
  notice: (tx: Tx, kind: Deed['kind'], told: readonly Told[]) => Promise<void>;
};

/** A student who is told something, and the values of its text. */
export type Told = { userId: string; params: Record<string, string> };

/** What a teacher did to a student's account, as the record and as the child's mail and notice call it. */
type Deed = { action: string; kind: 'sign-in-code-made' | 'email-confirmed-by-teacher' };

/** What a teacher may do to the account of a child without a mailbox. All of it is logged, and the child is told. */
export function studentAccounts(parts: StudentAccountParts) {
  const { db, clock, random, canReset, queueMail, findSharedClass, tellVerified, notice } = parts;

  async function record(
    tx: Tx,
    caller: Caller,
    studentIds: readonly string[],
    { action, kind }: Deed,
    more = {},
  ): Promise<void> {
    const at = clock.now();
    const entries = studentIds.map((subjectId) => ({ actorId: caller.userId, subjectId, action, at }));
    await insertAudits(tx, random, entries);
    const params = { teacherName: caller.displayName, ...more };
    const told = studentIds.map((userId) => ({ userId, params }));
    await queueMail(tx, ...told.map((each) => ({ kind, ...each })));
    await notice(tx, kind, told);
  }

  /**
   * Confirms the addresses of people whom the teacher teaches.
   *
   * @returns those with something to confirm
   */
  async function vouch(tx: Tx, caller: Caller, studentIds: readonly string[]): Promise<string[]> {
    const confirmed = await markAllVerified(tx, studentIds, clock.now());
    if (confirmed.length === 0) return [];
    await record(tx, caller, confirmed, { action: 'email-confirmed', kind: 'email-confirmed-by-teacher' });
    await tellVerified(tx, ...confirmed);
    return confirmed;
  }

  return {
    vouch,

    confirmEmail: (caller: Caller, taught: TaughtBy, studentId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await findSharedClass(tx, taught, studentId))) throw failures.notFound();
        await vouch(tx, caller, [studentId]);
      }),

    makeSignInCode: (
      caller: Caller,
      taught: TaughtBy,
      studentId: string,
      errors: Refusals<'reset-by-teacher-off' | 'sign-in-help-off'>,
    ): Promise<{ code: string; expiresAt: Date }> => {
      if (!canReset) throw errors['reset-by-teacher-off']();
      return inTransaction(db, async (tx) => {
        const shared = await findSharedClass(tx, taught, studentId);
        if (!shared) throw failures.notFound();
        // A code opens the whole account, so sharing any class that the student ever joined isn't enough.
        if (!shared.signInHelp) throw errors['sign-in-help-off']();
        const now = clock.now();
        const code = random.code(inviteCodeAlphabet, limits.signInCodeLength);
        await voidTokens(tx, studentId, 'sign-in-code', now);
        const token = { userId: studentId, purpose: 'sign-in-code', token: `${studentId}:${code}` } as const;
        const expiresAt = await insertToken(tx, random, { ...token, now, madeBy: caller.userId });
        const made = { action: 'sign-in-code-made', kind: 'sign-in-code-made' } as const;
        await record(tx, caller, [studentId], made, { className: shared.name });
        return { code, expiresAt };
      });
    },
  };
}

export type StudentAccounts = ReturnType<typeof studentAccounts>;
