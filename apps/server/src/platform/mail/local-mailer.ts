import type { Mail, Mailer } from '#platform/mail.ts';

type Parts = {
  /** Keeps the mail where the local mailbox shows it. */
  insert: (mail: Mail) => Promise<void>;
  /** Takes the one line for the terminal, without a line break at its end. */
  print: (line: string) => void;
};

/** The mailer of a server without SMTP_URL: mail is kept, and one line per mail says who got which link. */
export function localMailer({ insert, print }: Parts): Mailer {
  return {
    async send(mail) {
      await insert(mail);
      const link = firstLink(mail.text);
      const line = `Mail to ${mail.to}: ${mail.subject}${link ? ` — ${link}` : ''}`;
      // A subject may carry what somebody typed, and a terminal would obey its control characters.
      print(line.replace(/\p{Cc}+/gu, ' '));
    },
    state: () => 'mailbox',
    verify: async () => {},
    close: async () => {},
  };
}

/** The first http address in a text, without the punctuation behind it. */
export function firstLink(text: string): string | undefined {
  return /https?:\/\/[^\s<>"']+/.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, '');
}
