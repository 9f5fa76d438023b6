import type { Db } from '#db/client.ts';
import { supportMail } from '#features/support/mail.ts';
import { findMessage, removeMessage } from '#features/support/store.ts';
import type { Mail } from '#platform/mail.ts';

type Parts = {
  db: Db;
  /** Where the school reads its support mail; null when not set up. */
  supportEmail: string | null;
  send: (mail: Mail) => Promise<void>;
  /** Puts a mail into the local mailbox; null when nobody can open it. */
  keepLocally: ((mail: Mail) => Promise<void>) | null;
};

/** The local mailbox's recipient for messages while there is no support address. */
const localRecipient = 'support';

/**
 * Sends a message from the contact form and deletes it once it has been accepted. A second run finds nothing to do.
 *
 * @throws when nobody would read it, because the settings changed after it was written: it then waits for a support
 * address
 */
export function sendSupportMessage({ db, supportEmail, send, keepLocally }: Parts) {
  return async ({ messageId }: { messageId: string }, { id }: { id: string }): Promise<void> => {
    const message = await findMessage(db, messageId);
    if (!message) return;
    if (supportEmail) await send(supportMail(message, supportEmail, id));
    else if (keepLocally) await keepLocally(supportMail(message, localRecipient, id));
    else throw new Error('a message waits: set SUPPORT_EMAIL to the address that gets it');
    await removeMessage(db, messageId);
  };
}
