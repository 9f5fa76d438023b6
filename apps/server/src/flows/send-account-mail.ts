import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { AccountMail } from '#features/auth/account-mail.ts';
import { findMailReceiver } from '#features/auth/account-store.ts';
import { holdAddress } from '#features/auth/store.ts';
import { insertToken } from '#features/auth/token-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Random } from '#platform/random.ts';
import type { Writing } from './account-mail-text.ts';
import { accountMailText } from './account-mail-text.ts';

type Parts = {
  db: Db;
  clock: Clock;
  random: Random;
  mailer: Pick<Mailer, 'send'>;
  /** The start of links, without a trailing slash, given the address that the reader came by. */
  linkStart: (cameBy?: string | null) => string;
};

/**
 * Sends a mail to an account's owner by the account's current state: in the owner's language, and not at all when the
 * account is gone, has another address by then, or no longer needs it. Each try makes its own token, which exists only in the mail.
 */
export function sendAccountMail({ db, clock, random, mailer, linkStart }: Parts) {
  return async (mail: AccountMail, { id }: { id: string }): Promise<void> => {
    const receiver = mail.userId === null ? null : await findMailReceiver(db, mail.userId);
    if (!receiver) return;
    const start = linkStart(mail.cameBy);
    let isCurrent = true;
    const linkWith: Writing['linkWith'] = async (path, wanted) => {
      if (!wanted) return `${start}${path}`;
      const token = random.token();
      await inTransaction(db, async (tx) => {
        // Whoever changes the address meanwhile voids the links to the one before, so none may be made after that.
        isCurrent = (await holdAddress(tx, receiver.id))?.email === receiver.email;
        if (isCurrent) await insertToken(tx, random, { ...wanted, userId: receiver.id, token, now: clock.now() });
      });
      return `${start}${path}?token=${token}`;
    };
    const text = await accountMailText({ mail, receiver, linkWith });
    if (text && isCurrent) await mailer.send({ id, to: receiver.email, ...text });
  };
}
