import { asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { Person } from '#db/person.ts';
import { supportAttachments, supportMessages } from '#db/schema/support.ts';

/** Messages that wait to be sent, with their files in base64. */
export async function exportSupportMessages(on: Db | Tx, userId: string) {
  const messages = await on
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .orderBy(asc(supportMessages.createdAt));
  const files = await on
    .select({ file: supportAttachments })
    .from(supportAttachments)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .where(eq(supportMessages.userId, userId));
  return messages.map(({ userId: _, ...message }) => ({
    ...message,
    attachments: files
      .filter(({ file }) => file.messageId === message.id)
      .map(({ file: { id, filename, contentType, size, content } }) => ({
        id,
        filename,
        contentType,
        size,
        base64: content.toString('base64'),
      })),
  }));
}

/** Also removes messages sent under the person's address without signing in. */
export async function removeSupportMessages(tx: Tx, { userId, email }: Person): Promise<void> {
  const sent = email === null ? undefined : eq(supportMessages.email, email);
  await tx.delete(supportMessages).where(or(eq(supportMessages.userId, userId), sent));
}
