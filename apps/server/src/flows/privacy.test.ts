import { readFileSync } from 'node:fs';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#db/schema/all.ts';

const page = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');

/** Table name → the columns the page names, each with its purpose. */
const described = new Map(
  page
    .split(/^### /m)
    .slice(1)
    .map((section) => [/^`(\w+)`/.exec(section)?.[1] ?? section, describedColumns(section)]),
);

function describedColumns(section: string): Map<string, string> {
  const lines = section.matchAll(/^\| (`.+`) \| (.+) \|$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', purpose = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, purpose] as const),
    ),
  );
}

const tables = Object.values(schema)
  .filter((table) => table instanceof PgTable)
  .map(getTableConfig);

describe('docs/privacy.md', () => {
  it.each(tables.map((table) => [table.name, table] as const))('says what every column of %s is for', (name, table) => {
    const columns = table.columns.map((column) => column.name).sort();
    expect([...(described.get(name)?.keys() ?? [])].sort()).toEqual(columns);
    for (const purpose of described.get(name)?.values() ?? []) expect(purpose.length).toBeGreaterThan(3);
  });

  it('describes no table that is gone', () => {
    expect([...described.keys()].sort()).toEqual(tables.map(({ name }) => name).sort());
  });
});
