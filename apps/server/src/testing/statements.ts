import type pg from 'pg';
import type { TestApp } from '#testing/app.ts';

/** A statement sent on a pool connection: its SQL and, if it was prepared, its name. */
export type Sent = { text: string; name: string | undefined };

/** Sent while a call is answered, and after it: no call waits for them, so they fall into whichever count comes next. */
const upkeep: ReadonlySet<string | undefined> = new Set(['note_active', 'extend_session']);

const watched = new WeakSet<pg.PoolClient>();
const logs = new Map<pg.Pool, Sent[]>();

/** The number of statements that the app's pool sends during the work, including BEGIN and COMMIT. */
export async function countStatements(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  return (await statementsDuring(app, work)).length;
}

/** Every statement that the app's pool sends during the work, including BEGIN and COMMIT, but for a session's upkeep. */
export async function statementsDuring({ db }: TestApp, work: () => Promise<unknown>): Promise<Sent[]> {
  const log = logOf(db.$client);
  const before = log.length;
  await work();
  return log.slice(before).filter(({ name }) => !upkeep.has(name));
}

function logOf(pool: pg.Pool): Sent[] {
  const known = logs.get(pool);
  if (known) return known;
  const log: Sent[] = [];
  logs.set(pool, log);
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query: (...sent: unknown[]) => unknown = client.query.bind(client);
    const logged = (...sent: unknown[]) => {
      log.push(sentBy(sent[0]));
      return query(...sent);
    };
    Object.assign(client, { query: logged });
  });
  return log;
}

function sentBy(query: unknown): Sent {
  if (typeof query === 'string') return { text: query, name: undefined };
  const { text = '', name } = query as Partial<Sent>;
  return { text, name };
}
