import type pg from 'pg';
import { listApplied } from '#db/migrate.ts';
import { StartRefused } from '#db/start-refused.ts';
import type { UploadedFiles } from './files.ts';
import { jobSchema } from './jobs.ts';
import type { Manifest } from './manifest.ts';
import { fullName, listTables, quoted } from './tables.ts';

/**
 * A restore only fills what is empty. Files of this very backup may be there: an earlier restore was cut off.
 *
 * @throws {StartRefused} naming what it found there
 */
export async function insistOnEmpty(
  client: pg.Client,
  files: Pick<UploadedFiles, 'list'>,
  { files: own }: Pick<Manifest, 'files'>,
): Promise<void> {
  const full: string[] = [];
  const tables = (await listTables(client)).filter(({ schema }) => schema !== 'drizzle' && schema !== jobSchema);
  if (tables.length > 0 && (await listApplied(client)).length === 0) {
    throw new StartRefused('This database holds the tables of another program. Make one for Wordgrove alone.');
  }
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${fullName(table)} limit 1`);
    if (rowCount) full.push(table.name);
  }
  if (full.length > 0) {
    const named = full.slice(0, 5).join(', ');
    throw new StartRefused(
      `This database isn't empty (there are rows in ${named}${full.length > 5 ? ' and others' : ''}). Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
    );
  }
  const known = new Map(own.map(({ path, size }) => [path, size]));
  for await (const { key, bytes } of files.list()) {
    if (known.get(key) === bytes) continue;
    throw new StartRefused(
      `There are uploaded files already (${key}). Restore into an empty DATA_DIR or an empty S3 bucket, or move them away first.`,
    );
  }
}

/** A running server would write while the rows are loaded. */
export async function insistOnNoServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (application_name like 'wordgrove%' or application_name like 'pgboss%')`,
  );
  if (rows.length === 0) return;
  throw new StartRefused(
    `A Wordgrove server uses this database (${rows.length} connections). Stop it before you restore.`,
  );
}

/**
 * Drops the (empty) tables and types of any version that was started here, but nothing that belongs to an extension.
 */
export async function clearSchemas(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${quoted(jobSchema)} cascade`);
  await client.query('drop schema if exists drizzle cascade');
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %s cascade', kind, name) as statement
       from (select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
                    c.oid::regclass::text as name, 'pg_class'::regclass as class, c.oid, c.relnamespace as schema
               from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S') and not c.relispartition
             union all
             select 'type', t.oid::regtype::text, 'pg_type'::regclass, t.oid, t.typnamespace from pg_type t where t.typtype in ('e', 'd')
             union all
             select 'routine', p.oid::regprocedure::text, 'pg_proc'::regclass, p.oid, p.pronamespace from pg_proc p) found
      where schema = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = class and d.objid = found.oid and d.deptype = 'e')
      order by kind desc`,
  );
  for (const { statement } of rows) await client.query(statement);
}
