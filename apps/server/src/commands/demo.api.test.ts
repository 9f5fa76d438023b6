import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListedAssignment, StudentWork } from '@wordgrove/contract/assignments';
import type { RosterEntry } from '@wordgrove/contract/class-fields';
import type { ListedNotice } from '@wordgrove/contract/notices';
import type { ClassFit, Heat, Pdf } from '@wordgrove/contract/pdf-fields';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import {
  assignmentFiles,
  assignments,
  assignmentWork,
  authUsers,
  gamePlays,
  pdfReadings,
  pdfs,
  profiles,
} from '#db/schema/all.ts';
import { turnInRead } from '#features/assignments/kinds/reading/reading-store.ts';
import { turnInLearned } from '#features/assignments/kinds/word-goals/goal-store.ts';
import { judgePlay } from '#features/games/judged.ts';
import { listMoves } from '#features/games/play-store.ts';
import { judgeTestPlay } from '#features/games/tests/judge-test.ts';
import { listTestAnswers } from '#features/games/tests/test-store.ts';
import { tellOnly } from '#features/live/service.ts';
import { levelAt } from '#features/memory/levels.ts';
import { rebuildMemories } from '#flows/rebuild-memories.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';
import { disagreements } from '#testing/demo-disagreements.ts';

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
    const withAddress = /^(teacher|student) {2}\S+@demo\.wordgrove\.example {2}\S{6,}$/;
    expect(lines.filter((line) => withAddress.test(line))).toHaveLength(58);
    expect(lines.filter((line) => /^student {2}[a-z]+\.[a-z]+ {2}\S{6,}$/.test(line))).toHaveLength(4);
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

  it('has children without a mailbox, as a teacher adds them: one has a card that was not used yet', async () => {
    const line = (await runs)[0].out.split('\n').find((each) => each.includes('  layla.haddad  ')) ?? '';
    const { answer } = await signIn(line);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: { email: '', needsVerification: false },
        profile: { student: { inviteCode: null, registeredViaInvite: false } },
      },
    });
    const { visitor } = await signIn((await runs)[0].out.split('\n')[0] ?? '');
    const roster = (await visitor.get('/students')).body as RosterEntry[];
    const added = new Set(roster.filter(({ enrollmentMethod }) => enrollmentMethod === 'roster'));
    expect([...added].map(({ signInName }) => signInName).toSorted()).toEqual([
      'baran.kaplan',
      'layla.haddad',
      'nour.mansour',
      'rojda.aslan',
    ]);
    const cards = [...added].flatMap(({ signInName, card }) => (card ? [{ signInName, card }] : []));
    expect(cards).toMatchObject([{ signInName: 'layla.haddad', card: { usedAt: null } }]);
  });

  it('gives everybody the level that the XP say', async () => {
    await runs;
    const students = await db.select().from(profiles).where(eq(profiles.role, 'student'));
    for (const { totalXp, level } of students) expect(level).toBe(levelAt(totalXp));
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
    for (const [what, query] of Object.entries(disagreements)) {
      const { rows } = await db.execute(query);
      expect(JSON.stringify(rows), what).toBe('[]');
    }
  });

  it('has homework of every kind in every state, with grades, to be graded, and drafts', async () => {
    const [first = '', second = ''] = (await runs)[0].out.split('\n');
    const seen: { kind: string; isOver: boolean; states: Set<string> }[] = [];
    const showing: string[] = [];
    for (const line of [first, second]) {
      const { visitor } = await signIn(line);
      const { assignments } = (await visitor.get('/assignments')).body as { assignments: ListedAssignment[] };
      for (const { id, title, task, publishedAt, appearsAt, closedAt } of assignments) {
        showing.push(publishedAt ? 'published' : appearsAt ? 'scheduled' : 'draft');
        if (!publishedAt) continue;
        const students = (await visitor.get(`/assignments/${id}/work`)).body.students as StudentWork[];
        const isTest = task.kind === 'game' && task.test !== null;
        const states = new Set<string>(students.map(({ state }) => state));
        // A few students may all have missed it: begun or not, that is one state to their teacher.
        const isMissed = students.length < 8 && states.has('missing');
        if (!isMissed) expect(states.size, `${title}: ${[...states]}`).toBeGreaterThan(1);
        seen.push({ kind: isTest ? 'test' : task.kind, isOver: closedAt !== null, states });
      }
      expect((await visitor.get('/assignments/comments')).body.comments.length).toBeGreaterThan(2);
    }
    expect(showing.toSorted().filter((each) => each !== 'published')).toEqual(['draft', 'draft', 'scheduled']);
    for (const kind of ['game', 'test', 'hand-in', 'reading', 'words', 'outcome']) {
      const own = seen.filter((each) => each.kind === kind);
      expect(
        own.filter(({ isOver }) => isOver).every(({ states }) => states.has('returned')),
        kind,
      ).toBe(true);
      expect(own.map(({ isOver }) => isOver).sort(), kind).toEqual(expect.arrayContaining([false, true]));
    }
    const all = new Set(seen.flatMap(({ states }) => [...states]));
    expect([...all].sort()).toEqual(['assigned', 'late', 'missing', 'returned', 'started', 'turned-in']);
    const files = await db.select().from(assignmentFiles);
    expect(files.length).toBeGreaterThan(3);
    for (const { storeKey, bytes } of files) expect((await stat(join(dataDir, 'files', storeKey))).size).toBe(bytes);
  });

  it('has told its teachers of the work that waits for them, at hours when teachers are told', async () => {
    for (const line of (await runs)[0].out.split('\n').slice(0, 2)) {
      const { visitor } = await signIn(line);
      const { notices } = (await visitor.get('/notices/page')).body as { notices: ListedNotice[] };
      const waiting = notices.filter(({ kind }) => kind === 'assignment-waiting');
      expect(waiting.length).toBeGreaterThan(0);
      for (const { assignment } of waiting) expect(assignment?.waiting?.count).toBeGreaterThan(0);
    }
    const atNight = sql`SELECT 1 FROM notices n JOIN profiles p USING (user_id) WHERE n.kind = 'assignment-waiting'
      AND (n.created_at AT TIME ZONE p.time_zone)::time NOT BETWEEN '07:00' AND '20:00'`;
    expect((await db.execute(atNight)).rows).toEqual([]);
  });

  it('leaves no homework open that the pages read or the memory say is done', async () => {
    await runs;
    const set = await db.select().from(assignments).where(isNotNull(assignments.publishedAt));
    const isIn = isNotNull(assignmentWork.turnedInAt);
    await inTransaction(db, async (tx) => {
      const before = await tx.$count(assignmentWork, isIn);
      for (const { id, task } of set) {
        if (task.kind === 'reading') await turnInRead(tx, id, true, new Date());
        if (task.kind === 'words' || task.kind === 'outcome') await turnInLearned(tx, id, true, new Date());
      }
      expect((await tx.$count(assignmentWork, isIn)) - before).toBe(0);
    });
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
    const finished = (isTest: boolean) => and(isNotNull(gamePlays.finishedAt), eq(gamePlays.isTest, isTest));
    const plays = await db.select().from(gamePlays).where(finished(false)).limit(30);
    const tests = await db.select().from(gamePlays).where(finished(true)).limit(10);
    expect(tests).toHaveLength(10);
    for (const play of [...plays, ...tests]) {
      const { points, accuracy, isComplete } = play.isTest
        ? judgeTestPlay(play, await listTestAnswers(db, play))
        : judgePlay(play, await listMoves(db, { userId: play.studentId } as OwnRows, play.id));
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
