import { join } from 'node:path';

export type ServerSettings = {
  port: number;
  /** Holds the data. */
  dataFolder: string;
  /** Off only where the data may be lost, as in tests. */
  fsync: boolean;
};

/** The longest socket path, including its terminator, on the most limited systems. */
const longestSocketPath = 103;

/**
 * The socket folder, used beside the port: over it a statement costs server and database a quarter less.
 *
 * @returns undefined where sockets don't exist or the folder's name is too long
 */
export function socketFolder(dataFolder: string): string | undefined {
  const longest = join(dataFolder, '.s.PGSQL.65535');
  if (process.platform === 'win32' || Buffer.byteLength(longest) > longestSocketPath) return undefined;
  // PostgreSQL treats a comma as the end of a folder's name, and an @ as no folder at all.
  return /[,@"]/.test(dataFolder) ? undefined : dataFolder;
}

/** The postmaster's arguments: small, quiet, and nothing that a school would have to set. */
export function postgresArguments({ port, dataFolder, fsync }: ServerSettings): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder(dataFolder) ?? '',
    // The folder is the database's own, and connecting still takes the password.
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    // Bounds the disk space of the write-ahead log and the time of a start after a crash.
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
    // People's texts and addresses stay out of the log: errors reach the calling program.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (!fsync) Object.assign(settings, { fsync: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
