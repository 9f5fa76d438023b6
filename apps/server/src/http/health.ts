import type { Db } from '#db/client.ts';
import { open } from '#http/builders.ts';
import type { Mailer } from '#platform/mail.ts';

type Parts = { db: Db; mailer: Mailer; version: string; baseUrl: string | undefined; isDiskLow: () => boolean };

const patienceMs = 80;
/** A database whose answer is missing for less than this is busy rather than gone. */
const trustedMs = 3000;

// Given up early: a database that comes back must not be kept busy by questions whose asker has left.
const question = { text: 'select 1', query_timeout: trustedMs };

/** Answers within a tenth of a second even when the database doesn't. */
export function healthRoutes({ db, mailer, version, baseUrl, isDiskLow }: Parts) {
  const answers = prober(db);
  return {
    check: open.health.check.handler(async ({ errors }) => {
      const disk = isDiskLow() ? ('low' as const) : ('ok' as const);
      const facts = { version, disk, mail: mailer.state(), baseUrl: baseUrl ?? null };
      if (!(await answers()))
        throw errors.unavailable({ data: { ...facts, status: 'unavailable', database: 'unreachable' } });
      return {
        ...facts,
        status: facts.mail === 'failing' || disk === 'low' ? ('degraded' as const) : ('ok' as const),
        database: 'ok' as const,
      };
    }),
  };
}

/**
 * Asks the database one question at a time. It is gone when it refuses to answer, or hasn't answered for a while: a
 * slow first answer after a quiet hour only means that the machine is busy.
 */
function prober({ $client }: Db): () => Promise<boolean> {
  let isThere = true;
  let asked: { since: number; answer: Promise<boolean> } | undefined;

  async function ask(): Promise<boolean> {
    try {
      await $client.query(question);
      isThere = true;
    } catch {
      isThere = false;
    } finally {
      asked = undefined;
    }
    return isThere;
  }

  return async () => {
    asked ??= { since: performance.now(), answer: ask() };
    const { since, answer } = asked;
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(isThere && performance.now() - since < trustedMs), patienceMs);
    const answered = await Promise.race([answer, late]);
    clearTimeout(timer);
    return answered;
  };
}
