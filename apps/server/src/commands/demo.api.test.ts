import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClassFit, Heat, Pdf } from '@wordgrove/contract/pdf-fields';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import {
  authUsers,
  classInvites,
  classInviteUses,
  gamePlays,
  pdfReadings,
  pdfs,
  profiles,
  xpEvents,
} from '#db/schema/all.ts';
import { judgePlay } from '#features/games/judged.ts';
import { listMoves } from '#features/games/play-store.ts';
import { tellOnly } from '#features/live/service.ts';
import { levelAt } from '#features/memory/levels.ts';
import { rebuildMemories } from '#flows/rebuild-memories.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';

const app = await testApp();
const { db } = app;
const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-demo-'));

type Ended = { code: number; out: string; complaint: string };

function demo(on: TestApp = app): Promise<Ended> {
  const script = fileURLToPath(new URL('./demo.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: on.url, DATA_DIR: dataDir, BASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (error, out, complaint) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint });
    });
  });
}

function sumsOf<Row extends { studentId: string }>(rows: Row[], worth: (row: Row) => number): Map<string, number> {
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  return new Map([...byStudent].map(([id, own]) => [id, own.reduce((sum, row) => sum + worth(row), 0)]));
}

async function signIn(line: string) {
  const [, email, password] = line.split(/\s+/);
  const visitor = app.visitor();
  const answer = await visitor.post('/auth/sign-in', { email, password });
  return { visitor, answer };
}

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

