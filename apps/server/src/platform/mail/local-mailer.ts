import type { Mail, Mailer } from '#platform/mail.ts';

type Parts = {
  /** Keeps the mail where the local mailbox shows it. */
  insert: (mail: Mail) => Promise<void>;
  /** Takes the one line for the terminal, without a line break at its end. */
  print: (line: string) => void;
  /** Off where others read what the server prints: a link that opens an account belongs to nobody else. */
  printsLinks: boolean;
};

/** The mailer of a server without SMTP_URL: mail is kept, and one line per mail says that it is there. */
export function localMailer({ insert, print, printsLinks }: Parts): Mailer {
  return {
    async send(mail) {
      await insert(mail);
      const link = printsLinks ? firstLink(mail.text) : undefined;
      const line = `Mail to ${masked(mail.to)}: ${mail.subject}${link ? ` — ${link}` : ''}`;
      // A subject may carry what somebody typed, and a terminal would obey its control characters.
      print(line.replace(/\p{Cc}+/gu, ' '));
    },
    state: () => 'mailbox',
    verify: async () => {},
    close: async () => {},
  };
}

/** `ada@example.org` as `a…@example.org`: enough to tell one's own from another's. */
function masked(address: string): string {
  return address.replace(/^(.)[^@]*/u, '$1…');
}

/** The first http address in a text, without the punctuation behind it. */
export function firstLink(text: string): string | undefined {
  return /https?:\/\/[^\s<>"']+/.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, '');
}
