import type pg from 'pg';
import type { SequenceRecord } from './manifest.ts';

export type TableName = { schema: string; name: string };
export type Table = TableName & { columns: string[]; isTiedToServer: boolean };

/** A quoted SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const fullName = ({ schema, name }: TableName) => `${quoted(schema)}.${quoted(name)}`;

const ownSchemas = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/**
 * Every table with rows of its own, by name; a partitioned table stands for its partitions. Generated columns are left
 * to the database. A table with an `xid8` column refers to transactions of this one server, so its rows can't move.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[]; tied: boolean }>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
            bool_or(a.atttypid = 'xid8'::regtype) as tied
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and ${ownSchemas}
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by n.nspname, c.relname
      order by n.nspname, c.relname`,
  );
  return rows.map(({ schema, name, columns, tied }) => ({ schema, name, columns, isTiedToServer: tied }));
}

export async function listSequences(client: pg.Client): Promise<SequenceRecord[]> {
  const { rows } = await client.query<TableName>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and ${ownSchemas} order by 1, 2`,
  );
  const sequences: SequenceRecord[] = [];
  for (const { schema, name } of rows) {
    const { rows: state } = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${fullName({ schema, name })}`,
    );
    for (const { last, called } of state) sequences.push({ schema, name, last, isCalled: called });
  }
  return sequences;
}

/** `select` for COPY: a partitioned table can't be copied by name. */
export function copyOut(table: TableName & { columns: string[] }): string {
  return `copy (select ${table.columns.map(quoted).join(', ')} from ${fullName(table)}) to stdout`;
}

export function copyIn(table: TableName & { columns: string[] }): string {
  return `copy ${fullName(table)} (${table.columns.map(quoted).join(', ')}) from stdin`;
}

/** Makes every server write a value as the same text. */
export async function setTextForms(client: pg.Client): Promise<void> {
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1",
  );
}