// A school's sixty days take a minute beside other tests, and several on a machine that does something else.
describe('npm run demo', { timeout: 400_000 }, () => {
  const runs = Promise.all([demo(), demo()]);

  it('fills the database once, although it is asked twice at once, and prints an account a line', async () => {
    const ended = await runs;
    expect(
      ended.map(({ code }) => code),
      ended.map(({ complaint }) => complaint).join(),
    ).toEqual([0, 0]);
    expect(ended[0]?.out).toBe(ended[1]?.out);
    expect(ended.map(({ complaint }) => complaint).sort()).toEqual([
      '',
      'The demo school was here already; nothing was added.\n',
    ]);
    const lines = ended[0]?.out.trimEnd().split('\n') ?? [];
    expect(lines).toHaveLength(62);
    for (const line of lines) expect(line).toMatch(/^(teacher|student) {2}\S+@demo\.wordgrove\.example {2}\S{6,}$/);
    expect(lines.slice(0, 2).every((line) => line.startsWith('teacher'))).toBe(true);
    expect(await db.select().from(authUsers)).toHaveLength(62);
  });

  it('lets its teachers in, who find classes, codes and students', async () => {
    const [first = ''] = (await runs)[0].out.split('\n');
    const { visitor, answer } = await signIn(first);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { needsVerification: false }, profile: { role: 'teacher' } },
    });
    const classes = (await visitor.get('/classes')).body as {
      name: string;
      activeStudents: number;
      pendingStudents: number;
    }[];
    expect(classes).toMatchObject([
      { name: 'English 7B', activeStudents: 30, pendingStudents: 0 },
      { name: 'Reading Club', activeStudents: 14, pendingStudents: 4 },
    ]);
    expect((await visitor.get('/invites')).body).toHaveLength(2);
    expect((await visitor.get('/students')).body).toHaveLength(48);
  });

  it('lets its students in', async () => {
    const last = (await runs)[0].out.trimEnd().split('\n').at(-1) ?? '';
    const { visitor, answer } = await signIn(last);
    expect(answer).toMatchObject({
      status: 200,
      body: { profile: { role: 'student', student: { registeredViaInvite: true } } },
    });
    expect((await visitor.get('/enrolments/mine')).body).toHaveLength(1);
  });

  it('counts as the product itself would', async () => {
    await runs;
    const uses = await db.select().from(classInviteUses);
    for (const { id, currentUses } of await db.select().from(classInvites)) {
      expect(uses.filter(({ inviteId }) => inviteId === id)).toHaveLength(currentUses);
    }
  });

  it('gives everybody the XP, the level and the plays that their ledgers say', async () => {
    await runs;
    const earned = sumsOf(await db.select().from(xpEvents), ({ amount }) => amount);
    const played = sumsOf(await db.select().from(gamePlays), ({ finishedAt }) => Number(finishedAt !== null));
    const students = await db.select().from(profiles).where(eq(profiles.role, 'student'));
    for (const { userId, totalXp, level, gamesPlayed } of students) {
      expect(totalXp).toBe(earned.get(userId) ?? 0);
      expect(level).toBe(levelAt(totalXp));
      expect(gamesPlayed).toBe(played.get(userId) ?? 0);
    }
    expect(students.filter(({ totalXp }) => totalXp > 5000).length).toBeGreaterThan(5);
  });

  it('has the memories that the product computes from the ledger', async () => {
    await runs;
    const { students, differing } = await rebuildMemories({ db, tell: tellOnly })();
    expect(differing).toBe(0);
    expect(students).toBeGreaterThan(55);
  });

  it('agrees with itself wherever something is counted twice', async () => {
    await runs;
    const disagreements = {
      'an event on a wrong day': sql`SELECT 1 FROM practice_events e JOIN profiles p ON p.user_id = e.student_id
        WHERE (e.occurred_at AT TIME ZONE p.time_zone)::date <> e.local_day`,
      'a day of games': sql`SELECT 1 FROM game_days d WHERE (d.plays, d.ms) <> (
        SELECT count(*), sum(p.played_ms) FROM game_plays p
        WHERE (p.student_id, p.local_day, p.type) = (d.student_id, d.local_day, d.type))`,
      'how often a game was played': sql`SELECT 1 FROM game_days d LEFT JOIN game_totals t USING (student_id, type)
        GROUP BY student_id, type, t.plays HAVING sum(d.plays) IS DISTINCT FROM t.plays`,
      'how many to-dos are done': sql`SELECT 1 FROM todos d LEFT JOIN todo_totals t USING (student_id)
        WHERE d.done_at IS NOT NULL AND d.removed_at IS NULL
        GROUP BY student_id, t.done HAVING count(*) IS DISTINCT FROM t.done`,
      'a task that was moved': sql`SELECT 1 FROM daily_tasks t WHERE (t.progress, t.by_activity) <> (
        SELECT coalesce(sum(amount), 0), coalesce(sum(amount) FILTER (WHERE source = 'activity'), 0)
        FROM daily_task_moves m WHERE m.task_id = t.id)`,
      'a task that was paid for': sql`SELECT 1 FROM daily_tasks t WHERE coalesce(t.xp_given, 0) <> (
        SELECT coalesce(sum(amount), 0) FROM xp_events x WHERE x.student_id = t.student_id AND x.reason = 'task:' || t.id)`,
      'a play that was paid for': sql`SELECT 1 FROM game_plays g WHERE coalesce(g.xp, 0) <> (
        SELECT coalesce(sum(amount), 0) FROM xp_events x WHERE x.student_id = g.student_id AND x.reason = 'play:' || g.id)`,
      'a day of study': sql`SELECT 1 FROM study_days d WHERE d.seconds <> (
        SELECT sum(s.seconds) FROM study_sessions s
        WHERE s.student_id = d.student_id AND s.activity = d.activity
          AND (s.started_at AT TIME ZONE s.time_zone)::date = d.local_day)`,
      'two sessions at a time': sql`SELECT 1 FROM study_sessions s JOIN study_sessions o ON o.student_id = s.student_id
        AND o.id <> s.id AND o.started_at < s.ended_at AND o.ended_at > s.started_at`,
      'a search without evidence': sql`SELECT 1 FROM dictionary_history h WHERE h.is_found AND NOT EXISTS (
        SELECT FROM practice_events e WHERE e.student_id = h.user_id AND e.id = h.id)`,
      'a card that was answered before it was there': sql`SELECT 1 FROM practice_events e
        JOIN flashcards c ON c.id::text = e.place->>'cardId' WHERE c.created_at > e.occurred_at OR c.word <> e.word`,
      'work that was turned in without reaching the target': sql`SELECT 1 FROM assignment_work w
        JOIN assignments a ON a.id = w.assignment_id WHERE (a.task->>'target')::int > (
          SELECT coalesce(max(round((100 * p.points / p.max_points)::numeric)), 0) FROM game_plays p
          WHERE p.assignment_id = w.assignment_id AND p.student_id = w.student_id AND p.finished_at <= w.turned_in_at)`,
      'a text that was turned in before or without reading it': sql`SELECT 1 FROM assignment_work w
        JOIN assignments a ON a.id = w.assignment_id AND a.task->>'kind' = 'reading'
        WHERE w.turned_in_at < a.published_at OR w.turned_in_at > now() OR EXISTS (
          SELECT FROM pdf_pages p LEFT JOIN pdf_read_pages d
            ON (d.pdf_id, d.page, d.reader_id) = (p.pdf_id, p.page, w.student_id) AND d.read_at <= w.turned_in_at
          WHERE p.pdf_id = (a.task->>'pdfId')::uuid AND p.page <= coalesce((a.task->>'to')::int, p.page)
            AND p.words > 0 AND d.page IS NULL)`,
      'an attempt before it was set': sql`SELECT 1 FROM game_plays p JOIN assignments a ON a.id = p.assignment_id
        WHERE p.started_at < a.published_at OR p.type <> a.task->>'type'`,
      'what a page of a text was read': sql`SELECT 1 FROM pdf_readings r JOIN pdfs p ON p.id = r.pdf_id WHERE
        (r.pages_read, r.active_ms, r.finished_at IS NOT NULL) <> (
          SELECT count(*), coalesce(sum(d.active_ms), 0), count(*) > 0 AND count(*) = p.pages
          FROM pdf_read_pages d WHERE (d.reader_id, d.pdf_id) = (r.reader_id, r.pdf_id))`,
      'a page that was read faster than anybody can': sql`SELECT 1 FROM pdf_read_pages d
        LEFT JOIN pdf_pages p USING (pdf_id, page) WHERE p.words IS NULL OR d.active_ms < p.words * 60000.0 / 500`,
      'a text that was read before it was given, or after it was archived': sql`SELECT 1 FROM pdf_readings r
        JOIN pdfs p ON p.id = r.pdf_id WHERE p.status = 'archived' AND r.last_opened_at > p.updated_at
          OR r.opened_at < (SELECT min(greatest(c.shared_at, e.enrolled_at)) FROM pdf_classes c
            JOIN class_enrolments e ON e.class_id = c.class_id AND e.status = 'active'
            WHERE c.pdf_id = p.id AND e.student_id = r.reader_id) IS NOT FALSE`,
      'a look-up in a text without evidence': sql`SELECT 1 FROM pdf_look_ups l FULL JOIN (
          SELECT DISTINCT student_id, place->>'pdfId' AS pdf, (place->>'page')::int AS page, word
          FROM practice_events WHERE place ? 'pdfId') e
        ON (e.student_id, e.pdf, e.page, e.word) = (l.student_id, l.pdf_id::text, l.page, l.word)
        WHERE l.word IS NULL OR e.word IS NULL`,
      'a lesson': sql`SELECT 1 FROM profiles p WHERE p.role = 'student' AND p.completed_lessons <> (
        SELECT count(*) FROM pdf_readings r WHERE r.reader_id = p.user_id AND r.finished_at IS NOT NULL) + (
        SELECT count(*) FROM game_plays g WHERE g.student_id = p.user_id AND g.type = 'reading' AND g.is_complete)`,
      'something to come': sql`SELECT 1 FROM practice_events WHERE received_at > now() UNION ALL
        SELECT 1 FROM game_plays WHERE finished_at > now() UNION ALL SELECT 1 FROM daily_tasks WHERE updated_at > now()
        UNION ALL SELECT 1 FROM todos WHERE updated_at > now() UNION ALL SELECT 1 FROM profiles WHERE last_active_at > now()
        UNION ALL SELECT 1 FROM study_sessions WHERE updated_at > now()
        UNION ALL SELECT 1 FROM pdf_readings WHERE last_opened_at > now()`,
    };
    for (const [what, query] of Object.entries(disagreements)) {
      const { rows } = await db.execute(query);
      expect(rows.length, what).toBe(0);
    }
  });

  it('has homework that is over, that goes on and that is a draft, with some of it done', async () => {
    const [first = ''] = (await runs)[0].out.split('\n');
    const { visitor } = await signIn(first);
    const { assignments } = (await visitor.get('/assignments')).body as {
      assignments: { publishedAt: string | null; progress: { students: number; started: number; turnedIn: number } }[];
    };
    expect(assignments).toHaveLength(6);
    expect(assignments.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(1);
    for (const { publishedAt, progress } of assignments)
      if (publishedAt) {
        expect(progress.turnedIn).toBeGreaterThan(0);
        expect(progress.turnedIn).toBeLessThan(progress.students);
      }
  });

  it('has seven texts whose bytes and words are there, with readers who looked words up', async () => {
    const [first = '', second = ''] = (await runs)[0].out.split('\n');
    const texts = await db.select().from(pdfs);
    expect(texts.map(({ kind }) => kind).sort()).toEqual(['docx', 'pdf', 'pdf', 'pdf', 'txt', 'txt', 'txt']);
    expect(texts.map(({ preparation }) => preparation)).toEqual(Array(7).fill('ready'));
    expect(texts.filter(({ status }) => status === 'archived')).toHaveLength(1);
    for (const { storeKey, bytes } of texts) expect((await stat(join(dataDir, 'files', storeKey))).size).toBe(bytes);
    let packs = 0;
    for (const line of [first, second]) {
      const { visitor } = await signIn(line);
      const own = (await visitor.post('/pdfs/list', {})).body.texts as Pdf[];
      for (const { id, hasText, classes, readers } of own) {
        expect(readers).toBeGreaterThan(3);
        if (hasText)
          for (const { id: classId } of classes) {
            const fit = (await visitor.get(`/pdfs/${id}/fit?classId=${classId}`)).body as ClassFit;
            expect((fit.highest ?? 0) - (fit.lowest ?? 0)).toBeGreaterThan(0.01);
            packs += Number(fit.pack !== null);
            const { pages } = (await visitor.post(`/pdfs/${id}/heat`, { classId })).body as Heat;
            expect(pages?.some(({ words }) => words.length > 0)).toBe(true);
          }
      }
    }
    expect(packs).toBe(1);
    const finished = await db.select().from(pdfReadings).where(isNotNull(pdfReadings.finishedAt));
    expect(finished.length).toBeGreaterThan(30);
    const read = await db.execute(sql`SELECT 1 FROM daily_task_moves WHERE cause LIKE 'page:%'`);
    expect(read.rows.length).toBeGreaterThan(10);
  });

  it('keeps plays that come out the same when the server plays them again', async () => {
    await runs;
    const plays = await db.select().from(gamePlays).where(isNotNull(gamePlays.finishedAt)).limit(30);
    for (const play of plays) {
      const moves = await listMoves(db, { userId: play.studentId } as OwnRows, play.id);
      const { points, accuracy, isComplete } = judgePlay(play, moves);
      expect({ points, accuracy, isComplete }).toEqual({
        points: play.points,
        accuracy: play.accuracy,
        isComplete: play.isComplete,
      });
    }
  });

  it('opens a student’s own screens, with decks and words', async () => {
    const last = (await runs)[0].out.trimEnd().split('\n')[2] ?? '';
    const { visitor } = await signIn(last);
    const own = ['/games/hub', '/games/stats', '/study', '/flashcards/queue', '/todos', '/assignments/mine'];
    for (const path of ['/daily-tasks/today?language=tr', ...own])
      expect((await visitor.get(path)).status, path).toBe(200);
    expect((await visitor.get('/flashcards/decks')).body.length).toBeGreaterThan(0);
    const { counts } = (await visitor.get('/memory/summary')).body;
    expect(counts.learning + counts.known).toBeGreaterThan(10);
  });

  it('leaves a school of one’s own alone and says how to see the demo', async () => {
    const own = await testApp();
    await buildTeacher(own);
    const ended = await demo(own);
    expect(ended).toMatchObject({
      code: 1,
      out: '',
      complaint: expect.stringContaining('DATA_DIR=.data-demo npm run demo'),
    });
    expect(await own.db.select().from(authUsers)).toHaveLength(1);
    await own.close();
  });
});
