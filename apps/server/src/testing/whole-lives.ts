import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '#db/client.ts';
import {
  authAudit,
  classInvites,
  classTeachers,
  dictionaryCalls,
  gameTestAnswers,
  notices,
  pdfLookUps,
  pdfReadPages,
} from '#db/schema/all.ts';
import { insertMail } from '#features/mail/store.ts';
import type { OwnRows } from '#http/context.ts';
import type { Jobs } from '#platform/jobs.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { openMemory } from '#testing/learner.ts';
import { buildOwnDeck } from '#testing/own-deck.ts';
import { movesFor, startQuiz } from '#testing/player.ts';
import { nameAndCard } from '#testing/rights/cards.ts';
import { fillPasskey } from '#testing/rights/passkeys.ts';
import { handInWork } from '#testing/send-hand-in.ts';
import { offerTeaching } from '#testing/shared-teaching.ts';
import { setAndGrade } from '#testing/whole-homework.ts';

/** A marker in every text that the two people wrote about themselves. */
export const canaries = { teacher: 'Kanarya', student: 'Pinson' } as const;

export type WholeLives = {
  app: TestApp;
  /** Taught two classes: an archived one alone, and one together with `colleague`. */
  teacher: Person;
  colleague: Person;
  /** Was in both, and left a row in every table with personal rows. */
  student: Person;
  /** Is in both and stays. */
  classmate: Person;
  classes: { alone: string; together: string };
  close: () => Promise<void>;
};

/** A school in which a teacher and a student have done everything that leaves a row. */
export async function wholeLives(): Promise<WholeLives> {
  const app = await testApp();
  const teacher = await buildTeacher(app, { fullName: `Jale ${canaries.teacher}`, email: 'kanarya@school.example' });
  const colleague = await buildTeacher(app, { fullName: 'Bora Deniz' });
  const alone = await buildInvite(teacher, { className: 'Seven B' });
  const together = await buildInvite(teacher, { className: 'Reading Club' });
  await app.db.insert(classTeachers).values({ classId: together.classId, teacherId: colleague.id });
  const student = await buildStudent(app, alone.code, {
    fullName: `Zoë.${canaries.student} O'Brien`,
    email: 'pinson@family.example',
  });
  const classmate = await buildStudent(app, alone.code, { fullName: 'Ela Su' });
  for (const each of [classmate, student])
    await each.visitor.post('/enrolments', { id: uuid(), code: together.code, signInHelp: true });
  const classes = { alone: alone.classId, together: together.classId };
  const lives = { app, teacher, colleague, student, classmate, classes };
  await liveOn(lives);
  const jobs = await queueForReal(app);
  return {
    ...lives,
    close: async () => {
      await jobs.stop();
      await app.close();
    },
  };
}

/** A text by the teacher, in which the student has read and looked a word up. */
async function readText({ db, clock }: TestApp, teacher: Person, classId: string, { id, visitor }: Person) {
  const pdfId = uuid();
  const text = { title: canaries.teacher, description: canaries.teacher, text: canaries.teacher };
  await teacher.visitor.post('/pdfs', { id: pdfId, ...text, classIds: [classId] });
  await visitor.post(`/pdfs/${pdfId}/open`, {});
  await visitor.post('/notices/digest', { isOn: false });
  const now = clock.now();
  await db.insert(pdfReadPages).values({ pdfId, readerId: id, page: 1, activeMs: 5000, readAt: now });
  await db.insert(pdfLookUps).values({ pdfId, studentId: id, page: 1, word: 'canary:noun', firstAt: now });
}

async function liveOn({
  app,
  teacher,
  colleague,
  student,
  classmate,
  classes,
}: Omit<WholeLives, 'close'>): Promise<void> {
  const { db, clock } = app;
  const now = clock.now();
  await change(teacher, {
    schoolName: `${canaries.teacher} School`,
    subjects: [`${canaries.teacher} English`],
    bio: canaries.teacher,
  });
  await change(student, { grade: `${canaries.student} grade` });
  await setAndGrade(teacher, classes.alone, [student, classmate], canaries.teacher);
  await readText(app, teacher, classes.together, student);
  await handInWork(app, teacher, classes.together, [student, classmate], [canaries.student, 'Holidays']);
  const until = new Date(now.getTime() + 7 * dayMs).toISOString().slice(0, 10);
  const aside = { studentId: student.id, rule: 'missing', reason: canaries.teacher, until };
  await teacher.visitor.post('/analytics/asides', { id: uuid(), ...aside });
  await teacher.visitor.post(`/classes/${classes.alone}/hand-over`, { teacherEmail: colleague.email });
  await offerTeaching(teacher, colleague, classes.together);
  await teacher.visitor.post(`/classes/${classes.alone}/archive`);
  await teacher.visitor.post(`/auth/students/${student.id}/sign-in-code`);
  await teacher.visitor.post(`/auth/students/${classmate.id}/sign-in-code`);
  for (const { id } of [student, classmate]) await nameAndCard(app, teacher, id);
  await fillPasskey(app, 'teacher', teacher.id);
  await app.visitor().post('/auth/sign-in', { email: student.email, password: 'wrong-one' });
  await app.visitor().post('/auth/sign-in', { email: teacher.email, password: 'wrong-one' });
  for (const { email } of [student, teacher]) {
    await app.visitor().post('/auth/password/forgotten', { email, language: 'en' });
  }
  await db.insert(notices).values({
    id: uuid(),
    userId: teacher.id,
    kind: 'class-taken-over',
    params: { teacherName: 'Bora Deniz' },
    createdAt: now,
  });
  await db.insert(authAudit).values([
    { id: uuid(), actorId: null, subjectId: teacher.id, action: 'locked', at: now },
    { id: uuid(), actorId: student.id, subjectId: student.id, action: 'password-changed', at: now },
  ]);
  await practise(app, student);
  await doTasks(student);
  await buildOwnDeck(app, student.id, canaries.student);
  await buildOwnDeck(app, teacher.id, canaries.teacher, classes.together);
  await readDictionary(app, student);
  await playGame(app, student);
  await study(student);
  await noteTodos(student);
  await db.update(classInvites).set({ lastUsedBy: student.id }).where(eq(classInvites.classId, classes.together));
}

