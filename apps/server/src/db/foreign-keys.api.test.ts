import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '#testing/app.ts';

const app = await testApp();

afterAll(() => app.close());

it('has for every foreign key an index that begins with its columns, so that removing a row never reads a whole table', async () => {
  const { rows } = await app.db.execute<{ key: string; isIndexed: boolean }>(sql`
    SELECT format('%s %s', key.conrelid::regclass, key.conname) AS key, EXISTS (
      SELECT FROM pg_index AS i
      WHERE i.indrelid = key.conrelid AND i.indisvalid
        AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)',
          (SELECT attname FROM pg_attribute WHERE attrelid = i.indrelid AND attnum = i.indkey[0])))
        AND (SELECT array_agg(a ORDER BY a) FROM unnest((i.indkey::int2[])[0:cardinality(key.conkey) - 1]) AS a)
          = (SELECT array_agg(a ORDER BY a) FROM unnest(key.conkey) AS a)
    ) AS "isIndexed"
    FROM pg_constraint AS key
    WHERE key.contype = 'f' AND key.connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ isIndexed }) => !isIndexed).map(({ key }) => key)).toEqual([]);
});
