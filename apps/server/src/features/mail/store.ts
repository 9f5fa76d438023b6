import { dayMs } from '@wordgrove/contract/days';
import { desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { mailMessages } from '#db/schema/mail.ts';
import type { Mail } from '#platform/mail.ts';

export type KeptMail = typeof mailMessages.$inferSelect;

const keptMails = 500;
const keptDays = 7;

/** Keeps a mail for the local mailbox, and of the older mails at most 500 from the last seven days. */
export async function insertMail(db: Db, mail: Mail, { id, now }: { id: string; now: Date }): Promise<void> {
  const { to, subject, text, html, attachments = [] } = mail;
  await db.insert(mailMessages).values({
    id,
    recipient: to,
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      size: content.length,
    })),
    createdAt: now,
  });
  await removeOldMails(db, now);
}

export async function removeOldMails(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * dayMs);
  const surplus = db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .offset(keptMails);
  await db.delete(mailMessages).where(or(lt(mailMessages.createdAt, oldest), inArray(mailMessages.id, surplus)));
}

export type MailLine = Pick<KeptMail, 'id' | 'recipient' | 'subject' | 'createdAt'>;

/** The kept mails, newest first. */
export async function listMails(db: Db): Promise<MailLine[]> {
  return db
    .select({
      id: mailMessages.id,
      recipient: mailMessages.recipient,
      subject: mailMessages.subject,
      createdAt: mailMessages.createdAt,
    })
    .from(mailMessages)
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .limit(keptMails);
}

export async function findMail(db: Db, id: string): Promise<KeptMail | null> {
  const [mail] = await db.select().from(mailMessages).where(eq(mailMessages.id, id));
  return mail ?? null;
}
