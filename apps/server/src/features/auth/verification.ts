import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { QueueAccountMail } from './account-mail.ts';
import { resendWait } from './rules.ts';
import {
  claimVerificationMail,
  findAccount,
  findAccountByEmail,
  findVerificationSentAt,
  markVerified,
} from './store.ts';
import { countAttempt, throttleKey } from './throttle-store.ts';
import { useToken } from './token-store.ts';

export type VerificationParts = {
  db: Db;
  clock: Clock;
  queueMail: QueueAccountMail;
  /** Tells the open screens of the account and of its teachers, in the transaction of the change. */
  tellVerified: (tx: Tx, userId: string) => Promise<void>;
};

export type VerificationService = ReturnType<typeof verificationService>;

const resetRule = { failures: 5, windowMinutes: limits.signInWindowMinutes };

export function verificationService({ db, clock, queueMail, tellVerified }: VerificationParts) {
  return {
    /** @returns seconds until the next mail may be asked for */
    async resend(caller: Caller, cameBy: string | null): Promise<number> {
      if (caller.emailVerified || caller.email === '') return 0;
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        if (!(await claimVerificationMail(tx, caller.userId, now))) {
          throw failures.tooManyRequests(Math.max(1, resendWait(await findVerificationSentAt(tx, caller.userId), now)));
        }
        await queueMail(tx, { kind: 'verify-email', userId: caller.userId, cameBy });
        return limits.resendCooldownSeconds;
      });
    },

    async confirm(token: string, errors: Refusals<'link-invalid'>): Promise<string> {
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const userId = await useToken(tx, 'verify-email', token, now);
        const account = userId ? await findAccount(tx, userId) : null;
        if (!account?.email) throw errors['link-invalid']();
        await markVerified(tx, account.id, now);
        await tellVerified(tx, account.id);
        return account.email;
      });
    },

    /**
     * Asks for a reset mail. Neither the answer nor the time it takes depends on whether the address has an account:
     * the worker that sends the mail finds out.
     */
    async requestReset(email: string, cameBy: string | null): Promise<void> {
      const wait = await countAttempt(db, throttleKey('reset', email), resetRule, clock.now());
      await inTransaction(db, async (tx) => {
        const account = await findAccountByEmail(tx, email);
        const userId = wait > 0 ? null : (account?.id ?? null);
        await queueMail(tx, { kind: 'reset-password', userId, cameBy });
      });
    },
  };
}
