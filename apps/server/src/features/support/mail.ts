import { defaultLanguage } from '@wordgrove/contract/languages';
import { supportMessageSchema } from '@wordgrove/contract/support';
import { mailText } from '@wordgrove/mail-text';
import type { Mail } from '#platform/mail.ts';
import type { StoredMessage } from './store.ts';

/** The mail to the support address, in one language for the people there; replies go to the sender. */
export function supportMail({ attachments, ...message }: StoredMessage, to: string, id: string): Mail {
  const words = mailText('support-message', defaultLanguage, supportMessageSchema.parse(message));
  return { id, to, replyTo: message.email, attachments, ...words };
}
