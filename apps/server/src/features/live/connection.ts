import { createHash } from 'node:crypto';
import pg from 'pg';
import { databaseCode } from '#http/errors.ts';

const channel = 'live_events';

/** The one connection outside the pool on which a process listens, reads and notifies. */
export type LiveConnection = {
  /** Runs a prepared statement, connecting first if necessary. Any error ends the connection. */
  query: <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<Row[]>;
  /** Wakes the other processes. */
  notify: () => Promise<void>;
  /** The database cluster of the last connection. */
  era: () => string;
  close: () => Promise<void>;
};

type Opened = { client: pg.Client; era: string; backend: number };

/**
 * Never reconnects by itself: the hub queries at least once a second while there are subscribers.
 *
 * @param url bypasses any transaction pooler, since LISTEN needs a connection of its own
 * @param onNews called when another process has notified
 */
export function liveConnection(url: string, onNews: () => void): LiveConnection {
  let opening: Promise<Opened> | undefined;
  let era = '';

  async function use<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    opening ??= connect();
    const mine = opening;
    try {
      const opened = await mine;
      era = opened.era;
      return await work(opened.client);
    } catch (error) {
      forget(mine);
      throw error;
    }
  }

  function connect(): Promise<Opened> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'wordgrove-live',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
    });
    const made = open(client);
    client.on('error', () => forget(made));
    client.on('end', () => forget(made));
    client.on('notification', (message) => {
      made.then(({ backend }) => message.processId !== backend && onNews()).catch(() => undefined);
    });
    return made;
  }

  function forget(which: Promise<Opened>): void {
    if (opening !== which) return;
    opening = undefined;
    which.then(({ client }) => client.end()).catch(() => undefined);
  }

  return {
    query: (name, text, values) => use(async (client) => (await client.query<never>({ name, text, values })).rows),
    notify: () => use(async (client) => void (await client.query(`NOTIFY ${channel}`))),
    era: () => era,
    close: async () => {
      const last = opening;
      opening = undefined;
      await last?.then(({ client }) => client.end()).catch(() => undefined);
    },
  };
}

async function open(client: pg.Client): Promise<Opened> {
  try {
    await client.connect();
    // Reading makes up for a notification lost in a crash, so none waits for the disk. The planner can't estimate how
    // few rows a snapshot leaves, and must not consider reading the whole table.
    await client.query(`SET synchronous_commit = off; SET enable_seqscan = off; LISTEN ${channel}`);
    const { rows } = await client.query<{ backend: number; place: string }>(
      'SELECT pg_backend_pid() AS backend, oid::text AS place FROM pg_database WHERE datname = current_database()',
    );
    const place = `${await findCluster(client)} ${rows[0]?.place}`;
    return {
      client,
      era: createHash('sha256').update(place).digest('hex').slice(0, 8),
      backend: rows[0]?.backend ?? 0,
    };
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}

/** The cluster's own identifier. Some hosts hide it; then the database's has to do. */
async function findCluster(client: pg.Client): Promise<string> {
  try {
    const { rows } = await client.query<{ id: string }>(
      'SELECT system_identifier::text AS id FROM pg_control_system()',
    );
    return rows[0]?.id ?? '';
  } catch (error) {
    if (databaseCode(error) === '42501') return '';
    throw error;
  }
}
