import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ask } from '#calls.ts';
import { openClass, registerTeacher, registerWith } from '#calls.ts';
import type { Server } from '#server.ts';

/** A teacher's class and its students, by their cookies. */
export type School = { teacher: string; classId: string; code: string; students: string[] };

/** The school kept in the server's folder from an earlier run, with students registered until there are `count`. */
export async function openSchool({ ask, dataDir }: Pick<Server, 'ask' | 'dataDir'>, count: number): Promise<School> {
  const file = join(dataDir, 'school.json');
  const before: School | null = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  const school = before && (await isSignedIn(ask, before.teacher)) ? before : await found(ask);
  await setOpen(ask, school, true);
  while (school.students.length < count) {
    const batch = Array.from({ length: Math.min(50, count - school.students.length) }, () =>
      registerWith(ask, school.code),
    );
    school.students.push(...(await Promise.all(batch)).map(({ cookie }) => cookie));
    await writeFile(file, JSON.stringify(school), { mode: 0o600 });
    process.stderr.write(`\r${school.students.length} of ${count} students registered`);
  }
  process.stderr.write('\n');
  return { ...school, students: school.students.slice(0, count) };
}

/** Closes or reopens the class: one row changes, and every student is told. */
export async function setOpen(ask: Ask, { teacher, classId }: School, isOpen: boolean): Promise<void> {
  await ask.ok('POST', `/classes/${classId}/${isOpen ? 'reopen' : 'archive'}`, {}, teacher);
}

/** Sessions end after half a day, and the database may have been removed. */
async function isSignedIn(ask: Ask, cookie: string): Promise<boolean> {
  const { status, body } = await ask('GET', '/auth/session', undefined, cookie);
  return status === 200 && JSON.stringify(body).includes('"teacher"');
}

async function found(ask: Ask): Promise<School> {
  const teacher = await registerTeacher(ask);
  const { classId, code } = await openClass(ask, teacher);
  return { teacher, classId, code, students: [] };
}
