import type { SupportMessage } from '@wordgrove/contract/support';
import { eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { supportAttachments, supportMessages } from '#db/schema/support.ts';

export type Attachment = { filename: string; contentType: string; content: Buffer };

export type StoredMessage = typeof supportMessages.$inferSelect & { attachments: Attachment[] };

type NewMessage = SupportMessage & { userId: string | null; createdAt: Date };

export async function insertMessage(
  tx: Tx,
  message: NewMessage,
  attachments: readonly (Attachment & { id: string })[],
): Promise<void> {
  const inserted = await tx
    .insert(supportMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: supportMessages.id });
  if (inserted.length === 0 || attachments.length === 0) return;
  await tx
    .insert(supportAttachments)
    .values(attachments.map((file) => ({ ...file, messageId: message.id, size: file.content.length })));
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

export async function removeMessage(db: Db, messageId: string): Promise<void> {
  await db.delete(supportMessages).where(eq(supportMessages.id, messageId));
}

/** Messages that no mail server wanted for so long that the queue has given them up too. */
export async function removeUnsentMessages(db: Db, before: Date): Promise<void> {
  await db.delete(supportMessages).where(lt(supportMessages.createdAt, before));
}
