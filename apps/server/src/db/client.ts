import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '#db/schema/all.ts';

type Schema = typeof schema;
type Relations = ExtractTablesWithRelations<Schema>;

/** The pool: each statement runs alone, on any free connection. `Db` and `Tx` aren't assignable to each other. */
export type Db = Omit<NodePgDatabase<Schema>, 'transaction'> & { readonly access: 'db'; readonly $client: pg.Pool };

/** An open transaction; only `inTransaction` makes one. Its own `transaction` sets a savepoint. */
export type Tx = NodePgTransaction<Schema, Relations> & { readonly access: 'tx'; readonly $client: pg.PoolClient };

export type DbOptions = {
  /** Maximum number of connections. */
  max: number;
  /** Shown by `pg_stat_activity`. */
  applicationName: string;
  /** Called for every broken connection; the pool replaces it by itself. */
  onError: (error: Error) => void;
  /** How long a request waits for a free connection before it fails; default 5 s. */
  connectionTimeoutMs?: number;
  /** How long a statement may take before the database cancels it; default 30 s, null for work without a limit. */
  statementLimitMs?: number | null;
  /** Storage quota per person in bytes; unlimited when missing. */
  storageQuotaBytes?: number;
};

export type OpenDb = {
  db: Db;
  pool: pg.Pool;
  /** Waits for running statements, then closes every connection. May be called again. */
  close: () => Promise<void>;
};

/** By then a reachable database has cancelled an overdue statement itself. An unreachable one never answers. */
const answerGraceMs = 5_000;

// pg accepts a time limit per query, but its types don't say so.
const rollback = { text: 'rollback', query_timeout: 2_000 };

const dialect = new PgDialect();
const relations = extractTablesRelationalConfig<Relations>(schema, createTableRelationsHelpers);
const relationalSchema = { fullSchema: schema, schema: relations.tables, tableNamesMap: relations.tableNamesMap };

/**
 * Opens a pool of connections; the first is made on demand.
 *
 * A statement that is never answered, because the database's host has vanished, fails a little after its limit. Its
 * connection is then destroyed and its place in the pool freed: by `Pool.query` after every error, by `inTransaction`
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

/** Startup parameters would do the same without a query, but transaction poolers refuse them. */
function limited(statementLimitMs: number, quota: number | undefined): pg.PoolConfig {
  // Planning a screen's statement takes longer than running it; left to itself, PostgreSQL plans many of them each time,
  // because it overestimates what knowing the values would save.
  const settings = [`set statement_timeout = ${statementLimitMs}`, 'set plan_cache_mode = force_generic_plan'];
  // As in the embedded server: compiling takes longer than any of our statements.
  settings.push('set jit = off');
  // Read by the triggers that count storage.
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
 * Drizzle's own version leaks a connection for good when BEGIN fails on it, and hides the first error behind a failed
 * ROLLBACK; both happen whenever the database restarts.
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

/** Runs `work` and undoes what it wrote, within a transaction that goes on. Its locks stay; what it throws is thrown. */
export async function tryOut(tx: Tx, work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  const trial = onSavepoint(tx, async (inner) => {
    await work(inner);
    throw undo;
  });
  await trial.catch((error) => {
    if (error !== undo) throw error;
  });
}

/** Undoes `work`, and nothing before it, when it throws. */
export function onSavepoint<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return tx.transaction((inner) => work(Object.assign(inner, { access: 'tx' as const, $client: tx.$client })));
}
