import type { SQL } from 'drizzle-orm';
import { DrizzleQueryError, is, Placeholder, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db, Tx } from './client.ts';

type One = string | number | boolean | Date | Buffer | null;
type Value = One | readonly One[];
type Prepared<Result> = { execute: (values: Record<string, unknown>) => Promise<Result> };
type Preparable<Result> = { prepare: (name: string) => Prepared<Result> };

/** The placeholders in a statement's SQL, by name. */
export type Wanted<Name extends string> = Readonly<Record<Name, Placeholder>>;

/** A value of a statement: its placeholder, or a column that holds it. */
export type Given = Placeholder | SQL;

/** The values that a statement is asked, by name. */
export type Asked<Name extends string> = Readonly<Record<Name, Given>>;

/**
 * One JSON value within a larger statement, and how to read it: several features share one statement, and each keeps
 * its own SQL. It may be read of one person or, by `partsOfEach`, of many.
 */
export type Part<Name extends string, Json, Shape> = {
  json: (asked: Asked<Name>) => SQL;
  read: (json: Json) => Shape;
};

/** Runs a statement on the pool or in a transaction. */
export type Statement<Name extends string, Result> = (on: Db | Tx, values: Record<Name, Value>) => Promise<Result>;

/**
 * A statement whose SQL is built once per connection and parsed by PostgreSQL once, under `name`. For frequent queries:
 * rebuilding the same SQL each time was a fifth of the server's work.
 *
 * @param name unique among all statements
 * @param wanted the names of its values; `build` gets a placeholder for each
 */
export function statement<const Name extends string, Result>(
  name: string,
  wanted: readonly Name[],
  build: (on: Db | Tx, wanted: Wanted<Name>) => Preparable<Result>,
): Statement<Name, Result> {
  const placeholders = placeholdersFor(wanted);
  const prepared = new WeakMap<object, Prepared<Result>>();
  return (on, values) => {
    let known = prepared.get(on.$client);
    if (!known) {
      known = build(on, placeholders).prepare(name);
      prepared.set(on.$client, known);
    }
    return known.execute(values);
  };
}

/**
 * `statement` for hand-written SQL, where one statement does what would take a builder several. Rows come as the driver
 * reads them, except that dates and times are text, as in JSON. It goes straight to the driver, which is why the hot
 * path uses it.
 */
export function rowsOf<const Name extends string, Row>(
  name: string,
  wanted: readonly Name[],
  build: (wanted: Wanted<Name>) => SQL<Row>,
): Statement<Name, Row[]> {
  let known: { query: { name: string; text: string; types: typeof asText }; order: Name[] } | undefined;
  return async (on, values) => {
    known ??= named(name, build(placeholdersFor(wanted)));
    const { query, order } = known;
    const params = order.map((each) => values[each]);
    try {
      const { rows } = await on.$client.query({ ...query, values: params });
      return rows;
    } catch (error) {
      throw new DrizzleQueryError(query.text, params, error instanceof Error ? error : undefined);
    }
  };
}

function named<Name extends string>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const order = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error(`${name} holds a value that isn't one of those it asks for`);
    return param.name as Name;
  });
  return { query: { name, text, types: asText }, order };
}

function placeholdersFor<Name extends string>(wanted: readonly Name[]): Wanted<Name> {
  const placeholders = {} as Record<Name, Placeholder>;
  for (const each of wanted) placeholders[each] = sql.placeholder(each);
  return placeholders;
}

const { DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
const datesAndTimes = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ]);
const unread = (text: string) => text;
const asText: pg.CustomTypesConfig = {
  getTypeParser: (id: number) => (datesAndTimes.has(id) ? unread : pg.types.getTypeParser(id)),
};

const dialect = new PgDialect();

export type Shapes<Parts extends Record<string, { read: (json: never) => unknown }>> = {
  [Key in keyof Parts]: ReturnType<Parts[Key]['read']>;
};

/** Several parts in one statement; each answer under its part's name. */
export function together<const Name extends string, Parts extends Record<string, Part<Name, never, unknown>>>(
  name: string,
  wanted: readonly Name[],
  parts: Parts,
): Statement<Name, Shapes<Parts>> {
  const entries = Object.entries(parts);
  const run = rowsOf(name, wanted, (placeholders) => {
    const columns = entries.map(([key, part]) => sql`${part.json(placeholders)} AS ${sql.identifier(key)}`);
    return sql<Record<string, never>>`SELECT ${sql.join(columns, sql`, `)}`;
  });
  return async (on, values) => {
    const [row] = await run(on, values);
    return readParts(parts, row);
  };
}

export function readParts<Parts extends Record<string, { read: (json: never) => unknown }>>(
  parts: Parts,
  row: Record<string, never> | undefined,
): Shapes<Parts> {
  const entries = Object.entries(parts);
  return Object.fromEntries(entries.map(([key, part]) => [key, part.read(row?.[key] as never)])) as Shapes<Parts>;
}
