import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import type { MailText } from '@wordgrove/mail-text';
import { mailText } from '@wordgrove/mail-text';
import { Temporal } from 'temporal-polyfill';
import type { AccountMail } from '#features/auth/account-mail.ts';
import type { MailReceiver } from '#features/auth/account-store.ts';
import { unverifiedDays } from '#features/auth/deletion-store.ts';

/** The parts of a mail's text. `linkWith` makes a link to a page, with a token of its own where the mail needs one. */
export type Writing = {
  mail: AccountMail;
  receiver: MailReceiver;
  linkWith: (path: string, token?: { purpose: 'verify-email' | 'reset-password'; lifeMs?: number }) => Promise<string>;
};

/** The text of a mail; null when the receiver no longer needs it. */
export async function accountMailText({ mail, receiver, linkWith }: Writing): Promise<MailText | null> {
  const { name, language, isVerified } = receiver;
  const { teacherName = '', className = '', deletedAt = '', wayIn = '' } = mail.params ?? {};
  switch (mail.kind) {
    case 'verify-email': {
      if (isVerified) return null;
      const link = await linkWith(paths.verifyEmail, { purpose: 'verify-email' });
      return mailText('verify-email', language, { name, link, hours: limits.verifyTokenHours });
    }
    case 'unverified-reminder': {
      if (isVerified) return null;
      const days = unverifiedDays.removal - unverifiedDays.reminder;
      // The link lives as long as the mail promises, or the reader would find it expired.
      const link = await linkWith(paths.verifyEmail, { purpose: 'verify-email', lifeMs: days * dayMs });
      return mailText('unverified-reminder', language, { name, link, days });
    }
    case 'reset-password': {
      // Somebody may have mistyped the address of a child who signs in by name: only its owner may open the account.
      if (receiver.hasSignInName && !isVerified) return null;
      const link = await linkWith(paths.resetPassword, { purpose: 'reset-password' });
      return mailText('reset-password', language, { name, link, minutes: limits.resetTokenMinutes });
    }
    case 'account-deletion-requested': {
      const date = dayOf(deletedAt, receiver.timeZone);
      return mailText('account-deletion-requested', language, { name, date, link: await linkWith(paths.login) });
    }
    case 'password-changed':
    case 'passkey-added':
    case 'passkey-removed':
      return mailText(mail.kind, language, { name });
    case 'way-in-added':
      return mailText('way-in-added', language, { name, wayIn });
    case 'sign-in-code-made':
      return mailText('sign-in-code-made', language, { name, teacherName, className });
    case 'email-confirmed-by-teacher':
      return mailText('email-confirmed-by-teacher', language, { name, teacherName });
  }
}

/** The calendar day of an instant in the reader's time zone. */
function dayOf(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
