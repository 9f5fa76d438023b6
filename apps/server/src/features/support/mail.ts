import { defaultLanguage } from '@wordgrove/contract/languages';
import { supportMessageSchema } from '@wordgrove/contract/support';
import { mailText } from '@wordgrove/mail-text';
import { z } from 'zod';
import type { Mail } from '#platform/mail.ts';
import type { StoredMessage } from './store.ts';

/** A child without a mailbox who reports a mistake has no address to answer to. */
const sentSchema = supportMessageSchema.extend({ email: supportMessageSchema.shape.email.or(z.literal('')) });

/** The mail to the support address, in one language for the people there; replies go to the sender, where there is an address. */
export function supportMail({ attachments, ...message }: StoredMessage, to: string, id: string): Mail {
  const words = mailText('support-message', defaultLanguage, sentSchema.parse(message));
  return { id, to, ...(message.email ? { replyTo: message.email } : {}), attachments, ...words };
}
