import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { open } from '#http/builders.ts';
import type { Mailer } from '#platform/mail.ts';

type Parts = { db: Db; mailer: Mailer; version: string; baseUrl: string | undefined };

const patienceMs = 80;
/** A database that answered this short a time ago is busy rather than gone. */
const trustedMs = 3000;

/** Answers within a tenth of a second even when the database doesn't. */
export function healthRoutes({ db, mailer, version, baseUrl }: Parts) {
  const answers = prober(db);
  return {
    check: open.health.check.handler(async () => {
      const reachable = await answers();
      return {
        status: reachable ? ('ok' as const) : ('degraded' as const),
        version,
        database: reachable ? ('ok' as const) : ('unreachable' as const),
        mail: mailer.state(),
        baseUrl: baseUrl ?? null,
      };
    }),
  };
}

/** Asks the database. When it is slow to answer, its last answer counts for a while. */
function prober(db: Db): () => Promise<boolean> {
  let lastAnswer = performance.now();

  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(performance.now() - lastAnswer < trustedMs), patienceMs);
    const asked = db.execute(sql`select 1`).then(
      () => {
        lastAnswer = performance.now();
        return true;
      },
      () => false,
    );
    const answered = await Promise.race([asked, late]);
    clearTimeout(timer);
    return answered;
  };
}
