import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '#db/schema/all.ts';

type Schema = typeof schema;
type Relations = ExtractTablesWithRelations<Schema>;

/** The pool: each statement on its own, on whichever connection is free. Not assignable to `Tx`, nor `Tx` to it. */
export type Db = Omit<NodePgDatabase<Schema>, 'transaction'> & { readonly access: 'db'; readonly $client: pg.Pool };

/** One open transaction; only `inTransaction` makes one. Its own `transaction` sets a savepoint. */
export type Tx = NodePgTransaction<Schema, Relations> & { readonly access: 'tx'; readonly $client: pg.PoolClient };

export type DbOptions = {
  /** Connections at most. */
  max: number;
  /** Shown by `pg_stat_activity`. */
  applicationName: string;
  /** Hears of every broken connection; the pool replaces it by itself. */
  onError: (error: Error) => void;
  /** How long a request waits for a free connection before it fails; 5 s. */
  connectionTimeoutMs?: number;
  /** How long one statement may take before the database ends it; 30 s, and null where work takes as long as it takes. */
  statementLimitMs?: number | null;
  /** How many bytes somebody's own things may take; without it as many as there is room for. */
  storageQuotaBytes?: number;
};

export type OpenDb = {
  db: Db;
  pool: pg.Pool;
  /** Waits for the statements under way, then closes every connection. May be called again. */
  close: () => Promise<void>;
};

/** By then a reachable database has ended an overdue statement itself. An unreachable one never answers. */
const answerGraceMs = 5_000;

// pg accepts a time limit per query, but its types don't say so.
const rollback = { text: 'rollback', query_timeout: 2_000 };

const dialect = new PgDialect();
const relations = extractTablesRelationalConfig<Relations>(schema, createTableRelationsHelpers);
const relationalSchema = { fullSchema: schema, schema: relations.tables, tableNamesMap: relations.tableNamesMap };

/**
 * Opens a pool of connections; the first one is made when it is needed.
 *
 * A statement that is never answered, because the database's host has vanished, fails a little after its limit. Its
 * connection is then destroyed and its place in the pool free: `Pool.query` does so after every error, `inTransaction`
 * when the rollback isn't answered either.
 */
export function createDb(url: string, options: DbOptions): OpenDb {
  const { max, applicationName, onError, connectionTimeoutMs = 5_000, statementLimitMs = 30_000 } = options;
  const { storageQuotaBytes } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(statementLimitMs === null ? {} : limited(statementLimitMs, storageQuotaBytes)),
  });
  pool.on('error', onError);
  // A connection lost while in use emits the error itself; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  let closed: Promise<void> | undefined;
  return {
    db: Object.assign(drizzle(pool, { schema }), { access: 'db' as const }),
    pool,
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

/** A setting sent at the sign-in would do the same without a question, but transaction poolers refuse it. */
function limited(statementLimitMs: number, quota: number | undefined): pg.PoolConfig {
  const settings = [`set statement_timeout = ${statementLimitMs}`];
  // Read by the triggers that count what is stored.
  if (quota !== undefined) settings.push(`set wordgrove.storage_quota = ${quota}`);
  return {
    query_timeout: statementLimitMs + answerGraceMs,
    onConnect: async (client) => void (await client.query(settings.join(';'))),
  };
}

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readOnly?: boolean;
};

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 *
 * Drizzle's own loses a connection for good when BEGIN fails on it, and hides the first error behind a failed ROLLBACK;
 * both happen whenever the database restarts.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { isolation = 'read committed', readOnly = false }: TransactionOptions = {},
): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level ${isolation}${readOnly ? ' read only' : ''}`);
    const session = new NodePgSession<Schema, Relations>(client, dialect, relationalSchema);
    const transaction = new NodePgTransaction<Schema, Relations>(dialect, session, relationalSchema);
    const result = await work(Object.assign(transaction, { access: 'tx' as const, $client: client }));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query(rollback).catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