async function practise({ db, clock }: TestApp, { id }: Person): Promise<void> {
  const now = clock.now();
  const own = { userId: id } as OwnRows;
  const event = { word: 'lend:verb', activity: 'card', task: 'recalled', passed: true, occurredAt: now } as const;
  const memory = openMemory(db);
  const [kept, undone] = [uuid(), uuid()];
  const earlier = new Date(now.getTime() - 4 * dayMs);
  await inTransaction(db, async (tx) => {
    await memory.recordEvidence(
      tx,
      own,
      [
        { ...event, id: kept },
        { ...event, id: undone },
        { ...event, id: uuid(), word: 'bank:noun', occurredAt: earlier },
        { ...event, id: uuid(), word: 'bank:noun' },
        // Drawn from its level, of which it tells.
        { ...event, id: uuid(), word: 'borrow:verb', activity: 'game:quiz', task: 'recognised' },
      ],
      now,
    );
    await memory.undoEvidence(tx, own, { id: uuid(), cancels: undone, occurredAt: now }, now);
    await memory.awardXp(tx, own, { reason: `task:${uuid()}`, amount: 30, at: now });
  });
}

/** A finished play and an open one, all wrong, since not every question is about a word; and an answer as in a test. */
async function playGame({ db, clock }: TestApp, student: Person): Promise<void> {
  for (const end of ['finish', 'moves']) {
    const { id, items } = await startQuiz(student, { items: 4 });
    await student.visitor.post(`/games/plays/${id}/${end}`, { from: 0, moves: movesFor(items, [0, 1, 2, 3]) });
    const place = { studentId: student.id, playId: id, question: 0, seq: 1 };
    await db.insert(gameTestAnswers).values({ ...place, answeredAt: clock.now() });
  }
}

/** One step of a task that takes more than one, so nothing is paid. */
async function doTasks({ visitor }: Person): Promise<void> {
  const { body } = await visitor.post('/daily-tasks/generate', { language: 'en' });
  const long = body.tasks.find(({ target }: { target: number }) => target > 1);
  await visitor.post(`/daily-tasks/tasks/${long.id}/advance`, { language: 'en', progress: 1 });
}

/** An hour from long ago, a goal and a running clock. */
async function study({ visitor }: Person): Promise<void> {
  const hour = { activity: 'reading', note: canaries.student, day: '2026-05-01', time: '10:00', minutes: 60 };
  await visitor.post('/study/sessions', { id: uuid(), ...hour });
  await visitor.post('/study/goal', { minutes: 20 });
  await visitor.post('/study/timer', { id: uuid(), activity: 'grammar' });
}

async function noteTodos({ visitor }: Person): Promise<void> {
  const todoId = uuid();
  await visitor.post('/todos', { id: todoId, title: canaries.student, notes: canaries.student, dueOn: '2026-05-01' });
  await visitor.post(`/todos/${todoId}/tick`, { isDone: true });
}

async function readDictionary({ db, clock }: TestApp, { id, visitor }: Person): Promise<void> {
  // No English word, so it leaves a search and no evidence.
  await visitor.post('/dictionary/look-ups', { id: uuid(), word: canaries.student });
  await visitor.post('/dictionary/saved-words', { word: canaries.student });
  const now = clock.now();
  await db.insert(dictionaryCalls).values({ userId: id, calledAt: [now], lastAt: now });
}

async function change(person: Person, fields: Record<string, unknown>): Promise<void> {
  const { version } = (await person.visitor.get('/profiles/me')).body;
  await person.visitor.patch('/profiles/me', { version, ...fields });
}

/** Moves the app's queued jobs into the real queue, and once through the mailbox; one job records how it failed. */
async function queueForReal(app: TestApp): Promise<Jobs<Record<string, object>>> {
  const log = createLog({ level: 'silent' });
  const jobs = createJobs<Record<string, object>>({
    connectionString: app.url,
    queues: ['account-mail', 'support-message', 'prepare-text'],
    log,
  });
  await jobs.start();
  const queued = [...app.jobs.waiting];
  await app.jobs.run();
  for (const mail of app.outbox) await insertMail(app.db, mail, { id: uuid(), now: app.clock.now() });
  for (const { queue, payload } of queued) await jobs.send(queue, payload);
  return jobs;
}

export type Row = { table: string; row: Record<string, unknown> };

/** Every row of every table, whichever library made it, that contains a text, as text or in bytes. */
export async function rowsWith(app: TestApp, text: string): Promise<Row[]> {
  const { rows: tables } = await app.db.$client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: Row[] = [];
  for (const { name } of tables) {
    const { rows } = await app.db.$client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${name} AS t WHERE strpos(lower(t::text), lower($1)) > 0 OR strpos(t::text, $2) > 0`,
      [text, Buffer.from(text).toString('hex')],
    );
    found.push(...rows.map(({ row }) => ({ table: name.replace('public.', ''), row })));
  }
  return found;
}
