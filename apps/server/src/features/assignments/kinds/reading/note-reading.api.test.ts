import { and, eq, gt } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents, pdfPages, pdfs } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, ownAssignment, readingTask, readPages, setAssignment, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { buildText } from '#testing/own-text.ts';
import { statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let invite: { code: string; classId: string };
/** Three pages, the second without words. */
let text: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 1000 });
});

beforeEach(async () => {
  student = await buildStudent(app, invite.code);
  text = await buildText(app, teacher, { pages: [50, 0, 50] });
});

afterAll(() => app.close());

const setReading = (more: object = {}) => setAssignment(teacher, invite.classId, { task: readingTask(text), ...more });
const turnIn = (id: string) => student.visitor.post(`/assignments/${id}/turn-in`);
const workOf = async (id: string) => {
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  return body.students.find(({ studentId }: { studentId: string }) => studentId === student.id);
};

describe('reading for homework', () => {
  it('begins with the first page and turns itself in with the last, on both screens', async () => {
    const id = await setReading();
    await app.db.delete(liveEvents);
    await readPages(app, student, text, [1]);
    expect(await hintsFor(app, teacher)).toContain('assignments');
    expect(await hintsFor(app, student)).toContain('assignments');
    expect(await ownAssignment(student, id)).toMatchObject({
      ...{ state: 'started', percent: 50, turnedInAt: null },
      task: { read: 1, of: 2 },
    });
    const at = app.clock.now();
    await readPages(app, student, text, [3], at);
    const turnedInAt = at.toISOString();
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', percent: 100, turnedInAt });
    expect(await workOf(id)).toMatchObject({ state: 'turned-in', percent: 100, pages: { read: 2, of: 2 } });
    const { body } = await teacher.visitor.get(`/assignments/${id}`);
    expect(body.progress).toMatchObject({ started: 1, turnedIn: 1 });
  });

  it('wants only the chosen pages, of each homework its own', async () => {
    const first = await setReading({ task: readingTask(text, { to: 1 }) });
    const rest = await setReading({ task: readingTask(text, { from: 2 }) });
    await readPages(app, student, text, [1]);
    expect(await ownAssignment(student, first)).toMatchObject({ state: 'turned-in', task: { read: 1, of: 1 } });
    expect(await ownAssignment(student, rest)).toMatchObject({ state: 'assigned', task: { read: 0, of: 1 } });
    await readPages(app, student, text, [3]);
    expect(await ownAssignment(student, rest)).toMatchObject({ state: 'turned-in' });
  });

  it('is only next on the dashboard until it is done', async () => {
    const id = await setReading({ due: dueIn(app, 60) });
    const next = async () => (await student.visitor.get('/dashboards/student?language=en')).body.assignments.soonest[0];
    expect(await next()).toMatchObject({ id, state: 'assigned', task: { kind: 'reading', pdfId: text, from: 1 } });
    await readPages(app, student, text, [1]);
    expect(await next()).toMatchObject({ id, state: 'started', openPlay: null });
    await readPages(app, student, text, [3]);
    expect((await next())?.id).not.toBe(id);
  });

  it('can be turned in by hand only when all of it was read', async () => {
    const id = await setReading();
    await readPages(app, student, text, [1]);
    expect(await turnIn(id)).toMatchObject({ status: 409, body: { code: 'nothing-to-turn-in' } });
    await readPages(app, student, text, [3]);
    expect((await student.visitor.post(`/assignments/${id}/take-back`)).body).toMatchObject({ state: 'started' });
    expect(await turnIn(id)).toMatchObject({ status: 200, body: { state: 'turned-in' } });
  });

  it('is turned in once, however its end, the hand and the teacher meet', async () => {
    const id = await setReading();
    await readPages(app, student, text, [1]);
    const at = app.clock.now().toISOString();
    const read = () =>
      student.visitor.post(`/pdfs/${text}/reports`, { reportId: uuid(), at, pages: [{ page: 3, ms: minutes(5) }] });
    const due = { at: '2199-05-04T16:30', timeZone: 'UTC' };
    const [first, second, byHand, extended] = await Promise.all([
      read(),
      read(),
      turnIn(id),
      teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due }),
      setReading({ title: 'At the same moment' }),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect([200, 409]).toContain(byHand?.status);
    expect([400, 409]).toContain(extended?.status);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', turnedInAt: at, percent: 100 });
  });

  it('is never asked about for a student without such homework, but by one statement', async () => {
    const free = await buildText(app, teacher, { classIds: [invite.classId], pages: [50] });
    await setReading();
    const pages = [{ page: 1, ms: minutes(1) }];
    const report = { reportId: uuid(), at: app.clock.now().toISOString(), pages };
    const sent = await statementsDuring(app, () => student.visitor.post(`/pdfs/${free}/reports`, report));
    expect(sent.map(({ name }) => name).filter((name) => name === 'open_readings')).toHaveLength(1);
    expect(sent.filter(({ text: sql }) => /assignment/.test(sql))).toHaveLength(1);
    const hints = await app.db
      .select()
      .from(liveEvents)
      .where(and(eq(liveEvents.audience, `user:${student.id}`), eq(liveEvents.topic, 'assignments')));
    expect(hints.length).toBe(1);
  });
});

