import type { Db } from '#db/client.ts';
import { open } from '#http/builders.ts';
import type { Mailer } from '#platform/mail.ts';

type Parts = { db: Db; mailer: Mailer; version: string; baseUrl: string | undefined };

const patienceMs = 80;
/** A database that answered this short a time ago is busy rather than gone. */
const trustedMs = 3000;

// Given up early: a database that comes back must not wait for a question that nobody answers any more.
const question = { text: 'select 1', query_timeout: trustedMs };

/** Answers within a tenth of a second even when the database doesn't. */
export function healthRoutes({ db, mailer, version, baseUrl }: Parts) {
  const answers = prober(db);
  return {
    check: open.health.check.handler(async ({ errors }) => {
      const facts = { version, mail: mailer.state(), baseUrl: baseUrl ?? null };
      if (!(await answers()))
        throw errors.unavailable({ data: { ...facts, status: 'unavailable', database: 'unreachable' } });
      return {
        ...facts,
        status: facts.mail === 'failing' ? ('degraded' as const) : ('ok' as const),
        database: 'ok' as const,
      };
    }),
  };
}

/** Asks the database, one question at a time. When it is slow to answer, its last answer counts for a while. */
function prober({ $client }: Db): () => Promise<boolean> {
  let lastAnswer = performance.now();
  let asked: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await $client.query(question);
      lastAnswer = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  }

  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(performance.now() - lastAnswer < trustedMs), patienceMs);
    asked ??= ask();
    const answered = await Promise.race([asked, late]);
    clearTimeout(timer);
    return answered;
  };
}
