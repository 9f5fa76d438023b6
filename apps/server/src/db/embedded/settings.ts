import { join } from 'node:path';

export type ServerSettings = {
  port: number;
  /** Holds the data. */
  dataFolder: string;
  /** Off only where the data may be lost, as in tests. */
  fsync: boolean;
};

/** What a socket's address has room for, its end included, on the systems that have the least. */
const longestSocketPath = 103;

/**
 * Where the database listens beside its port: a statement costs server and database a quarter less that way.
 *
 * @returns undefined where there is no such thing, or the folder's name is too long for it
 */
export function socketFolder(dataFolder: string): string | undefined {
  const longest = join(dataFolder, '.s.PGSQL.65535');
  if (process.platform === 'win32' || Buffer.byteLength(longest) > longestSocketPath) return undefined;
  // PostgreSQL takes a comma for the end of a folder's name, and an @ for no folder at all.
  return /[,@"]/.test(dataFolder) ? undefined : dataFolder;
}

/** What the postmaster is started with: small, quiet, and nothing that a school would have to set. */
export function postgresArguments({ port, dataFolder, fsync }: ServerSettings): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder(dataFolder) ?? '',
    // Its folder is the database's own, and whoever gets there still needs the password.
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    // Bounds the disk taken by the log of changes and the time a start after a crash needs.
    max_wal_size: '512MB',
    // An embedded database has no replicas; this writes less and runs fewer processes.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    idle_in_transaction_session_timeout: '60s',
    client_connection_check_interval: '10s',
    // Texts and addresses of people stay out of the log: errors reach the program that asked.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (!fsync) Object.assign(settings, { fsync: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
