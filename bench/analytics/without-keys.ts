import type pg from 'pg';

type Named = { on: string; name: string; definition: string; kind: string };

/** Runs `work` while these tables have no indexes or keys, and makes them again afterwards: that is faster than keeping them. */
export async function withoutKeys(
  database: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await database.query<Named>(
    `SELECT conrelid::regclass::text AS on, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition, contype AS kind
     FROM pg_constraint WHERE contype IN ('f', 'p', 'u') AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
     ORDER BY contype = 'f' DESC`,
    [tables],
  );
  const { rows: indexes } = await database.query<Named>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`,
    [tables],
  );
  for (const { on, name } of constraints) await database.query(`ALTER TABLE ${on} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  await work();
  const keys = constraints
    .toReversed()
    .map(({ on, name, definition }) => `ALTER TABLE ${on} ADD CONSTRAINT ${name} ${definition}`);
  for (const statement of [...keys, ...indexes.map(({ definition }) => definition)]) await database.query(statement);
}
