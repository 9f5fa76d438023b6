import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/client.ts';

const rowsAtOnce = 2000;

/**
 * Inserts rows with identical fields as JSON: a school's sixty days are a hundred thousand rows, and a parameter for
 * each of their fields would take most of the time.
 */
export async function insertMany<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const named = new Map(Object.entries(getTableColumns(table)).map(([field, { name }]) => [field, name]));
  const fields = Object.keys(first);
  const columns = sql.join(
    fields.map((field) => sql.identifier(named.get(field) ?? field)),
    sql`, `,
  );
  const toJson = (row: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [named.get(field) ?? field, row[field]]));
  for (let n = 0; n < rows.length; n += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(n, n + rowsAtOnce).map(toJson));
    await tx.execute(
      sql`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${json})`,
    );
  }
}
