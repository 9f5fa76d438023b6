import { getTableColumns, is } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#db/schema/all.ts';

/** Values that nobody would choose by chance, so finding one proves where it came from. */
export const planted = {
  text: 'planted-by-a-client',
  number: 424_242_421,
  id: 'c0ffee00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  instant: '2001-02-03T04:05:06.789Z',
} as const;

const named = [
  'role',
  'roles',
  'isAdmin',
  'admin',
  'is_admin',
  'userType',
  'totalXP',
  'progress',
  'permissions',
  'emailVerified',
  'uid',
  'userId',
  'ownerId',
  'teacherIds',
  'student',
  'teacher',
  'profile',
  'user',
  'session',
  'scope',
  'own',
  'taught',
];

const list = [planted.id];
const thing = { role: planted.text };

/** Values of the column's own type: the database refuses all others. */
function fitting({ dataType, columnType }: PgColumn): readonly unknown[] {
  if (columnType === 'PgUUID') return [planted.id];
  if (columnType === 'PgTimestamp' || columnType === 'PgDateString') return [planted.instant];
  if (dataType === 'boolean') return [true, false];
  if (dataType === 'number') return [planted.number];
  if (dataType === 'array') return [list];
  return dataType === 'json' ? [thing] : [planted.text];
}

/**
 * Every field that the server writes itself, in both spellings, and some more, with values that a client could send for
 * it.
 */
const written = new Map<string, unknown[]>(named.map((name) => [name, [planted.text, true, false]]));

for (const table of Object.values(schema).filter((each) => is(each, PgTable))) {
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    for (const name of new Set([key, column.name])) {
      const known = written.get(name) ?? [];
      written.set(name, [...known, ...fitting(column).filter((value) => !known.includes(value))]);
    }
  }
}

const rounds = Math.max(...[...written.values()].map((values) => values.length));

/** Enough inputs with all these names that each of their values occurs once. */
export const plantings: readonly Readonly<Record<string, unknown>>[] = Array.from({ length: rounds }, (_, round) =>
  Object.fromEntries([...written].map(([name, values]) => [name, values[round % values.length]])),
);
