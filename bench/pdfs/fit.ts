import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { openClass, registerStudent, registerTeacher } from '#calls.ts';
import type { Server } from '#server.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';

const [size = 40, remembered = 1000, rounds = 100] = process.argv.slice(2).map(Number);
const distinct = 1400;
const running = 5000;

await withServer('bench-pdfs', async (server) => {
  const { ask, database } = server;
  pinGenerator();
  const teacher = await registerTeacher(ask);
  const { classId, teacherId } = await openClass(ask, teacher);
  const text = await makeText(database, teacherId, classId);
  await fillClass(database, teacherId, classId);
  await database.query('ANALYZE');

  const before = await server.memory();
  let longestWait = 0;
  const fit = () => ask.ok('GET', `/pdfs/${text}/fit?classId=${classId}`, undefined, teacher);
  report('the first time', await repeat(1, fit));
  await repeat(3, fit);
  const spent = await processorMs(server);
  report(`class fit of ${running} words for ${size} students`, await repeat(rounds, fit));
  const each = (await processorMs(server)).map((ms, n) => ((ms - (spent[n] ?? 0)) / rounds).toFixed(0));
  console.log(`processor time for each: server ${each[0]} ms, database ${each[1]} ms`);
  // How long others wait meanwhile shows how long the event loop is held.
  const others: number[] = [];
  const measuring = repeat(5, fit);
  let isDone = false;
  void measuring.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const [took = 0] = await repeat(1, () => ask.ok('GET', '/health'));
    others.push(took);
    longestWait = Math.max(longestWait, took);
  }
  report('health checks meanwhile', others);
  const after = await server.memory();
  console.log(`memory: ${megabytes(before)} before, ${megabytes(after)} after`);
  await coverTexts(server, teacherId);
});

/** Processor time used by the server and by its connections' database processes, where /proc exists. */
async function processorMs({ database, pid }: Server): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  const ticks = await Promise.all([pid, ...rows.map(({ pid }) => pid)].map(ticksOf));
  const [ofServer = 0, ...ofDatabase] = ticks;
  return [10 * ofServer, 10 * ofDatabase.reduce((sum, each) => sum + each, 0)];
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name before may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

function megabytes(bytes: number | undefined): string {
  return `${((bytes ?? 0) / 1_048_576).toFixed(0)} MB`;
}

/** A text whose words are as frequent as in real ones: the n-th word about 1/n as often as the first. */
async function makeText(database: pg.Client, teacherId: string, classId: string): Promise<string> {
  const id = uuid();
  await database.query(
    `INSERT INTO pdfs (id, teacher_id, title, description, kind, file_name, store_key, bytes, md5, generation, preparation,
       pages, words, unlisted_words, has_text, level, created_at, updated_at)
     VALUES ($1, $2, 'Bench', '', 'pdf', 'bench.pdf', $3, 1, '', 1, 'ready', 20, $4, 50, true, 'B1', now(), now())`,
    [id, teacherId, id, running],
  );
  await database.query('INSERT INTO pdf_classes (pdf_id, class_id, shared_at) VALUES ($1, $2, now())', [id, classId]);
  await database.query(
    `INSERT INTO pdf_words (pdf_id, word, keys, pos, level, times, page, sentence)
     SELECT $1, 'word' || n || ':noun', ARRAY['word' || n || ':noun', 'word' || n || ':verb'], 'noun',
       (ARRAY['A1', 'A2', 'B1', 'B2', 'C1'])[1 + least(4, n / 300)], greatest(1, (400 / n)::int), 1 + n % 20, repeat('a sentence ', 8)
     FROM generate_series(1, $2::int) AS n`,
    [id, distinct],
  );
  return id;
}

/** Students who remember that many words, of which about every second is in the text. */
async function fillClass(database: pg.Client, teacherId: string, classId: string): Promise<void> {
  for (let made = 0; made < size; made += 100) {
    const ids = Array.from({ length: Math.min(100, size - made) }, () => uuid());
    const values = [ids];
    await database.query(
      `INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at)
       SELECT id, 'Ada', id || '@example.org', true, now(), now() FROM unnest($1::uuid[]) AS id`,
      values,
    );
    await database.query(
      `INSERT INTO profiles (user_id, role, display_name, full_name, first_name, last_name, created_at, updated_at)
       SELECT id, 'student', 'Ada', 'Ada', 'Ada', '', now(), now() FROM unnest($1::uuid[]) AS id`,
      values,
    );
    await database.query(
      `INSERT INTO class_enrolments (id, student_id, class_id, teacher_id, status, enrolled_at, created_at, updated_at)
       SELECT gen_random_uuid(), id, $2, $3, 'active', now(), now(), now() FROM unnest($1::uuid[]) AS id`,
      [ids, classId, teacherId],
    );
    await remember(database, ids);
  }
}

async function remember(database: pg.Client, ids: readonly string[]): Promise<void> {
  await database.query(
    `INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps,
       scheduled_days, last_review, is_marked, last_event_at, last_event_id, parameters_version)
     SELECT id, 'word' || (1 + n * 2) || ':noun', 1 + n % 90, 5, now(), 3, 0, 2, 0, 5, now() - n % 60 * interval '1 day',
       false, now(), gen_random_uuid(), 5
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) AS n ON CONFLICT DO NOTHING`,
    [ids, remembered],
  );
  await database.query(
    `INSERT INTO practice_levels (student_id, level, recalled, recalled_right, recognised, recognised_right)
     SELECT id, level, 100, 60, 50, 30 FROM unnest($1::uuid[]) AS id, unnest(ARRAY['A1','A2','B1','B2','C1']) AS level`,
    [ids],
  );
}

/** A student's library of thirty such texts. */
async function coverTexts({ ask, database }: Server, teacherId: string): Promise<void> {
  const { cookie, userId, classId } = await registerStudent(ask);
  await database.query(
    'INSERT INTO class_teachers (class_id, teacher_id, is_owner, created_at) VALUES ($1, $2, true, now())',
    [classId, teacherId],
  );
  await remember(database, [userId]);
  const ids: string[] = [];
  for (let n = 0; n < 30; n += 1) ids.push(await makeText(database, teacherId, classId));
  await database.query('ANALYZE');
  const cover = async () => {
    const covered = await ask.ok<unknown[]>('POST', '/pdfs/coverage', { ids }, cookie);
    if (covered.length !== 30) throw new Error(`coverage answered ${covered.length} texts`);
  };
  await repeat(5, cover);
  report('coverage of 30 texts', await repeat(rounds, cover));
}
