import { limits } from '@wordgrove/contract/limits';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyTasks, pdfLookUps, pdfReadings, practiceEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { taskOf } from '#testing/own-task.ts';
import { buildText } from '#testing/own-text.ts';
import { countStatements } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let outsider: Person;
let classId: string;
let code: string;
let text: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  ({ classId, code } = await buildInvite(teacher));
  outsider = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
});

beforeEach(async () => {
  student = await buildStudent(app, code);
  // At 500 words a minute, 30 s for page 1, 12 s for page 2; page 3 is a picture.
  text = await buildText(app, teacher, { classIds: [classId], words: [['lend:verb', 'B1', 1]], pages: [250, 100, 0] });
});

afterAll(() => app.close());

const nowIso = () => app.clock.now().toISOString();
const place = (person: Person, wish: object, id = text) =>
  person.visitor.post(`/pdfs/${id}/place`, { page: 1, offset: 0, at: nowIso(), ...wish });
type Time = readonly [page: number, seconds: number];
const report = (times: readonly Time[], more: object = {}, person = student) =>
  person.visitor.post(`/pdfs/${text}/reports`, {
    ...{ reportId: uuid(), at: nowIso(), pages: times.map(([page, seconds]) => ({ page, ms: 1000 * seconds })) },
    ...more,
  });
const readingOf = async (person: Person) => {
  const [row] = await app.db
    .select()
    .from(pdfReadings)
    .where(and(eq(pdfReadings.readerId, person.id), eq(pdfReadings.pdfId, text)));
  return row;
};
const progressOf = async (task: string) => (await app.db.select().from(dailyTasks).where(eq(dailyTasks.id, task)))[0];

