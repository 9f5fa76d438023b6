import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './client.ts';

/**
 * Reads whole tables of one person for the export: every row whose `owner` is theirs, ordered by these columns and
 * without that one.
 *
 * @example `ownRows(on, { studentId: userId })(gamePlays, 'startedAt', 'id')`
 */
export function ownRows<Owner extends string>(on: Db | Tx, owner: Readonly<Record<Owner, string>>) {
  const [name, userId] = Object.entries<string>(owner)[0] ?? ['', ''];
  return async <Table extends PgTable & Record<Owner, PgColumn>>(
    table: Table,
    ...order: Extract<keyof Table['$inferSelect'], string>[]
  ): Promise<Omit<Table['$inferSelect'], Owner>[]> => {
    const { [name]: whose, ...columns } = getTableColumns<PgTable>(table);
    if (!whose) throw new Error(`there is no column ${name}`);
    const sorted = order.flatMap((each) => columns[each] ?? []).map((column) => asc(column));
    const rows = await on
      .select(columns)
      .from(table as PgTable)
      .where(eq(whose, userId))
      .orderBy(...sorted);
    return rows as Omit<Table['$inferSelect'], Owner>[];
  };
}
