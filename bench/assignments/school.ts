import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import type { Ask } from '#calls.ts';
import { registerTeacher, registerWith } from '#calls.ts';
import type { Server } from '#server.ts';

/** A teacher and the students of their classes, as cookies. */
export type School = { teacher: string; classIds: string[]; students: string[] };

/** Homework of the teacher for all classes, not published yet. @returns its id */
export async function draft(ask: Ask, school: School): Promise<string> {
  const id = uuid();
  const words = ['week', 'school', 'family', 'kitchen', 'friend', 'house', 'water', 'bread', 'milk', 'apple'];
  const task = { kind: 'game', type: 'quiz', mode: 'mixed', items: 5, timer: 'none', target: null };
  const wish = { id, title: 'Bench', classIds: school.classIds, task: { ...task, material: { kind: 'words', words } } };
  await ask.ok('POST', '/assignments', wish, school.teacher);
  return id;
}

/** The school kept in the server's folder from an earlier run of less than half a day ago, or a new one. */
export async function openSchool(
  { ask, dataDir, database }: Server,
  { classCount, studentCount }: { classCount: number; studentCount: number },
): Promise<School> {
  const file = join(dataDir, 'school.json');
  const before: School | null = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (before && before.students.length === studentCount && (await isSignedIn(ask, before.teacher))) return before;
  // A network may open only so many accounts within an hour.
  const forgetNetwork = () => database.query('DELETE FROM auth_throttles');
  await forgetNetwork();
  const teacher = await registerTeacher(ask);
  const made: School = { teacher, classIds: [], students: [] };
  for (let n = 0; n < classCount; n += 1) {
    const invite = { id: uuid(), className: `Bench ${n}`, timeZone: 'UTC' };
    const { code, classId } = await ask.ok<{ code: string; classId: string }>('POST', '/invites', invite, teacher);
    made.classIds.push(classId);
    await forgetNetwork();
    const size = Math.floor((studentCount * (n + 1)) / classCount) - made.students.length;
    const batch = Array.from({ length: size }, () => registerWith(ask, code));
    made.students.push(...(await Promise.all(batch)).map(({ cookie }) => cookie));
    process.stderr.write(`\r${made.students.length} of ${studentCount} students registered`);
  }
  process.stderr.write('\n');
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

async function isSignedIn(ask: Ask, cookie: string): Promise<boolean> {
  const { body } = await ask('GET', '/auth/session', undefined, cookie);
  return JSON.stringify(body).includes('"teacher"');
}
