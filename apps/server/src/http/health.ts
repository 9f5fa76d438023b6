import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { open } from '#http/builders.ts';
import type { Mailer } from '#platform/mail.ts';

type Parts = { db: Db; mailer: Mailer; version: string; baseUrl: string | undefined };

const patienceMs = 80;

/** Answers within a tenth of a second even when the database doesn't. */
export function healthRoutes({ db, mailer, version, baseUrl }: Parts) {
  return {
    check: open.health.check.handler(async () => {
      const reachable = await answersInTime(db);
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

async function answersInTime(db: Db): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answered;
}