describe('the due time of reading', () => {
  it('makes what is read after it late', async () => {
    const id = await setReading({ due: dueIn(app, 3) });
    await readPages(app, student, text, [1, 3]);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'late' });
  });

  it('ends it when late work isn’t taken, by hand too', async () => {
    const id = await setReading({ due: dueIn(app, 3), isLateAllowed: false });
    await readPages(app, student, text, [1, 3]);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'started', percent: 100, isOpen: false });
    expect(await turnIn(id)).toMatchObject({ status: 409, body: { code: 'assignment-over' } });
  });

  it('is kept by a report that comes later', async () => {
    const id = await setReading({ due: dueIn(app, 20), isLateAllowed: false });
    const began = app.clock.now();
    app.clock.advance(minutes(60));
    await readPages(app, student, text, [1, 3], began);
    const read = new Date(began.getTime() + minutes(6)).toISOString();
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', turnedInAt: read });
  });

  it('is later for whom the teacher gave more time', async () => {
    const id = await setReading({ due: dueIn(app, 3), isLateAllowed: false });
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: dueIn(app, 60) });
    await readPages(app, student, text, [1, 3]);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', percent: 100 });
  });

  it('can have passed when who has read everything gets the homework', async () => {
    await setReading();
    const other = await buildStudent(app, invite.code);
    const wish = { task: readingTask(text), due: dueIn(app, 3), isLateAllowed: false, publishes: true };
    const strict = { ...wanted(invite.classId), ...wish };
    await teacher.visitor.post('/assignments', { ...strict, studentIds: [other.id] });
    app.clock.advance(minutes(10));
    await readPages(app, student, text, [1, 3]);
    await teacher.visitor.patch(`/assignments/${strict.id}`, { ...strict, version: 0 });
    expect(await ownAssignment(student, strict.id)).toMatchObject({ state: 'started', turnedInAt: null });
    expect(await ownAssignment(student, await setReading({ due: dueIn(app, -60) }))).toMatchObject({ state: 'late' });
  });
});

describe('reading is not turned in', () => {
  it('once the teacher has closed it, until it is opened again', async () => {
    const id = await setReading();
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    app.clock.advance(minutes(1));
    await readPages(app, student, text, [1, 3]);
    expect(await ownAssignment(student, id)).toMatchObject({ turnedInAt: null, percent: 100, isOpen: false });
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: false });
    expect(await turnIn(id)).toMatchObject({ status: 200 });
  });

  it('by who was taken out of the class, who can’t read it there', async () => {
    const id = await setReading();
    await readPages(app, student, text, [1]);
    const { body } = await teacher.visitor.get('/students');
    const row = body.find(({ studentId }: { studentId: string }) => studentId === student.id);
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [row.enrolmentId] });
    await expect(readPages(app, student, text, [3])).rejects.toThrow('404');
    expect(await ownAssignment(student, id)).toBeUndefined();
    expect(await workOf(id)).toBeUndefined();
    await teacher.visitor.post('/enrolments/restore', { enrolmentIds: [row.enrolmentId] });
    await readPages(app, student, text, [3]);
    expect(await workOf(id)).toMatchObject({ state: 'turned-in' });
  });

  it('while the class is archived', async () => {
    const own = await buildInvite(teacher, { className: `Archived ${uuid().slice(-6)}` });
    student = await buildStudent(app, own.code);
    const id = await setAssignment(teacher, own.classId, { task: readingTask(text) });
    await teacher.visitor.post(`/classes/${own.classId}/archive`);
    await expect(readPages(app, student, text, [1])).rejects.toThrow('404');
    expect(await ownAssignment(student, id)).toBeUndefined();
  });
});

it('counts the pages that a text has after it was prepared again', async () => {
  const id = await setReading();
  await readPages(app, student, text, [1]);
  await app.db.delete(pdfPages).where(and(eq(pdfPages.pdfId, text), gt(pdfPages.page, 1)));
  await app.db.update(pdfs).set({ pages: 1 }).where(eq(pdfs.id, text));
  expect(await ownAssignment(student, id)).toMatchObject({ percent: 100, task: { read: 1, of: 1 }, turnedInAt: null });
  expect(await turnIn(id)).toMatchObject({ status: 200 });
  await app.db.delete(pdfPages).where(eq(pdfPages.pdfId, text));
  expect(await workOf(id)).toMatchObject({ state: 'turned-in', percent: null, pages: null });
});
