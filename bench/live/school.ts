import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';

/** A teacher's class and its students, by their cookies. */
export type School = { teacher: string; classId: string; students: string[] };

type Answer = { cookie: string; body: { id: string; code: string; classId: string } };

/** The school kept in `dataDir` from an earlier run, with students registered until there are `count`. */
export async function openSchool(origin: string, dataDir: string, count: number): Promise<School> {
  const file = join(dataDir, 'school.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  const before: (School & { code: string }) | null = kept === null ? null : JSON.parse(kept);
  const school = before && (await isSignedIn(origin, before.teacher)) ? before : await found(origin);
  const keep = async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, JSON.stringify(school), { mode: 0o600 });
  };
  await setOpen(origin, school, true);
  while (school.students.length < count) {
    const batch = Array.from({ length: Math.min(50, count - school.students.length) }, () =>
      register(origin, 'student', { inviteCode: school.code }),
    );
    school.students.push(...(await Promise.all(batch)));
    await keep();
    process.stderr.write(`\r${school.students.length} of ${count} students registered`);
  }
  process.stderr.write('\n');
  return { ...school, students: school.students.slice(0, count) };
}

/** Closes or reopens the class: one row changes, and every student is told. */
export async function setOpen(origin: string, { teacher, classId }: School, isOpen: boolean): Promise<void> {
  await post(origin, `/classes/${classId}/${isOpen ? 'reopen' : 'archive'}`, {}, teacher);
}

/** Sessions end after half a day, and the database may have been removed. */
async function isSignedIn(origin: string, cookie: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/auth/session`, { headers: { cookie } });
  return answer.ok && (await answer.text()).includes('"teacher"');
}

async function found(origin: string): Promise<School & { code: string }> {
  const teacher = await register(origin, 'teacher', {});
  const { body } = await post(origin, '/invites', { id: uuid(), className: 'Live', timeZone: 'UTC' }, teacher);
  return { teacher, classId: body.classId, code: body.code, students: [] };
}

async function register(origin: string, role: string, more: object): Promise<string> {
  const id = uuid();
  const account = { id, email: `${id}@example.org`, password: 'walnut-lantern-42', fullName: 'Ada Bench' };
  const { cookie } = await post(origin, `/auth/register/${role}`, {
    ...account,
    language: 'en',
    timeZone: 'UTC',
    ...more,
  });
  return cookie;
}

async function post(origin: string, path: string, body: object, cookie = ''): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: set.join('; '), body: JSON.parse(text || '{}') };
}
