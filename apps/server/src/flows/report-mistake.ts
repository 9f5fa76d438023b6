import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { QueueSupportMessage, SupportService } from '#features/support/service.ts';
import { findMessageOwner, insertMessage, removeMessage } from '#features/support/store.ts';
import type { Caller } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';

type Parts = {
  db: Db;
  clock: Clock;
  admit: SupportService['admit'];
  queueMessage: QueueSupportMessage;
};

type Report = { id: string; about: string; message: string; language: Caller['language'] };

/** Sends a mistake found in the teaching content to the support address, as a message from its finder. */
export function reportMistake({ db, clock, admit, queueMessage }: Parts) {
  return async (
    caller: Caller,
    ip: string,
    { id, about, message, language }: Report,
    errors: Refusals<'support-not-set-up'>,
  ): Promise<void> => {
    await admit({ userId: caller.userId, ip }, errors);
    const sent = {
      id,
      name: caller.displayName || caller.name,
      email: caller.email,
      subject: `Mistake: ${about}`,
      category: 'general',
      priority: 'medium',
      message,
      language,
      userId: caller.userId,
      createdAt: clock.now(),
    } as const;
    await inTransaction(db, async (tx) => {
      if (await insertMessage(tx, sent, [])) {
        // Queued before and no longer waiting: it has been mailed.
        if (!(await queueMessage(tx, id))) await removeMessage(tx, id);
      } else if ((await findMessageOwner(tx, id)) !== caller.userId) throw failures.notFound();
    });
  };
}
