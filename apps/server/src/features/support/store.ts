import type { SupportMessage } from '@wordgrove/contract/support';
import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { supportAttachments, supportMessages } from '#db/schema/support.ts';

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type StoredMessage = typeof supportMessages.$inferSelect & { attachments: Attachment[] };

type NewMessage = SupportMessage & { userId: string | null; createdAt: Date };

/** False when a message with this id is already waiting. */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
  attachments: readonly (Attachment & { id: string })[],
): Promise<boolean> {
  const inserted = await tx
    .insert(supportMessages)
    .values({ ...message, attachmentBytes: attachments.reduce((sum, { content }) => sum + content.length, 0) })
    .onConflictDoNothing()
    .returning({ id: supportMessages.id });
  if (inserted.length > 0 && attachments.length > 0)
    await tx
      .insert(supportAttachments)
      .values(attachments.map((file) => ({ ...file, messageId: message.id, size: file.content.length })));
  return inserted.length > 0;
}

export async function findMessage(db: Db, messageId: string): Promise<StoredMessage | null> {
  const [message] = await db.select().from(supportMessages).where(eq(supportMessages.id, messageId));
  if (!message) return null;
  const attachments = await db
    .select({
      filename: supportAttachments.filename,
      contentType: supportAttachments.contentType,
      content: supportAttachments.content,
    })
    .from(supportAttachments)
    .where(eq(supportAttachments.messageId, messageId))
    .orderBy(supportAttachments.id);
  return { ...message, attachments };
}

/** The sender of a waiting message: null for a signed-out sender, undefined when there is no such message. */
export async function findMessageOwner(tx: Tx, messageId: string): Promise<string | null | undefined> {
  const [message] = await tx
    .select({ userId: supportMessages.userId })
    .from(supportMessages)
    .where(eq(supportMessages.id, messageId));
  return message?.userId;
}

export async function removeMessage(on: Db | Tx, messageId: string): Promise<void> {
  await on.delete(supportMessages).where(eq(supportMessages.id, messageId));
}

/** Removes messages that no mail server accepted for so long that the queue has given up too. */
export async function removeUnsentMessages(db: Db, before: Date): Promise<void> {
  await db.delete(supportMessages).where(lt(supportMessages.createdAt, before));
}
