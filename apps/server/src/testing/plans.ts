import type { TestApp } from '#testing/app.ts';
import { statementsDuring } from '#testing/statements.ts';

/** How a table is read: by which index, and with which condition on it. Null for the whole table. */
export type Scan = { table: string; index: string | null; condition: string | null };

/**
 * How the statements sent during the work read tables when PostgreSQL avoids reading whole ones: what it reads whole
 * even so, it can't read otherwise. Tests have too few rows for a plan to tell more.
 */
export async function scansDuring(app: TestApp, work: () => Promise<unknown>): Promise<Scan[]> {
  const sent = await statementsDuring(app, work);
  const texts = [...new Set(sent.map(({ text }) => text).filter((text) => /^\s*(with|select)\s/i.test(text)))];
  const client = await app.db.$client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    const scans: Scan[] = [];
    for (const text of texts) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
      );
      scans.push(...rows.flatMap((row) => scansIn(row['QUERY PLAN'][0].Plan)));
    }
    return scans;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: Node[];
};

function scansIn(node: Node): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansIn);
  const table = node['Relation Name'];
  if (table === undefined) return below;
  const condition = node['Index Cond'] ?? node['Recheck Cond'] ?? null;
  return [{ table, index: node['Index Name'] ?? null, condition }, ...below];
}
