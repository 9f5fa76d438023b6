import { defaultLanguage } from '@wordgrove/contract/languages';
import { supportMessageSchema } from '@wordgrove/contract/support';
import { mailText } from '@wordgrove/mail-text';
import type { Mail } from '#platform/mail.ts';
import type { StoredMessage } from './store.ts';

/** The mail that reaches the support address, in one language for the people there; an answer goes to the sender. */
export function supportMail({ attachments, ...message }: StoredMessage, to: string, id: string): Mail {
  const words = mailText('support-message', defaultLanguage, supportMessageSchema.parse(message));
  return { id, to, replyTo: message.email, attachments, ...words };
}
