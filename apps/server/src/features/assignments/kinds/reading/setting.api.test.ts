import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfs } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { minutes, ownAssignment, readingTask, readPages, setAssignment, taskOf, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let invite: { code: string; classId: string };
/** Three pages, the second without words; shared with nobody. */
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

const create = (task: object, more: object = {}) =>
  teacher.visitor.post('/assignments', wanted(invite.classId, { task, publishes: true, ...more }));
const setReading = (more: object = {}) => setAssignment(teacher, invite.classId, { task: readingTask(text), ...more });
const edit = async (id: string, change: object) => {
  const { body } = await teacher.visitor.get(`/assignments/${id}`);
  const { title, version, task } = body;
  const classIds = body.classes.map((each: { id: string }) => each.id);
  const { text: _, ...kept } = task;
  return teacher.visitor.patch(`/assignments/${id}`, { id, title, version, classIds, task: kept, ...change });
};

describe('publishing a text to read', () => {
  it('shows it with its text to the teacher, and to students with what they have read', async () => {
    const id = await setReading({ task: readingTask(text, { from: 1, to: 3 }) });
    const task = { kind: 'reading', pdfId: text, from: 1, to: 3, text: { title: 'The lost key', pages: 3 } };
    expect((await teacher.visitor.get(`/assignments/${id}`)).body.task).toEqual(task);
    const { body: list } = await teacher.visitor.get('/assignments');
    expect(list.assignments[0]).toMatchObject({ id, task, words: null });
    const own = { ...task, text: { title: 'The lost key' }, read: 0, of: 2 };
    expect(await ownAssignment(student, id)).toMatchObject({ task: own, percent: null, attempts: [], openPlay: null });
  });

  it('shares it with the classes that don’t have it, which a form of the text notices', async () => {
    const other = await buildInvite(teacher, { className: `Other ${uuid().slice(-6)}` });
    await app.db.update(pdfs).set({ version: 4 }).where(eq(pdfs.id, text));
    const open = () => student.visitor.post(`/pdfs/${text}/open`);
    const id = await setReading();
    expect((await open()).status).toBe(200);
    const shared = await teacher.visitor.get(`/pdfs/${text}`);
    expect(shared.body).toMatchObject({ version: 5, classes: [{ id: invite.classId }] });
    await edit(id, { classIds: [invite.classId, other.classId] });
    const { body } = await teacher.visitor.get(`/pdfs/${text}`);
    expect(body.classes.map((each: { id: string }) => each.id).sort()).toEqual([invite.classId, other.classId].sort());
    await edit(id, { title: 'The same again' });
    expect((await teacher.visitor.get(`/pdfs/${text}`)).body.version).toBe(6);
  });

  it('leaves a draft’s text with those who have it', async () => {
    await create(readingTask(text), { publishes: false });
    expect((await student.visitor.post(`/pdfs/${text}/open`)).status).toBe(404);
  });

  it.each([
    ['archived', { status: 'archived' }],
    ['download-only', { kind: 'docx', hasText: null, pages: null }],
    ['not-prepared', { preparation: 'waiting', pages: null, hasText: null }],
  ] as const)('is refused of a text that is %s, and nothing is stored', async (why, change) => {
    await app.db.update(pdfs).set(change).where(eq(pdfs.id, text));
    const id = uuid();
    const refused = { status: 409, body: { code: 'text-not-readable', data: { why } } };
    expect(await create(readingTask(text), { id })).toMatchObject(refused);
    expect((await teacher.visitor.get(`/assignments/${id}`)).status).toBe(404);
    await create(readingTask(text), { id, publishes: false });
    expect(await teacher.visitor.post(`/assignments/${id}/publish`)).toMatchObject(refused);
    expect((await teacher.visitor.get(`/assignments/${id}`)).body.publishedAt).toBeNull();
  });

  it.each([
    [2, 2],
    [4, null],
  ])('is refused of pages %s to %s, where nothing stands', async (from, to) => {
    expect(await create(readingTask(text, { from, to }))).toMatchObject({
      status: 409,
      body: { code: 'text-not-readable', data: { why: 'no-words' } },
    });
  });

  it('is refused of a last page before the first', async () => {
    expect(await create(readingTask(text, { from: 3, to: 2 }))).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'task.to', problem: 'too-low' }] } },
    });
  });

  it('doesn’t reveal another teacher’s text, nor share it', async () => {
    const foreign = await buildText(app, await buildTeacher(app), { title: 'Secret' });
    expect((await create(readingTask(foreign))).status).toBe(404);
    const { body } = await create(readingTask(foreign), { publishes: false });
    expect(body.task.text).toBeNull();
    expect((await teacher.visitor.post(`/assignments/${body.id}/publish`)).status).toBe(404);
    expect(JSON.stringify((await teacher.visitor.get('/assignments')).body)).not.toContain('Secret');
    expect((await student.visitor.post(`/pdfs/${foreign}/open`)).status).toBe(404);
  });

  it('turns it in at once for who has read all of it, and not again after that is taken back', async () => {
    await setReading();
    await readPages(app, student, text, [1, 3]);
    const half = await buildStudent(app, invite.code);
    await readPages(app, half, text, [3]);
    const id = await setReading();
    const { publishedAt } = (await teacher.visitor.get(`/assignments/${id}`)).body;
    expect(await ownAssignment(student, id)).toMatchObject({
      state: 'turned-in',
      turnedInAt: publishedAt,
      percent: 100,
    });
    expect(await ownAssignment(half, id)).toMatchObject({ state: 'started', percent: 50, task: { read: 1, of: 2 } });
    await student.visitor.post(`/assignments/${id}/take-back`);
    await edit(id, { title: 'Another title' });
    expect(await ownAssignment(student, id)).toMatchObject({ title: 'Another title', turnedInAt: null });
    expect((await student.visitor.post(`/assignments/${id}/turn-in`)).status).toBe(200);
  });
});