describe('the place in a text', () => {
  it('is the latest, whichever device sends it last', async () => {
    expect((await place(student, { page: 2, offset: 0.25 })).body).toEqual({ changed: 1 });
    app.clock.advance(60_000);
    const late = new Date(app.clock.now().getTime() - 120_000).toISOString();
    expect((await place(student, { page: 1, at: late })).body).toEqual({ changed: 0 });
    expect(await readingOf(student)).toMatchObject({ page: 2, offset: 0.25 });
    expect((await place(student, { page: 1, offset: 1 })).body).toEqual({ changed: 1 });
    expect(await readingOf(student)).toMatchObject({ page: 1, offset: 1 });
  });

  it('is the top of a page where it is nearer to it than the column can tell', async () => {
    expect(await place(student, { page: 2, offset: 5e-324 })).toMatchObject({ status: 200, body: { changed: 1 } });
    expect(await readingOf(student)).toMatchObject({ page: 2, offset: 0 });
  });

  it('of a device whose clock is ahead is as of now, and no page lies behind the last', async () => {
    const ahead = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    await place(student, { page: 999, at: ahead });
    const reading = await readingOf(student);
    expect(reading?.page).toBe(3);
    expect(reading?.placedAt?.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  it('is kept for the teacher too, and for nobody who can’t read the text', async () => {
    expect((await place(teacher, { page: 2 })).status).toBe(200);
    expect((await place(outsider, { page: 2 })).status).toBe(404);
    const archived = await buildText(app, teacher, { classIds: [classId], status: 'archived' });
    expect((await place(student, {}, archived)).status).toBe(404);
    expect((await place(teacher, {}, archived)).status).toBe(200);
  });
});

describe('a report', () => {
  it('adds up time until a page had as much as its words take, and tells the teacher', async () => {
    expect((await report([[1, 20]])).body).toMatchObject({ pagesRead: 0, finishedAt: null });
    app.clock.advance(20_000);
    expect((await report([[1, 10]])).body).toMatchObject({ pagesRead: 1, finishedAt: null });
    expect(await readingOf(student)).toMatchObject({ activeMs: 30_000, pagesRead: 1 });
    expect(await hintsFor(app, teacher)).toContain('pdfs');
  });

  it('sent again counts once, even at the same moment', async () => {
    const same = { reportId: uuid(), at: nowIso() };
    const answers = await Promise.all([report([[1, 40]], same), report([[1, 40]], same), report([[1, 40]], same)]);
    expect(answers.map(({ body }) => body.pagesRead)).toEqual([1, 1, 1]);
    expect(await readingOf(student)).toMatchObject({ activeMs: 40_000, pagesRead: 1 });
  });

  it('holds no more time than has passed since the last one', async () => {
    const began = app.clock.now().getTime() - 60_000;
    const secondsLater = (seconds: number) => ({ at: new Date(began + 1000 * seconds).toISOString() });
    await report([[2, 1]], secondsLater(0));
    expect((await report([[1, 300]], secondsLater(10))).body).toMatchObject({ pagesRead: 0 });
    expect((await report([[1, 300]], secondsLater(5))).body).toMatchObject({ pagesRead: 0 });
    expect(await readingOf(student)).toMatchObject({ activeMs: 11_000 });
  });

  it('says which tasks the pages moved, until one is completed', async () => {
    const pages = await taskOf(app, student, { counts: 'pages-read', target: 3 });
    expect((await report([[1, 30]])).body.tasks).toEqual([{ id: pages, progress: 1, byActivity: 1 }]);
    await taskOf(app, student, { counts: 'texts-finished', target: 1 });
    app.clock.advance(600_000);
    expect((await report([[2, 60]])).body.tasks).toBeNull();
    expect((await report([[2, 1]])).body.tasks).toEqual([]);
  });

  it('finishes the text when every page with text was read, once, and counts it as a lesson', async () => {
    const pages = await taskOf(app, student, { counts: 'pages-read', target: 3 });
    const texts = await taskOf(app, student, { counts: 'texts-finished', target: 1, xp: 45 });
    await report([
      [1, 30],
      [2, 12],
      [3, 60],
    ]);
    const { body } = await report([[1, 0]]);
    expect(body).toMatchObject({ pagesRead: 2, finishedAt: expect.stringContaining('T') });
    app.clock.advance(600_000);
    await report([
      [1, 200],
      [2, 100],
    ]);
    expect((await report([[3, 1]])).body).toMatchObject({ pagesRead: 2, finishedAt: body.finishedAt });
    expect(await progressOf(pages)).toMatchObject({ progress: 2, byActivity: 2 });
    expect(await progressOf(texts)).toMatchObject({ progress: 1, xpGiven: 45 });
    const { body: profile } = await student.visitor.get('/profiles/me');
    expect(profile.student.progress).toMatchObject({ completedLessons: 1 });
  });

  it('counts pages in the pages that the text has', async () => {
    expect((await report([[99, 300]])).body).toMatchObject({ pagesRead: 0 });
    expect(await readingOf(student)).toMatchObject({ activeMs: 0 });
  });

  it('is refused of a browser that has changed hands, and for a text that the student can’t read', async () => {
    expect((await report([[1, 1]], { studentId: outsider.id })).status).toBe(401);
    expect((await report([[1, 1]], { studentId: student.id })).status).toBe(200);
    expect((await report([[1, 1]], {}, outsider)).status).toBe(404);
    expect((await report([[1, 1]], {}, teacher)).status).toBe(403);
    expect((await report([[1, limits.readingReportMs / 1000 + 1]])).status).toBe(400);
  });

  it('that completes no page takes few statements', async () => {
    await report([[2, 1]]);
    app.clock.advance(60_000);
    // The session, begin, the reading, its pages, the time, the hints, commit.
    expect(await countStatements(app, () => report([[1, 5]]))).toBe(7);
  });
});

it('takes as many statements for a report of twenty pages as for one of a single page', async () => {
  const task = await taskOf(app, student, { counts: 'pages-read', target: 21 });
  text = await buildText(app, teacher, { classIds: [classId], pages: Array(22).fill(50) });
  const read = (pages: readonly number[]) => {
    app.clock.advance(1_200_000);
    return countStatements(app, () => report(pages.map((page) => [page, 10])));
  };
  const one = await read([1]);
  expect(await progressOf(task)).toMatchObject({ progress: 1, byActivity: 1 });
  expect(await read(Array.from({ length: 20 }, (_, n) => n + 1))).toBe(one);
  // The first page had moved it already.
  expect(await progressOf(task)).toMatchObject({ progress: 20, byActivity: 20, completedAt: null });
});

describe('a look-up in a text', () => {
  const look = (met: object, id = uuid(), person = student) =>
    person.visitor.post('/dictionary/look-ups', { id, word: 'lent', met });
  const lookUps = () => app.db.select().from(pdfLookUps).where(eq(pdfLookUps.studentId, student.id));
  const placeOf = async (id: string) =>
    (await app.db.select().from(practiceEvents).where(eq(practiceEvents.id, id)))[0]?.place;

  it('is kept with its page, once for each word and page', async () => {
    const id = uuid();
    expect((await look({ pdfId: text, page: 2 }, id)).status).toBe(201);
    await look({ pdfId: text, page: 2 });
    await look({ pdfId: text, page: 1 });
    expect(await placeOf(id)).toEqual({ pdfId: text, page: 2 });
    expect((await lookUps()).map(({ word, page }) => `${word} ${page}`).sort()).toEqual(['lend:verb 1', 'lend:verb 2']);
  });

  it('counts in what its reader hears of the text, each word once', async () => {
    const open = async (person: Person) => (await person.visitor.post(`/pdfs/${text}/open`, {})).body.progress;
    expect(await open(student)).toMatchObject({ wordsLookedUp: 0 });
    await look({ pdfId: text, page: 2 });
    await look({ pdfId: text, page: 1 });
    expect((await report([[1, 1]])).body).toMatchObject({ wordsLookedUp: 1 });
    expect(await open(student)).toMatchObject({ wordsLookedUp: 1 });
    const { body } = await student.visitor.post('/pdfs/library', {});
    const own = body.texts.find(({ id }: { id: string }) => id === text);
    expect(own.progress).toMatchObject({ wordsLookedUp: 1 });
    expect(await open(await buildStudent(app, code))).toMatchObject({ wordsLookedUp: 0 });
  });

  it('moves a task that asks for words while reading; one in the dictionary moves only those that take any', async () => {
    const whileReading = await taskOf(app, student, { counts: 'words-looked-up', met: 'text', target: 2 });
    const anywhere = await taskOf(app, student, { counts: 'words-looked-up', target: 3 });
    await student.visitor.post('/dictionary/look-ups', { id: uuid(), word: 'lent' });
    await look({ pdfId: uuid(), page: 1 });
    expect([await progressOf(whileReading), await progressOf(anywhere)]).toMatchObject([
      { progress: 0 },
      { progress: 1 },
    ]);
    expect((await look({ pdfId: text, page: 2 })).body.tasks).toEqual([
      { id: whileReading, progress: 1, byActivity: 1 },
    ]);
    const { body } = await student.visitor.get('/daily-tasks/today', { language: 'en' });
    expect(body.tasks).toContainEqual(expect.objectContaining({ id: whileReading, isCounted: true, progress: 1 }));
  });

  it('in a text or page that isn’t the student’s is a look-up like any other', async () => {
    const foreign = await buildText(app, teacher, {});
    for (const met of [
      { pdfId: foreign, page: 1 },
      { pdfId: text, page: 4 },
      { pdfId: uuid(), page: 1 },
    ]) {
      const id = uuid();
      expect((await look(met, id)).status).toBe(201);
      expect(await placeOf(id)).toEqual({});
    }
    expect(await lookUps()).toEqual([]);
  });
});

describe('the dashboard', () => {
  const reading = async () => {
    const { status, body } = await student.visitor.get('/dashboards/student', { language: 'en' });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.reading;
  };

  it('goes on with the text that was opened last and isn’t finished', async () => {
    expect(await reading()).toBeNull();
    await report([[1, 1]]);
    expect(await reading()).toEqual({ id: text, title: 'The lost key', page: null, pages: 3 });
    await place(student, { page: 2 });
    expect(await reading()).toMatchObject({ page: 2 });
    app.clock.advance(60_000);
    const newer = await buildText(app, teacher, { classIds: [classId], title: 'The river' });
    await place(student, {}, newer);
    expect(await reading()).toMatchObject({ id: newer, title: 'The river' });
    app.clock.advance(60_000);
    await report([
      [1, 30],
      [2, 12],
    ]);
    app.clock.advance(60_000);
    await report([
      [1, 30],
      [2, 12],
    ]);
    expect(await readingOf(student)).toMatchObject({ pagesRead: 2 });
    expect(await reading()).toMatchObject({ id: newer });
  });
});

it('offers tasks that need texts only to students with something to read', async () => {
  const kinds = async (person: Person) => {
    const seen = new Set<string>();
    for (let n = 0; n < limits.taskSetsPerDay; n += 1) {
      await person.visitor.post('/daily-tasks/sets', { id: uuid(), language: 'en' });
      const { body } = await person.visitor.get('/daily-tasks/today', { language: 'en' });
      for (const { actionUrl } of body.tasks) seen.add(actionUrl);
    }
    return seen;
  };
  expect(await kinds(outsider)).not.toContain('/pdfs');
  expect(await kinds(student)).toContain('/pdfs');
});
