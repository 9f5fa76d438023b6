import type { Mail, Mailer } from '#platform/mail.ts';

type Parts = {
  /** Stores the mail for the local mailbox. */
  insert: (mail: Mail) => Promise<void>;
  /** Takes the line for the terminal, without a line break at its end. */
  print: (line: string) => void;
  /** Off where others read the server's output: a link that opens an account is for its owner only. */
  printsLinks: boolean;
};

/** The mailer of a server without SMTP_URL: mail is stored, and one line per mail announces it. */
export function localMailer({ insert, print, printsLinks }: Parts): Mailer {
  return {
    async send(mail) {
      await insert(mail);
      const link = printsLinks ? firstLink(mail.text) : undefined;
      const line = `Mail to ${masked(mail.to)}: ${mail.subject}${link ? ` — ${link}` : ''}`;
      // A subject may contain typed text, and a terminal would obey its control characters.
      print(line.replace(/\p{Cc}+/gu, ' '));
    },
    state: () => (printsLinks ? 'mailbox' : 'none'),
    verify: async () => {},
    close: async () => {},
  };
}

/** `ada@example.org` as `a…@example.org`: enough to tell one's own from another's. */
function masked(address: string): string {
  return address.replace(/^(.)[^@]*/u, '$1…');
}

/** The first http address in a text, without trailing punctuation. */
export function firstLink(text: string): string | undefined {
  return /https?:\/\/[^\s<>"']+/.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, '');
}
