import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classEnrolments } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { recall } from '#testing/player.ts';
import { statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let classId: string;
let code: string;
let students: Person[];
let outsider: Person;
let text: string;

/** 100 running words: 60 of dictionary words, 30 names and numbers, 10 unlisted. */
const words = [
  ['the:determiner', 'A1', 40],
  ['apple:noun', 'A1', 10],
  ['lend:verb', 'B1', 6],
  ['harbour:noun', 'C1', 4],
] as const;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  other = await buildTeacher(app);
  outsider = await buildStudent(app, (await buildInvite(other)).code);
});

beforeEach(async () => {
  ({ classId, code } = await buildInvite(teacher, { className: `Class ${uuid()}` }));
  students = [await buildStudent(app, code), await buildStudent(app, code), await buildStudent(app, code)];
  text = await buildText(app, teacher, { classIds: [classId], words, names: 30, unlisted: 10 });
});

afterAll(() => app.close());

const student = (n: number) => students[n] ?? teacher;
const fitOf = (person: Person = teacher, id = text, of = classId) =>
  person.visitor.get(`/pdfs/${id}/fit`, { classId: of });
const coverage = async (person: Person, ids = [text]) => {
  const { status, body } = await person.visitor.post('/pdfs/coverage', { ids });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** A word answered right again and again until it is known. */
async function learn(person: Person, key: string): Promise<void> {
  for (const daysAgo of [90, 80, 50, 1]) await recall(app, person, daysAgo, [key], { grade: 4 });
}

describe('the fit of a class', () => {
  it('is estimated for a class without evidence, and says that nothing is measured', async () => {
    const { status, body } = await fitOf();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ classId, students: 3, level: 'B1', pack: null, bands: { hard: 3 } });
    expect(body.median).toMatchObject({ measured: 0, learning: 0 });
    expect(body.lowest).toBe(body.highest);
    expect(body.median.known + body.median.fresh).toBeCloseTo(1, 9);
    expect(body.median.coverage).toBeGreaterThan(0.75);
    expect(body.median.coverage).toBeLessThan(0.9);
    expect(body.lacked.map(({ word }: { word: string }) => word)).toEqual(['lend:verb', 'harbour:noun']);
    expect(body.lacked[1]).toMatchObject({ lemma: 'harbour', lacking: 3, times: 4, page: 1 });
  });

  it('rises with what the students learn, for them alone', async () => {
    const before = (await fitOf()).body;
    await learn(student(0), 'lend:verb');
    await learn(student(1), 'lend:verb');
    const { body } = await fitOf();
    expect(body.highest).toBeGreaterThan(before.highest);
    expect(body.median.measured).toBeCloseTo(0.06, 9);
    expect(body.lowest).toBeCloseTo(before.lowest, 9);
    expect(body.lacked.map(({ word }: { word: string }) => word)).not.toContain('lend:verb');
  });

  it('is for each of its students what the library card says', async () => {
    await learn(student(0), 'harbour:noun');
    await recall(app, student(0), 3, ['lend:verb', 'apple:noun']);
    const [card] = await coverage(student(0));
    for (const each of students.slice(1))
      await app.db.update(classEnrolments).set({ status: 'removed' }).where(eq(classEnrolments.studentId, each.id));
    const { body } = await fitOf();
    expect(card).toEqual({ id: text, fit: body.median });
    expect(card.fit).toMatchObject({ measured: 0.2, learning: 0.16 });
  });

  it('takes evidence about any word that a form may stand for, and the best of them', async () => {
    const id = await buildText(app, teacher, {
      classIds: [classId],
      words: [['left:adjective', 'A2', 10, ['leave:verb']]],
    });
    await recall(app, student(0), 40, ['left:adjective']);
    const [weak] = await coverage(student(0), [id]);
    await learn(student(0), 'leave:verb');
    const [card] = await coverage(student(0), [id]);
    expect(weak.fit).toMatchObject({ known: 0, measured: 1 });
    expect(card.fit).toMatchObject({ coverage: 1, known: 1, measured: 1 });
  });

  it('is none of a text without words, and of a class without students', async () => {
    const picture = await buildText(app, teacher, { classIds: [classId], pages: [0] });
    expect((await fitOf(teacher, picture)).body).toMatchObject({ students: 3, median: null, lacked: [] });
    const { classId: empty } = await buildInvite(teacher, { className: `Empty ${uuid()}` });
    expect((await fitOf(teacher, text, empty)).body).toMatchObject({ students: 0, median: null, lowest: null });
    expect(await coverage(student(0), [picture])).toEqual([]);
  });

  it('is for the teacher of both the text and the class', async () => {
    expect((await fitOf(other)).status).toBe(404);
    const { classId: foreign } = await buildInvite(other, { className: `Foreign ${uuid()}` });
    expect((await fitOf(teacher, text, foreign)).status).toBe(404);
    expect((await fitOf(student(0))).status).toBe(403);
  });

  it('takes five statements for a whole class, all prepared', async () => {
    const sent = await statementsDuring(app, fitOf);
    // The session, the text, its words, the students and what they remember.
    expect(sent).toHaveLength(5);
    expect(sent.filter(({ name }) => !name)).toEqual([]);
  });
});

