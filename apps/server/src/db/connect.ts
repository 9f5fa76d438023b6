import pg from 'pg';
import { codeOf, StartRefused } from './start-refused.ts';

/** The oldest supported PostgreSQL. */
const oldestVersion = 15;

/**
 * Opens a separate connection for work that needs one session throughout. The caller ends it.
 *
 * @throws {StartRefused} when the database can't be reached, refuses the sign-in, is too old, or doesn't store UTF-8
 */
export async function connectAlone(url: string, applicationName: string): Promise<pg.Client> {
  const client = await connect(url, applicationName);
  try {
    await checkServer(client);
    // A person is waiting for this; the server's configured time limits must not cut it off.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'");
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Checks that the database accepts the sign-in, using single statements only, so that it works through a pooler.
 *
 * @throws {StartRefused} when it can't be reached or refuses the sign-in
 */
export async function checkConnection(url: string): Promise<void> {
  const client = await connect(url, 'wordgrove start');
  await client.end();
}

async function connect(url: string, applicationName: string): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    // A lost connection fails the current statement; the additional event must not end the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    // A server that has asked for a password waits a minute for it, and until then no database can be dropped.
    client?.end().catch(() => undefined);
    throw unreachable(url, error);
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

/** @throws {StartRefused} when this server can't hold the data */
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
  const said = error instanceof Error ? error.message : String(error);
  // The last is the driver's own: the server asks for a password, and the address has none.
  if (code === '28P01' || code === '28000' || /client password must be a string/.test(said)) {
    return new StartRefused(`The database at ${place} refuses the user or password of DATABASE_URL.`, { cause: error });
  }
  if (code === '3D000') return new StartRefused(`There is no database of that name at ${place}.`, { cause: error });
  return new StartRefused(`The database at ${place} can't be reached (${code ?? said}).`, { cause: error });
}
