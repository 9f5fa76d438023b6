import { createHash } from 'node:crypto';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import type { SupportForm } from './form.ts';
import { insertMessage } from './store.ts';

/** Counts an attempt and returns the seconds to wait, 0 when it is allowed. */
export type CountAttempt = (
  db: Db,
  key: string,
  rule: { failures: number; windowMinutes: number },
  now: Date,
) => Promise<number>;

/** Queues the sending of a message in the transaction that stores it; false when this id was already queued. */
export type QueueSupportMessage = (tx: Tx, messageId: string) => Promise<boolean>;

export type SupportParts = {
  db: Db;
  clock: Clock;
  random: Random;
  /** False where nobody would read a message: there is neither a support address nor a local mailbox. */
  isSetUp: boolean;
  countAttempt: CountAttempt;
  queueMessage: QueueSupportMessage;
};

type Sender = { userId: string | null; ip: string };

const rule = { failures: 20, windowMinutes: 60 };

export type SupportService = ReturnType<typeof supportService>;

export function supportService({ db, clock, random, isSetUp, countAttempt, queueMessage }: SupportParts) {
  return {
    /** Refuses before the body is read: nobody should upload ten megabytes in vain. */
    async admit({ userId, ip }: Sender, errors: Refusals<'support-not-set-up'>): Promise<void> {
      if (!isSetUp) throw errors['support-not-set-up']();
      const key = `support:${createHash('sha256')
        .update(userId ?? ip)
        .digest('base64url')}`;
      const wait = await countAttempt(db, key, rule, clock.now());
      if (wait > 0) throw failures.tooManyRequests(wait);
    },

    /** Stores a message until it has been sent. A repeat under the same id is the same message. */
    async receive({ message, attachments }: SupportForm, userId: string | null): Promise<void> {
      const files = attachments.map((file) => ({ ...file, id: random.uuid() }));
      await inTransaction(db, async (tx) => {
        if (!(await queueMessage(tx, message.id))) return;
        await insertMessage(tx, { ...message, userId, createdAt: clock.now() }, files);
      });
    },
  };
}