describe('the coverage on library cards', () => {
  it('takes one statement for all texts, and leaves out those the student can’t read', async () => {
    const hidden = [
      await buildText(app, teacher, { classIds: [classId], words, status: 'archived' }),
      await buildText(app, teacher, { words }),
    ];
    await student(0).visitor.get('/todos');
    const sent = await statementsDuring(app, async () => {
      expect((await coverage(student(0), [text, ...hidden, uuid()])).map(({ id }: { id: string }) => id)).toEqual([
        text,
      ]);
    });
    expect(sent.filter(({ name }) => name === 'covered_texts')).toHaveLength(1);
    expect(sent.filter(({ text: sql }) => sql.includes('pdf_words'))).toHaveLength(1);
    expect(await coverage(outsider)).toEqual([]);
  });
});

describe('what a teacher sees of reading', () => {
  const look = (person: Person, word: string, page = 1) =>
    person.visitor.post('/dictionary/look-ups', { id: uuid(), word, met: { pdfId: text, page } });
  const open = (person: Person) =>
    person.visitor.post(`/pdfs/${text}/place`, { page: 1, offset: 0.5, at: app.clock.now().toISOString() });
  const heat = () => teacher.visitor.post(`/pdfs/${text}/heat`, { classId });

  it('names each active student with what they read', async () => {
    await open(student(0));
    await look(student(0), 'lend');
    await look(student(0), 'lend');
    const { body } = await teacher.visitor.get(`/pdfs/${text}/readers`, { classId });
    expect(body).toHaveLength(3);
    expect(body.find(({ studentId }: { studentId: string }) => studentId === student(0).id)).toMatchObject({
      ...{ wordsLookedUp: 1, pagesRead: 0, finishedAt: null, activeSeconds: 0 },
      openedAt: expect.stringContaining('T'),
    });
    expect(body.find(({ studentId }: { studentId: string }) => studentId === student(1).id)).toMatchObject({
      ...{ openedAt: null, wordsLookedUp: 0 },
    });
    expect((await other.visitor.get(`/pdfs/${text}/readers`, { classId })).status).toBe(404);
  });

  it(`shows no heat below ${limits.heatReadersMin} readers`, async () => {
    await open(student(0));
    await open(student(1));
    await look(student(0), 'lend');
    await look(student(1), 'lend');
    expect((await heat()).body).toEqual({ readers: 2, pages: null });
    await open(student(2));
    expect((await heat()).body).toMatchObject({
      readers: 3,
      pages: [{ page: 1, text: 'Page 1', words: [{ form: 'lend', word: 'lend:verb', readers: 2 }] }],
    });
  });

  it('shows no word that one student alone looked up, nor what students of other classes did', async () => {
    for (const each of students) await open(each);
    await look(student(0), 'harbour');
    expect((await heat()).body.pages[0].words).toEqual([]);
    await app.db
      .update(classEnrolments)
      .set({ status: 'removed' })
      .where(eq(classEnrolments.studentId, student(1).id));
    await look(student(1), 'harbour');
    expect((await heat()).body).toEqual({ readers: 2, pages: null });
    expect((await other.visitor.post(`/pdfs/${text}/heat`, { classId })).status).toBe(404);
  });
});

it('forgets with time: what was known at risk covers less', async () => {
  await learn(student(0), 'harbour:noun');
  const [before] = await coverage(student(0));
  app.clock.advance(2000 * dayMs);
  // The session is over by then; the same question comes from a new one.
  await student(0).visitor.post('/auth/sign-in', { email: student(0).email, password: student(0).password });
  const [after] = await coverage(student(0));
  expect(after.fit.known).toBeLessThan(before.fit.known);
  expect(after.fit.coverage).toBeLessThan(before.fit.coverage);
  expect(after.fit.measured).toBeCloseTo(before.fit.measured, 9);
});
