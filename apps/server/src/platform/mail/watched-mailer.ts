import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail.ts';
import { mailTrouble } from './mail-trouble.ts';

type Options = {
  log: Pick<Log, 'info' | 'warn'>;
  /** How often the mail server is checked while it fails. While all is well, every fifth check is enough. */
  everyMs?: number;
  /** How long it may take to answer. */
  limitMs?: number;
};

const questionsPerCheck = 5;

/**
 * A mailer that knows its state: `failing` when the mail server can't be reached, refuses the sign-in or accepts no
 * mail. It learns from deliveries, and checks the mail server itself in the background, at once and then once a minute
 * at most.
 */
export function watchedMailer(mailer: Mailer, { log, everyMs = 60_000, limitMs = 30_000 }: Options): Mailer {
  const trouble = mailTrouble();
  let wasFailing = false;
  let isAsking = false;
  let questions = 0;

  function report(error?: unknown): void {
    const { isFailing } = trouble;
    if (isFailing() === wasFailing) return;
    wasFailing = isFailing();
    if (wasFailing) log.warn({ error }, "mail can't be sent at the moment; it is tried again");
    else log.info('mail can be sent again');
  }

  async function ask(): Promise<void> {
    if (isAsking || (!trouble.isFailing() && questions++ % questionsPerCheck > 0)) return;
    isAsking = true;
    try {
      await within(limitMs, mailer.verify());
      trouble.answered();
      report();
    } catch (error) {
      trouble.silent();
      report(error);
    } finally {
      isAsking = false;
    }
  }

  const asking = setInterval(() => void ask(), everyMs);
  asking.unref();
  void ask();
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
        trouble.delivered();
        report();
      } catch (error) {
        trouble.refused(mail.to, error);
        report(error);
        throw error;
      }
    },
    state: () => (trouble.isFailing() ? 'failing' : mailer.state()),
    verify: mailer.verify,
    async close() {
      clearInterval(asking);
      await mailer.close();
    },
  };
}

async function within(ms: number, answer: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the mail server didn't answer within ${ms} ms`)), ms);
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
