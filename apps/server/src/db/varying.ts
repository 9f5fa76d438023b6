import type { Placeholder, SQL, Table } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';
import type { Statement, Wanted } from './statement.ts';
import { statement } from './statement.ts';

/** Statements that would differ from call to call, made uniform so that a few prepared ones serve all calls. */

/**
 * Rows to insert as one JSON value, so that any number of them is one statement. Fields missing from a row become null,
 * so every column with a default must be given.
 */
export function asJson<Into extends PgTable>(table: Into, rows: readonly Into['$inferInsert'][]): string {
  const columns = Object.entries(getTableColumns(table));
  const row = (values: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, values[key] ?? null]));
  return JSON.stringify(rows.map(row));
}

/** The rows of `asJson`, for `insert(table).select(…)`. */
export function fromJson(table: Table, rows: Placeholder): SQL {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name));
  return sql`select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
}

/**
 * An UPDATE whose changed columns vary from call to call: each set of columns is its own prepared statement.
 *
 * @param build gets the changes as `set` takes them
 */
export function changing<Changed extends PgTable, const Name extends string, Result>(
  name: string,
  table: Changed,
  wanted: readonly Name[],
  build: (
    on: Db | Tx,
    set: PgUpdateSetSource<Changed>,
    wanted: Wanted<Name>,
  ) => { prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> } },
) {
  const columns = getTableColumns(table);
  const known = new Map<string, Statement<string, Result>>();

  const prepared = (filled: readonly string[], emptied: readonly string[]) =>
    statement<string, Result>(`${name}_${known.size + 1}`, [...wanted, ...filled.map(newOf)], (on, places) => {
      const set = filled.map((key) => [key, sql`${sql.param(places[newOf(key)], columns[key])}`]);
      const gone = emptied.map((key) => [key, sql`null`]);
      return build(on, Object.fromEntries([...set, ...gone]) as PgUpdateSetSource<Changed>, places as Wanted<Name>);
    });

  return (on: Db | Tx, values: Record<Name, string>, change: Partial<Changed['$inferInsert']>): Promise<Result> => {
    const entries = Object.entries(change).filter(([, value]) => value !== undefined);
    const isFilled = ([, value]: [string, unknown]) => value !== null;
    const id = entries.map((entry) => `${entry[0]}${isFilled(entry) ? '' : ' null'}`).join();
    const keysOf = (some: [string, unknown][]) => some.map(([key]) => key);
    const filled = entries.filter(isFilled);
    const found = known.get(id) ?? prepared(keysOf(filled), keysOf(entries.filter((entry) => !isFilled(entry))));
    known.set(id, found);
    const news = Object.fromEntries(filled.map(([key, value]) => [newOf(key), value]));
    return found(on, { ...values, ...news } as Parameters<typeof found>[1]);
  };
}

/** The placeholder of a column's new value: the row is often selected by a column of the same name. */
const newOf = (key: string) => `new_${key}`;
