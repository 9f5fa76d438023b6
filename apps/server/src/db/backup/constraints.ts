import type pg from 'pg';
import type { TableName } from './tables.ts';
import { fullName, quoted } from './tables.ts';

type ForeignKey = TableName & { constraint: string; definition: string };

/**
 * Drops the foreign keys and disables the triggers of these tables, as their owner may, so that rows can be loaded in
 * any order, even with cycles. The transaction must end with `back`, which checks every row against every key again.
 */
export async function liftConstraints(
  client: pg.Client,
  tables: readonly TableName[],
): Promise<{ back: () => Promise<void> }> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select n.nspname as schema, c.relname as name, k.conname as constraint, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0
        and coalesce(pg_partition_root(c.oid), c.oid) = any (select to_regclass(t) from unnest($1::text[]) t)
      order by k.oid`,
    [tables.map(fullName)],
  );
  for (const key of keys) await client.query(`alter table ${fullName(key)} drop constraint ${quoted(key.constraint)}`);
  for (const table of tables) await client.query(`alter table ${fullName(table)} disable trigger user`);
  return {
    back: async () => {
      for (const table of tables) await client.query(`alter table ${fullName(table)} enable trigger user`);
      for (const key of keys) {
        await client.query(`alter table ${fullName(key)} add constraint ${quoted(key.constraint)} ${key.definition}`);
      }
    },
  };
}
