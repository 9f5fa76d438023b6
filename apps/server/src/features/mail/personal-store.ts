import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import { mailMessages } from '#db/schema/mail.ts';

/** The local mailbox's mails to an address, without the part that makes their links work. */
export async function exportMails(on: Db | Tx, email: string) {
  const mails = await on
    .select({
      id: mailMessages.id,
      subject: mailMessages.subject,
      text: mailMessages.text,
      attachments: mailMessages.attachments,
      createdAt: mailMessages.createdAt,
    })
    .from(mailMessages)
    .where(eq(mailMessages.recipient, email))
    .orderBy(asc(mailMessages.createdAt));
  return mails.map((mail) => ({ ...mail, text: mail.text.replace(/([?&]token=)[\w-]+/g, '$1…') }));
}

/**
 * Characters that mail texts insert into names, so that no name poses as a link or changes a sentence's direction: the
 * zero-width space and the two direction marks.
 */
const invisible = '\u200b\u2068\u2069';

/** Removes mails to the person, and mails to others that name them or their address. */
export async function removeMailsAbout(tx: Tx, { email, names }: Person): Promise<void> {
  const said = sql`translate(${mailMessages.subject} || ${'\n'} || ${mailMessages.text}, ${invisible}, '')`;
  const mentions = (email === null ? names : [email, ...names]).map(
    (word) => sql`strpos(${said}, translate(${word}, ${invisible}, '')) > 0`,
  );
  const received = email === null ? undefined : eq(mailMessages.recipient, email);
  await tx.delete(mailMessages).where(or(received, ...mentions));
}
