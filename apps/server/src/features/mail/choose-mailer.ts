import type { Db } from '#db/client.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { localMailer } from '#platform/mail/local-mailer.ts';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import { watchedMailer } from '#platform/mail/watched-mailer.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import type { Random } from '#platform/random.ts';
import { insertMail } from './store.ts';

type KeepingParts = { db: Db; clock: Clock; random: Random };

type Parts = KeepingParts & {
  smtpUrl: string | undefined;
  from: string;
  log: Log;
  print: (line: string) => void;
  printsLinks: boolean;
};

/** Mail goes out over SMTP, or stays here for the person who runs the server to see. */
export function chooseMailer({ smtpUrl, from, log, print, printsLinks, ...keeping }: Parts): Mailer {
  if (smtpUrl) return watchedMailer(smtpMailer(smtpUrl, from), { log });
  return localMailer({ insert: keepLocally(keeping), print, printsLinks });
}

/** Puts a mail into the local mailbox. */
export function keepLocally({ db, clock, random }: KeepingParts): (mail: Mail) => Promise<void> {
  return (mail) => insertMail(db, mail, { id: random.uuid(), now: clock.now() });
}
