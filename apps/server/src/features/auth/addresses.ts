import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import { violatedConstraint } from '#http/errors.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import type { QueueAccountMail } from './account-mail.ts';
import type { Hasher } from './hashing.ts';
import { confirmPassword } from './passwords.ts';
import { findAccountByEmail, holdAddress, insertAudit, putAddress } from './store.ts';
import type { StudentAccountParts, Told } from './students.ts';
import { guardAttempt, throttleKey } from './throttle-store.ts';
import { voidTokens } from './token-store.ts';

export type AddressParts = {
  db: Db;
  clock: Clock;
  random: Random;
  hasher: Hasher;
  queueMail: QueueAccountMail;
  findSharedClass: StudentAccountParts['findSharedClass'];
  notice: (tx: Tx, kind: 'email-added-by-teacher', told: readonly Told[]) => Promise<void>;
  /** Tells the open screens of an account and of its teachers. */
  tellAdded: (tx: Tx, userId: string) => Promise<void>;
};

type AddressRefusals = Refusals<'email-already-in-use' | 'email-settled'>;

export type AddressService = ReturnType<typeof addressService>;

/** Each attempt may send a mail to whatever address was typed. */
const ownRule = { failures: 10, windowMinutes: 60 };
const teacherRule = { failures: 100, windowMinutes: 60 };

/**
 * Adds an address to an account that was made without one. It counts as unconfirmed, the sign-in name stays, and one
 * that was mistyped can be replaced until somebody confirms it.
 */
export function addressService(parts: AddressParts) {
  const { db, clock, random, findSharedClass, notice } = parts;

  return {
    async addOwn(
      { userId }: Caller,
      { email, password, cameBy }: { email: string; password: string; cameBy: string | null },
      errors: AddressRefusals & Refusals<'wrong-password'>,
    ): Promise<void> {
      await confirmPassword(parts, userId, password, errors);
      await guardAttempt(db, throttleKey('add-email', userId), ownRule, clock.now());
      await inTurn(errors, () => inTransaction(db, (tx) => add(parts, tx, userId, { email, cameBy }, errors)));
    },

    async addOfStudent(
      caller: Caller,
      taught: TaughtBy,
      { studentId, email, cameBy }: { studentId: string; email: string; cameBy: string | null },
      errors: AddressRefusals & Refusals<'sign-in-help-off'>,
    ): Promise<void> {
      await guardAttempt(db, throttleKey('add-email', caller.userId), teacherRule, clock.now());
      await inTurn(errors, () =>
        inTransaction(db, async (tx) => {
          const shared = await findSharedClass(tx, taught, studentId);
          if (!shared) throw failures.notFound();
          // Whoever holds the mailbox can open the account, as with a card.
          if (!shared.signInHelp) throw errors['sign-in-help-off']();
          if (!(await add(parts, tx, studentId, { email, cameBy }, errors))) return;
          const entry = { actorId: caller.userId, subjectId: studentId, action: 'email-added', at: clock.now() };
          await insertAudit(tx, random, entry);
          await notice(tx, 'email-added-by-teacher', [
            { userId: studentId, params: { teacherName: caller.displayName } },
          ]);
        }),
      );
    },
  };
}

/** @returns false when the account already has this address: the request was sent before */
async function add(
  { clock, queueMail, tellAdded }: AddressParts,
  tx: Tx,
  userId: string,
  { email, cameBy }: { email: string; cameBy: string | null },
  errors: AddressRefusals,
): Promise<boolean> {
  const held = await holdAddress(tx, userId);
  if (!held) throw failures.notFound();
  if (held.email === email) return false;
  const isOpen = held.signInName !== null && !(held.email !== null && held.emailVerified);
  if (!isOpen) throw errors['email-settled']();
  if (await findAccountByEmail(tx, email)) throw errors['email-already-in-use']();
  const now = clock.now();
  await putAddress(tx, userId, email, now);
  // A link in a mail to the address before must not confirm this one.
  await voidTokens(tx, userId, 'verify-email', now);
  await queueMail(tx, { kind: 'verify-email', userId, cameBy });
  await tellAdded(tx, userId);
  return true;
}

/** Two accounts may ask for one address at once: the second is told that it is taken. */
async function inTurn<Result>(errors: Refusals<'email-already-in-use'>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw violatedConstraint(error)?.startsWith('auth_users') ? errors['email-already-in-use']() : error;
  }
}
