import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import type { Part, Shapes } from './statement.ts';
import { readParts, rowsOf } from './statement.ts';

/** What a statement may be asked, by PostgreSQL's types. Instants are in ISO 8601. */
type Types = { bytea: Buffer; date: string; integer: number; text: string | null; timestamptz: string; uuid: string };
type Columns = Record<string, keyof Types>;

/** What one of many asks. */
type AskedOf<Of extends Columns> = { readonly [Name in keyof Of]: Types[Of[Name]] };

type Many = {
  /** The table `asker`, with a row for each who asks; for FROM. */
  from: SQL;
  /** The row's number, which the statement has to select. */
  place: SQL;
};

/**
 * A statement that answers many who ask the same, each with at most one row.
 *
 * @param name unique among all statements
 * @param columns what each asks; `build` gets the columns that hold it
 * @returns the rows in the order of those who ask; undefined for those who have none
 */
export function rowOfEach<const Of extends Columns, Row>(
  name: string,
  columns: Of,
  build: (asked: Readonly<Record<keyof Of & string, SQL>>, many: Many) => SQL<Row>,
): (on: Db | Tx, asked: readonly AskedOf<Of>[]) => Promise<(Row | undefined)[]> {
  const names: (keyof Of & string)[] = Object.keys(columns);
  const run = rowsOf(name, names, (given) => {
    const lists = names.map((each) => sql`${given[each]}::${sql.raw(`${columns[each]}[]`)}`);
    const called = [...names, 'place'].map((each) => sql.identifier(each));
    const from = sql`unnest(${sql.join(lists, sql`, `)}) WITH ORDINALITY AS asker (${sql.join(called, sql`, `)})`;
    const asked = {} as Record<keyof Of & string, SQL>;
    for (const each of names) asked[each] = sql`asker.${sql.identifier(each)}`;
    return build(asked, { from, place: sql`asker.place` }) as SQL<Row & { place: string }>;
  });
  return async (on, asked) => {
    const values = {} as Parameters<typeof run>[1];
    for (const each of names) values[each] = asked.map((one) => one[each]);
    const answers = new Array<Row | undefined>(asked.length).fill(undefined);
    for (const row of await run(on, values)) answers[Number(row.place) - 1] = row;
    return answers;
  };
}

/**
 * The same parts for many in one statement: what a screen shows of one person and what a list shows of all come from the
 * same SQL.
 */
export function partsOfEach<
  const Of extends Columns,
  Parts extends Record<string, Part<keyof Of & string, never, unknown>>,
>(name: string, columns: Of, parts: Parts): (on: Db | Tx, asked: readonly AskedOf<Of>[]) => Promise<Shapes<Parts>[]> {
  const entries = Object.entries(parts);
  const run = rowOfEach(name, columns, (asked, { from, place }) => {
    const selected = entries.map(([key, part]) => sql`${part.json(asked)} AS ${sql.identifier(key)}`);
    return sql<Record<string, never>>`SELECT ${place}, ${sql.join(selected, sql`, `)} FROM ${from}`;
  });
  return async (on, asked) => (await run(on, asked)).map((row) => readParts(parts, row));
}