it('has no words for a game, of the student or the teacher', async () => {
  const sourceOf = (assignmentId: string) => ({ kind: 'assignment', assignmentId }) as const;
  const preview = (id: string) => {
    const wish = { type: 'quiz', source: sourceOf(id), mode: 'mixed', items: 5, timer: 'none', canHear: false };
    return teacher.visitor.post('/games/preview', wish);
  };
  const id = await setReading();
  expect((await start(student, { source: sourceOf(id) })).status).toBe(404);
  expect((await student.visitor.get(`/assignments/mine/${id}/words`)).body).toEqual({ words: [] });
  expect((await preview(id)).status).toBe(404);
  expect((await preview(await setAssignment(teacher, invite.classId))).status).toBe(200);
});

describe('the pages', () => {
  it('stay as they are once somebody who has it has read one since', async () => {
    await setReading();
    await readPages(app, student, text, [1]);
    app.clock.advance(minutes(1));
    const id = await setReading({ title: 'Later' });
    expect((await edit(id, { task: readingTask(text, { from: 2 }) })).status).toBe(200);
    const other = await buildText(app, teacher, { pages: [50, 50] });
    expect((await edit(id, { task: readingTask(other) })).body.task).toMatchObject({ pdfId: other });
    await readPages(app, student, other, [1]);
    expect(await edit(id, { task: readingTask(text) })).toMatchObject({
      status: 409,
      body: { code: 'assignment-started' },
    });
    expect((await edit(id, { title: 'All the rest can change' })).status).toBe(200);
  });

  it('can become a game, and a game pages, while nobody has begun', async () => {
    const id = await setReading();
    expect((await edit(id, { task: taskOf() })).body.task).toMatchObject({ kind: 'game' });
    const back = await edit(id, { task: readingTask(text) });
    expect(back.body.task).toMatchObject({ kind: 'reading', text: { pages: 3 } });
  });
});

describe('a text that is', () => {
  const view = async (id: string) => ({
    teacher: (await teacher.visitor.get(`/assignments/${id}/work`)).body,
    student: await ownAssignment(student, id),
  });

  it('archived is named to nobody, while the work stays as it is', async () => {
    const id = await setReading();
    await readPages(app, student, text, [1]);
    await teacher.visitor.post(`/pdfs/${text}/archive`, { isArchived: true });
    const seen = await view(id);
    expect(seen.teacher.assignment.task.text).toBeNull();
    expect(seen.student).toMatchObject({ task: { text: null, read: 1, of: 2 }, state: 'started', percent: 50 });
    expect((await edit(id, { title: 'Without its text' })).status).toBe(200);
    expect(await edit(id, { task: readingTask(text, { from: 3 }) })).toMatchObject({ status: 409 });
  });

  it('deleted takes what was read along, and no turn-in', async () => {
    const id = await setReading();
    await readPages(app, student, text, [1, 3]);
    await teacher.visitor.post(`/pdfs/${text}/remove`);
    const seen = await view(id);
    const gone = { percent: null, attempts: [], turnedInAt: expect.any(String) };
    expect(seen.student).toMatchObject({ ...gone, task: { text: null, read: 0, of: 0 } });
    const row = seen.teacher.students.find((each: { studentId: string }) => each.studentId === student.id);
    expect(row).toMatchObject({ ...gone, pages: null });
    expect((await edit(id, { title: 'Without its text' })).status).toBe(200);
    const late = await buildStudent(app, invite.code);
    expect(await late.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({
      status: 409,
      body: { code: 'nothing-to-turn-in' },
    });
  });

  it('still its old teacher’s after the class was handed over can’t be opened from there', async () => {
    const given = await buildInvite(teacher, { className: `Given ${uuid().slice(-6)}` });
    const learner = await buildStudent(app, given.code);
    const id = await setAssignment(teacher, given.classId, { task: readingTask(text) });
    await readPages(app, learner, text, [1]);
    const receiver = await buildTeacher(app);
    await teacher.visitor.post(`/classes/${given.classId}/hand-over`, { teacherEmail: receiver.email });
    await receiver.visitor.post(`/class-handovers/${given.classId}/accept`);
    const { body } = await receiver.visitor.get(`/assignments/${id}/work`);
    expect(body).toMatchObject({ assignment: { task: { text: null } }, students: [{ pages: { read: 1, of: 2 } }] });
    expect(await ownAssignment(learner, id)).toMatchObject({ task: { text: null }, state: 'started' });
    expect((await learner.visitor.post(`/pdfs/${text}/open`)).status).toBe(404);
  });
});
