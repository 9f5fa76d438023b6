import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#db/schema/all.ts';

/** Nobody would choose these by chance, so whoever finds one knows where it came from. */
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

/** Names of everything that the server writes somewhere: every column of every table, in both spellings, and more. */
export const writtenNames: readonly string[] = [
  ...new Set([
    ...named,
    ...Object.values(schema)
      .filter((each) => is(each, PgTable))
      .flatMap((table) => Object.entries(getTableColumns(table)).flatMap(([key, column]) => [key, column.name])),
  ]),
];
