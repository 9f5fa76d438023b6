import type pg from 'pg';
import type { TestApp } from '#testing/app.ts';

const watched = new WeakSet<pg.PoolClient>();
const counters = new Map<pg.Pool, { statements: number }>();

/** How many statements the app's pool sends while the work is done, BEGIN and COMMIT among them. */
export async function countStatements({ db }: TestApp, work: () => Promise<unknown>): Promise<number> {
  const counter = counterOf(db.$client);
  const before = counter.statements;
  await work();
  return counter.statements - before;
}

function counterOf(pool: pg.Pool): { statements: number } {
  const known = counters.get(pool);
  if (known) return known;
  const counter = { statements: 0 };
  counters.set(pool, counter);
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query: (...sent: unknown[]) => unknown = client.query.bind(client);
    const counted = (...sent: unknown[]) => {
      counter.statements += 1;
      return query(...sent);
    };
    Object.assign(client, { query: counted });
  });
  return counter;
}
