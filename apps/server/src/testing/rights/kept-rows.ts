import type { Db } from '#db/client.ts';

export type KeptRows = {
  /** Puts every row of every table back as it was. */
  restore: () => Promise<void>;
  /** Every row that came, went or changed, as `+ table {…}` and `- table {…}`. */
  changes: () => Promise<string[]>;
};

/** Change by themselves: counters of attempts, and when somebody was last here. */
const ownWill = { tables: ['auth_throttles'], columns: ['last_active_at'] };

/**
 * Remembers every row of the database as it is now, in the database itself, so that a test can look for what a request
 * has changed, and take it back in a few milliseconds.
 */
export async function keepRows(db: Db): Promise<KeptRows> {
  const query = (text: string) => db.$client.query<{ line: string }>(text);
  const tables = await listTables(db);
  await query('CREATE SCHEMA kept');
  for (const name of tables) await query(`CREATE TABLE kept.${name} AS TABLE public.${name}`);

  const remove = tables.toReversed().map((name) => `DELETE FROM public.${name};`);
  const put = tables.map((name) => `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE TABLE kept.${name};`);
  const restoring = `BEGIN; ${remove.join(' ')} ${put.join(' ')} COMMIT`;

  const without = ownWill.columns.map((column) => `- '${column}'`).join(' ');
  const all = (schema: string, name: string) => `SELECT to_jsonb(t) ${without} AS row FROM ${schema}.${name} AS t`;
  const lines = (sign: string, name: string, one: string, other: string) =>
    `SELECT '${sign} ${name} ' || row::text AS line FROM (${all(one, name)} EXCEPT ALL ${all(other, name)}) AS changed`;
  const comparing = tables
    .filter((name) => !ownWill.tables.includes(name))
    .flatMap((name) => [lines('+', name, 'public', 'kept'), lines('-', name, 'kept', 'public')])
    .join(' UNION ALL ');

  return {
    restore: async () => void (await query(restoring)),
    changes: async () => (await query(comparing)).rows.map((row) => row.line),
  };
}

/** The product's tables, each behind those that it hangs on. */
async function listTables(db: Db): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string; parents: string[] }>(
    `SELECT c.relname AS name, array(
       SELECT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
       WHERE f.conrelid = c.oid AND f.contype = 'f' AND p.oid <> c.oid) AS parents
     FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, parents }) => !ordered.includes(name) && parents.every((each) => ordered.includes(each)),
    );
    if (next.length === 0) throw new Error('tables hang on each other in a circle');
    ordered.push(...next.map(({ name }) => name));
  }
  return ordered;
}
