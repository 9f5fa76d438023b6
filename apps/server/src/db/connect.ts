import pg from 'pg';
import { codeOf, StartRefused } from './start-refused.ts';

/** The oldest PostgreSQL this works with. */
const oldestVersion = 15;

/**
 * Opens one connection of its own, for work that needs the same session from beginning to end. The caller ends it.
 *
 * @throws {StartRefused} when the database can't be reached, refuses the sign-in, is too old, or doesn't store UTF-8
 */
export async function connectAlone(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A lost connection fails the statement under way; the event on top of that must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unreachable(url, error);
  }
  try {
    await checkServer(client);
    // A person waits for this; no time limit of a server setting may cut it off.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'");
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

type Server = { version: number; text: string; encoding: string };

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
            current_setting('server_encoding') as encoding`,
  );
  for (const server of rows) refuseServer(server);
}

/** @throws {StartRefused} when a server of this kind can't hold the data */
export function refuseServer({ version, text, encoding }: Server): void {
  if (version < oldestVersion * 10_000) {
    throw new StartRefused(
      `The database server is PostgreSQL ${text}; Wordgrove needs version ${oldestVersion} or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartRefused(`The database stores text as ${encoding}; make one with ENCODING 'UTF8' for Wordgrove.`);
  }
}

/** Names server and database, never the password. */
function unreachable(url: string, error: unknown): StartRefused {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || '5432'}${pathname}`;
  const code = codeOf(error);
  if (code === '28P01' || code === '28000') {
    return new StartRefused(`The database at ${place} refuses the user or password of DATABASE_URL.`, { cause: error });
  }
  if (code === '3D000') return new StartRefused(`There is no database of that name at ${place}.`, { cause: error });
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return new StartRefused(`The database at ${place} can't be reached (${reason}).`, { cause: error });
}
