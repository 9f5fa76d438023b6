import type { Db } from '#db/client.ts';

export type KeptRows = {
  /** Restores every row of every table. */
  restore: () => Promise<void>;
  /** Every row inserted, deleted or changed, as `+ table {…}` and `- table {…}`. */
  changes: () => Promise<string[]>;
};

/** Rows that change by themselves: counters of attempts, and last visits. */
const ownWill = { tables: ['auth_throttles'], columns: ['last_active_at'] };

/**
 * Records every row in the database itself, so that a test can find what a request changed and undo it in a few
 * milliseconds (`keptRows`, on this database or a copy of it). A trigger on each table notes writes: only tables that
 * were written to are compared and restored.
 */
export async function noteWrites(db: Db): Promise<void> {
  const query = (text: string) => db.$client.query(text);
  const tables = (await listTables(db)).filter((name) => !ownWill.tables.includes(name));
  await query(`
    CREATE SCHEMA kept;
    CREATE TABLE kept."written to" (name text PRIMARY KEY);
    CREATE FUNCTION kept.note() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO kept."written to" VALUES (TG_TABLE_NAME) ON CONFLICT DO NOTHING; RETURN NULL; END $$`);
  for (const name of tables) {
    await query(`
      CREATE TABLE kept.${name} AS TABLE public.${name};
      CREATE TRIGGER kept_note AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.${name} EXECUTE FUNCTION kept.note()`);
  }
}

/** Compares with and restores what `noteWrites` recorded. */
export function keptRows(db: Db): KeptRows {
  const query = (text: string) => db.$client.query<{ line: string }>(text);
  const written = async () => {
    const { rows } = await db.$client.query<{ name: string }>('SELECT name FROM kept."written to"');
    return rows.map(({ name }) => name);
  };

  const without = ownWill.columns.map((column) => `- '${column}'`).join(' ');
  const all = (schema: string, name: string) => `SELECT to_jsonb(t) ${without} AS row FROM ${schema}.${name} AS t`;
  const lines = (sign: string, name: string, one: string, other: string) =>
    `SELECT '${sign} ${name} ' || row::text AS line FROM (${all(one, name)} EXCEPT ALL ${all(other, name)}) AS changed`;
  const compare = (name: string) => [lines('+', name, 'public', 'kept'), lines('-', name, 'kept', 'public')];
  // Only rows that differ, byte for byte: restoring whole tables thousands of times would leave more dead rows than
  // live ones.
  const putBack = (name: string) => {
    const absentIn = (schema: string) => `NOT EXISTS (SELECT FROM ${schema}.${name} AS other WHERE other *= one)`;
    return `DELETE FROM public.${name} AS one WHERE ${absentIn('kept')};
      INSERT INTO public.${name} OVERRIDING SYSTEM VALUE SELECT * FROM kept.${name} AS one WHERE ${absentIn('public')};`;
  };

  return {
    restore: async () => {
      const names = await written();
      if (names.length === 0) return;
      // The replica role fires no triggers, so deletions don't cascade.
      const restoring = names.map(putBack).join(' ');
      await query(
        `BEGIN; SET LOCAL session_replication_role = replica; ${restoring} DELETE FROM kept."written to"; COMMIT`,
      );
    },
    changes: async () => {
      const names = await written();
      return names.length === 0
        ? []
        : (await query(names.flatMap(compare).join(' UNION ALL '))).rows.map((row) => row.line);
    },
  };
}

/** The product's tables. */
async function listTables(db: Db): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
