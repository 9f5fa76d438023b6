import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import { openClass, registerTeacher } from '#calls.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [rounds = 600] = process.argv.slice(2).map(Number);
const largeClass = 300;
const dataDir = resolve(root, '.data/bench-dashboards');

const accounts = fillSchool();
await withServer(dataDir, async ({ ask, database }) => {
  pinGenerator();
  const signedIn = async (wanted: string) => {
    const cookies: string[] = [];
    for (const { role, email, password } of accounts) {
      if (role !== wanted) continue;
      const { status, cookie } = await ask('POST', '/auth/sign-in', { email, password });
      if (status !== 200) throw new Error(`signing in answered ${status}`);
      cookies.push(cookie);
    }
    return cookies;
  };
  const measure = async (name: string, path: string, cookies: readonly string[]) => {
    const open = (n: number) => ask.ok('GET', path, undefined, cookies[n % cookies.length]);
    await repeat(Math.max(20, cookies.length), open);
    report(name, await repeat(rounds, open));
  };
  const students = await signedIn('student');
  for (const cookie of students) await ask.ok('POST', '/daily-tasks/generate', { language: 'en' }, cookie);
  await measure(`dashboards of ${students.length} students`, '/dashboards/student?language=en', students);
  const teachers = await signedIn('teacher');
  await measure(`dashboards of ${teachers.length} teachers`, '/dashboards/teacher', teachers);
  const teacher = await registerTeacher(ask);
  const { classId, teacherId } = await openClass(ask, teacher);
  await fillClass(database, { classId, teacherId, size: largeClass });
  await measure(`dashboard of a class of ${largeClass}`, '/dashboards/teacher', [teacher]);
});

type Account = { role: string; email: string; password: string };

/** Adds students to a class who practised and played on each of the last 28 days. */
async function fillClass(
  database: Client,
  { classId, teacherId, size }: { classId: string; teacherId: string; size: number },
): Promise<void> {
  const ids = Array.from({ length: size }, () => uuid());
  const seats = ids.map(() => uuid());
  await database.query(
    `INSERT INTO auth_users (id, name, email, created_at, updated_at)
      SELECT id, 'Ada Many', id || '@example.org', now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await database.query(
    `INSERT INTO profiles (user_id, role, display_name, full_name, first_name, last_name, created_at, updated_at)
      SELECT id, 'student', 'Ada Many', 'Ada Many', 'Ada', 'Many', now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await database.query(
    `INSERT INTO class_enrolments (id, student_id, teacher_id, class_id, status, enrolled_at, created_at, updated_at)
      SELECT seat, id, $3, $4, 'active', now() - interval '40 days', now(), now()
      FROM unnest($1::uuid[], $2::uuid[]) AS of (id, seat)`,
    [ids, seats, teacherId, classId],
  );
  await database.query(
    `INSERT INTO practice_days (student_id, local_day, activity, events, passes, fails, duration_ms)
      SELECT id, current_date - back, activity, 12, 9, 3, 60000
      FROM unnest($1::uuid[]) AS id, generate_series(0, 27) AS back, unnest(ARRAY['card', 'game:quiz']) AS activity`,
    [ids],
  );
  await database.query(
    `INSERT INTO game_days (student_id, local_day, type, plays, ms, answered, correct)
      SELECT id, current_date - back, 'quiz', 1, 60000, 10, 8
      FROM unnest($1::uuid[]) AS id, generate_series(0, 27) AS back`,
    [ids],
  );
  await database.query('ANALYZE');
}

/** Creates the demo school in the folder on the first run; returns its accounts. */
function fillSchool(): Account[] {
  const env = { ...process.env, DATA_DIR: dataDir };
  const demo = spawnSync(process.execPath, ['apps/server/src/commands/demo.ts'], { cwd: root, env, encoding: 'utf8' });
  if (demo.status !== 0) throw new Error(`the demo school wasn't made: ${demo.stderr}`);
  return demo.stdout.split('\n').flatMap((line) => {
    const [role, email, password] = line.split(/\s+/);
    return role && email?.includes('@') && password ? [{ role, email, password }] : [];
  });
}
