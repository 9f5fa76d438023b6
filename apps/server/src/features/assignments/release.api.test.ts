import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignments, liveEvents, pdfs } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, minutes, ownAssignment, readingTask, readPages, setAssignment, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

beforeEach(async () => {
  // Nothing of another test is left waiting.
  await app.db.update(assignments).set({ isScheduled: false });
  const invite = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}` });
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

const schedule = async (count: number, more: object = {}) => {
  const wish = { ...wanted(classId), publishes: true, publishAt: dueIn(app, count), ...more };
  return { id: wish.id, wish, answer: await teacher.visitor.post('/assignments', wish) };
};
const shown = async (id: string) => (await teacher.visitor.get(`/assignments/${id}`)).body;
const publish = (id: string, body: object = {}) => teacher.visitor.post(`/assignments/${id}/publish`, body);
const withdraw = (id: string) => teacher.visitor.post(`/assignments/${id}/withdraw`);
const hints = ({ id }: Person) => app.db.$count(liveEvents, eq(liveEvents.audience, `user:${id}`));
const noticesOf = async ({ visitor }: Person) =>
  (await visitor.get('/notices/page')).body.notices.map(({ kind }: { kind: string }) => kind);
const canOpen = async (text: string) => (await student.visitor.post(`/pdfs/${text}/open`)).status === 200;
const reading = async () => buildText(app, teacher, { pages: [50] });

describe('homework set for a time', () => {
  it('is seen by its teacher with that time, and by nobody else before it', async () => {
    const { id, answer } = await schedule(60);
    expect(answer).toMatchObject({ status: 201, body: { publishedAt: null, trouble: null } });
    expect(answer.body.appearsAt).toBe(new Date(`${dueIn(app, 60).at}:00Z`).toISOString());
    const [listed] = (await teacher.visitor.get('/assignments', { classId })).body.assignments;
    expect(listed).toMatchObject({ id, publishedAt: null, appearsAt: answer.body.appearsAt });
    app.clock.advance(minutes(55));
    expect(await ownAssignment(student, id)).toBeUndefined();
    expect((await student.visitor.get('/assignments/mine', { only: id })).body.assignments).toEqual([]);
    expect((await student.visitor.get(`/assignments/mine/${id}/words`)).status).toBe(404);
    expect((await student.visitor.post(`/assignments/${id}/turn-in`)).status).toBe(404);
    expect((await start(student, { source: { kind: 'assignment', assignmentId: id } })).status).toBe(404);
  });

  it('is there from that instant, whether or not the job has run', async () => {
    const { id, answer } = await schedule(30);
    app.clock.advance(minutes(30));
    expect(await ownAssignment(student, id)).toMatchObject({ publishedAt: answer.body.appearsAt, state: 'assigned' });
    expect(await shown(id)).toMatchObject({ publishedAt: answer.body.appearsAt, appearsAt: null });
    const { status } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    expect(status).toBe(201);
  });

  it('is told to its students by the job, once, and at no other time', async () => {
    const before = await hints(student);
    await schedule(10);
    await app.jobs.run();
    expect(await hints(student)).toBe(before);
    expect(await noticesOf(student)).toEqual([]);
    app.clock.advance(minutes(11));
    await app.jobs.send('release-assignments', {});
    await app.jobs.send('release-assignments', {});
    await app.jobs.run();
    expect(await hints(student)).toBe(before + 1);
    expect(await noticesOf(student)).toEqual(['assignment-new']);
  });

  it('shares its text only then, and turns in what was read by then', async () => {
    const text = await reading();
    const shared = await setAssignment(teacher, classId, { task: readingTask(text) });
    await readPages(app, student, text, [1]);
    await teacher.visitor.post(`/assignments/${shared}/remove`);
    const fresh = await reading();
    const { id } = await schedule(10, { task: readingTask(text) });
    await schedule(10, { task: readingTask(fresh) });
    expect(await canOpen(fresh)).toBe(false);
    app.clock.advance(minutes(11));
    await app.jobs.run();
    expect(await canOpen(fresh)).toBe(true);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', percent: 100 });
  });

  it('is made once, however often that is sent, even after its time', async () => {
    const { id, wish, answer } = await schedule(10);
    expect((await teacher.visitor.post('/assignments', wish)).body).toEqual(answer.body);
    app.clock.advance(minutes(20));
    expect((await teacher.visitor.post('/assignments', wish)).status).toBe(201);
    const again = await teacher.visitor.patch(`/assignments/${id}`, { ...wish, title: 'Late', version: 0 });
    expect(again).toMatchObject({ status: 200, body: { title: 'Late', publishedAt: answer.body.appearsAt } });
  });
});

describe('a time that was set', () => {
  it('can be moved, and the job of the old one does nothing', async () => {
    const { id, wish } = await schedule(10);
    const later = { ...wish, publishAt: dueIn(app, 60), version: 0 };
    const moved = await teacher.visitor.patch(`/assignments/${id}`, later);
    expect(moved).toMatchObject({ status: 200, body: { publishedAt: null, version: 1 } });
    expect((await teacher.visitor.patch(`/assignments/${id}`, later)).body).toEqual(moved.body);
    app.clock.advance(minutes(11));
    await app.jobs.run();
    expect(await ownAssignment(student, id)).toBeUndefined();
    expect(await shown(id)).toMatchObject({ appearsAt: moved.body.appearsAt });
    const sooner = await publish(id, { publishAt: dueIn(app, 5) });
    app.clock.advance(minutes(5));
    expect(await ownAssignment(student, id)).toMatchObject({ publishedAt: sooner.body.appearsAt });
  });

  it('can be dropped: it is published now, or a draft again', async () => {
    const now = await schedule(10);
    expect((await publish(now.id)).body).toMatchObject({ appearsAt: null, publishedAt: expect.any(String) });
    expect(await ownAssignment(student, now.id)).toBeDefined();
    for (const drop of [
      (id: string) => withdraw(id),
      (id: string) => teacher.visitor.patch(`/assignments/${id}`, { ...wanted(classId), id, version: 0 }),
    ]) {
      const { id } = await schedule(10);
      expect(await drop(id)).toMatchObject({ status: 200, body: { publishedAt: null, appearsAt: null } });
      app.clock.advance(minutes(11));
      await app.jobs.run();
      expect(await ownAssignment(student, id)).toBeUndefined();
      expect((await withdraw(id)).status).toBe(200);
    }
  });

  it('can’t be dropped once students see it, and the answer says so', async () => {
    const { id } = await schedule(10);
    app.clock.advance(minutes(10));
    const stays = { status: 200, body: { id, publishedAt: expect.any(String) } };
    expect(await withdraw(id)).toMatchObject(stays);
    await app.jobs.run();
    expect(await withdraw(id)).toMatchObject(stays);
  });

  it('does nothing for what is deleted, and is made up for when it is restored', async () => {
    const text = await reading();
    const { id } = await schedule(10, { task: readingTask(text) });
    await teacher.visitor.post(`/assignments/${id}/remove`);
    app.clock.advance(minutes(11));
    await app.jobs.run();
    expect(await canOpen(text)).toBe(false);
    await teacher.visitor.post(`/assignments/${id}/restore`);
    expect(await ownAssignment(student, id)).toBeDefined();
    await app.jobs.send('release-assignments', {});
    await app.jobs.run();
    expect(await canOpen(text)).toBe(true);
  });

  it('that has come is made up for by an edit that is faster than the job', async () => {
    const text = await reading();
    const { id, wish } = await schedule(10, { task: readingTask(text) });
    app.clock.advance(minutes(11));
    const edited = await teacher.visitor.patch(`/assignments/${id}`, { ...wish, title: 'Read', version: 0 });
    expect(edited).toMatchObject({ status: 200, body: { title: 'Read', publishedAt: expect.any(String) } });
    expect(await canOpen(text)).toBe(true);
    await app.jobs.run();
    expect((await shown(id)).version).toBe(edited.body.version);
  });
});

describe('what can’t be published at its time', () => {
  it('is refused when it is set, if that is known by then, and nothing is shared by trying', async () => {
    const text = await reading();
    await schedule(10, { task: readingTask(text) });
    expect(await canOpen(text)).toBe(false);
    await app.db.update(pdfs).set({ status: 'archived' }).where(eq(pdfs.id, text));
    const { id, answer } = await schedule(10, { task: readingTask(text) });
    expect(answer).toMatchObject({ status: 409, body: { code: 'text-not-readable', data: { why: 'archived' } } });
    expect((await teacher.visitor.get(`/assignments/${id}`)).status).toBe(404);
  });

  it.each([
    ['archived', { code: 'text-not-readable', data: { why: 'archived' } }],
    ['deleted', { code: 'not-found', data: {} }],
  ])('is a draft again that says why, when its text was %s meanwhile, and delays no other', async (how, why) => {
    const text = await reading();
    const { id, answer } = await schedule(10, { task: readingTask(text) });
    const other = await schedule(12);
    if (how === 'archived') await app.db.update(pdfs).set({ status: 'archived' }).where(eq(pdfs.id, text));
    else await app.db.delete(pdfs).where(eq(pdfs.id, text));
    app.clock.advance(minutes(13));
    const before = await hints(teacher);
    await app.jobs.run();
    expect(await hints(teacher)).toBe(before + 2);
    expect(await shown(id)).toMatchObject({
      publishedAt: null,
      appearsAt: null,
      trouble: { at: answer.body.appearsAt, ...why },
    });
    expect(await ownAssignment(student, id)).toBeUndefined();
    expect(await ownAssignment(student, other.id)).toBeDefined();
    const fresh = await reading();
    const { version } = await shown(id);
    const task = readingTask(fresh);
    const edited = await teacher.visitor.patch(`/assignments/${id}`, { ...wanted(classId), id, version, task });
    expect(edited.body).toMatchObject({ publishedAt: null, trouble: null });
  });
});

describe('a time that makes no sense', () => {
  const refused = (path: string, problem: string) => ({ status: 400, body: { data: { issues: [{ path, problem }] } } });

  it('to appear: it has passed, or it is due by then', async () => {
    expect((await schedule(-1)).answer).toMatchObject(refused('publishAt', 'in-past'));
    expect((await schedule(0)).answer).toMatchObject(refused('publishAt', 'in-past'));
    for (const due of [30, 29]) {
      const { answer } = await schedule(30, { due: dueIn(app, due) });
      expect(answer).toMatchObject(refused('publishAt', 'after-due'));
    }
    const { id, answer } = await schedule(30, { due: dueIn(app, 31) });
    expect(answer.status).toBe(201);
    expect(await publish(id, { publishAt: dueIn(app, 40) })).toMatchObject(refused('publishAt', 'after-due'));
  });

  it('to be done by: it has passed, and nothing late is taken', async () => {
    const late = { due: dueIn(app, -5), isLateAllowed: false };
    const create = (more: object) => teacher.visitor.post('/assignments', { ...wanted(classId), ...more });
    expect(await create({ ...late, publishes: true })).toMatchObject(refused('due', 'in-past'));
    expect((await create({ ...late, isLateAllowed: true, publishes: true })).status).toBe(201);
    const { body: draft } = await create(late);
    expect(await publish(draft.id)).toMatchObject(refused('due', 'in-past'));
  });

  it('is no reason to refuse another change of what students see', async () => {
    const wish = { ...wanted(classId), due: dueIn(app, 5), isLateAllowed: false, publishes: true };
    await teacher.visitor.post('/assignments', wish);
    app.clock.advance(minutes(10));
    const edit = (more: object) => teacher.visitor.patch(`/assignments/${wish.id}`, { ...wish, version: 0, ...more });
    expect(await edit({ due: dueIn(app, -1) })).toMatchObject(refused('due', 'in-past'));
    expect(await edit({ title: 'Over' })).toMatchObject({ status: 200, body: { title: 'Over' } });
  });
});
