import type pg from 'pg';
import type { Ask } from '#calls.ts';
import { registerTeacher } from '#calls.ts';
import type { Server } from '#server.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';
import { wordKeys } from '#word-keys.ts';
import { fillSchool } from './fill-school.ts';
import { measured } from './open-school.ts';

const sizes = {
  small: { students: 40, teachers: 3 },
  tenth: { students: 200, teachers: 10 },
  large: { students: 2000, teachers: 100 },
} as const;

const [name = 'small', wantedRounds = '30', only = ''] = process.argv.slice(2);
const rounds = Number(wantedRounds);
const school = sizes[name as keyof typeof sizes];
if (!school) throw new Error(`There is no school ${name}, only ${Object.keys(sizes).join(', ')}.`);

await withServer(`bench-school-${name}`, async ({ ask, database, origin }) => {
  const { rows } = await database.query(`SELECT FROM profiles WHERE role = 'student'`);
  if (rows.length < school.students) {
    await database.query('TRUNCATE auth_users, classes CASCADE');
    await fillSchool(database, { ...school, keys: wordKeys(3000) });
  }
  if (rounds === 0) return;
  pinGenerator();
  for (const className of Object.values(measured)) await measure({ ask, database, origin }, className);
});

/** Every call of a teacher who has just this class, one request after the other. */
async function measure(
  { ask, database, origin }: Pick<Server, 'ask' | 'database' | 'origin'>,
  className: string,
): Promise<void> {
  const teacher = await registerTeacher(ask);
  const { classId, studentId, students } = await takeOver(ask, database, teacher, className);
  const file = async () => {
    const { status } = await fetch(`${origin}/api/analytics/students.csv?classId=${classId}`, {
      headers: { cookie: teacher },
    });
    if (status !== 200) throw new Error(`the file answered ${status}`);
  };
  console.log(`${className}: ${students} students, in a school of ${school.students}`);
  for (const [call, send] of Object.entries({
    ...callsAbout(ask, teacher, classId, studentId),
    'the students’ file': file,
  })) {
    if (!call.includes(only)) continue;
    report(`  ${call}, the first time`, await repeat(1, send));
    await repeat(5, send);
    report(`  ${call}`, await repeat(rounds, send));
  }
}

async function takeOver(ask: Ask, database: pg.Client, teacher: string, className: string) {
  const { user } = await ask.ok<{ user: { uid: string } }>('GET', '/auth/session', undefined, teacher);
  const { rows } = await database.query<{ classId: string; studentId: string; students: number; before: string }>(
    `SELECT c.id AS "classId", min(e.student_id::text) AS "studentId", count(*)::int AS students, t.teacher_id AS before
     FROM classes AS c JOIN class_enrolments AS e ON e.class_id = c.id JOIN class_teachers AS t ON t.class_id = c.id
     WHERE c.name = $1 GROUP BY 1, 4`,
    [className],
  );
  const [found] = rows;
  if (!found) throw new Error(`${className} isn't there`);
  for (const [table, column] of Object.entries({
    class_teachers: 'teacher_id',
    flashcard_decks: 'owner_id',
    assignments: 'teacher_id',
  }))
    await database.query(`UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2`, [user.uid, found.before]);
  return found;
}

function callsAbout(
  ask: Ask,
  teacher: string,
  classId: string,
  studentId: string,
): Record<string, () => Promise<unknown>> {
  const get = (path: string) => () => ask.ok('GET', `/analytics/${path}`, undefined, teacher);
  const post = (path: string, input: object) => () => ask.ok('POST', `/analytics/${path}`, input, teacher);
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const word = wordKeys(3000)[602] ?? '';
  const events = (kind: string, page: number) => post(`students/${studentId}/events`, { kind, language: 'en', page });
  return {
    'the students': get(`students?classId=${classId}`),
    'the three of today': get(`three?classId=${classId}`),
    'games, 30 days': get(`games?classId=${classId}`),
    'games, 90 days': get(`games?classId=${classId}&from=${since(89)}`),
    'games, a year': get(`games?classId=${classId}&from=${since(365)}`),
    'games, one of them': get(`games?classId=${classId}&type=quiz`),
    'questions about a word': post('games/questions', { classId, word, from: since(365) }),
    'the words': post(`classes/${classId}/words`, {}),
    'words, searched': post(`classes/${classId}/words`, { search: 'a', state: 'at-risk', sort: 'known', page: 2 }),
    'words, by level': post(`classes/${classId}/words`, { sort: 'level' }),
    'who is behind a word': get(`classes/${classId}/word-students?word=${encodeURIComponent(word)}`),
    'a student': get(`students/${studentId}`),
    ...Object.fromEntries(
      ['xp', 'tasks', 'words', 'answers', 'study'].flatMap((kind) => [
        [`${kind}, the first page`, events(kind, 1)],
        [`${kind}, the fifth page`, events(kind, 5)],
      ]),
    ),
  };
}
