import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents, pdfReadings, pdfs } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { getFile, mediaUrl, sendText } from '#testing/send-text.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app, { fullName: 'Ada Hill' });
  other = await buildTeacher(app);
  const invite = await buildInvite(teacher, { maxUses: 10 });
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
});

beforeEach(async () => {
  await app.db.delete(pdfs);
  await app.db.delete(liveEvents);
});

afterAll(() => app.close());

const paste = (wish: object = {}) =>
  teacher.visitor.post('/pdfs', {
    id: uuid(),
    title: 'A story',
    text: 'Once upon a time.',
    classIds: [classId],
    ...wish,
  });
const library = async (person = student) => (await person.visitor.post('/pdfs/library', {})).body.texts;
const titles = async () => (await library()).map(({ title }: { title: string }) => title);

describe('a pasted text', () => {
  it.each([
    ['!!! 😀', 'required'],
    ['\u200b', 'required'],
    ['<html><script>alert(1)</script></html>', 'required'],
    ['An escape \u001b[31m.', 'control-characters'],
  ])('is refused where an upload would be: %j', async (text, problem) => {
    const { status, body } = await paste({ text });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', data: { issues: [{ path: 'text', problem }] } },
    });
  });

  it('is a file like any other, and one however often it is sent', async () => {
    const id = uuid();
    const { status, body } = await paste({ id, title: 'Güneş: a story', text: 'İyi günler.\n\nHello.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id, kind: 'txt', fileName: 'Güneş  a story.txt', bytes: 21, preparation: 'waiting' });
    expect((await paste({ id })).body).toEqual(body);
    const { bytes, headers } = await getFile(app, student, await mediaUrl(app, student, id));
    expect(bytes.toString()).toBe('İyi günler.\n\nHello.');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await other.visitor.post('/pdfs', { id, title: 'x', text: 'x' })).status).toBe(404);
    expect((await paste({ classIds: [uuid()] })).status).toBe(404);
  });

  it('of the same bytes as an older one of its teacher names that one, and nobody else’s', async () => {
    const text = 'The very same words.';
    await other.visitor.post('/pdfs', { id: uuid(), title: 'Not mine', text });
    const first = (await paste({ title: 'First', text })).body;
    expect(first.twin).toBeNull();
    const second = (await paste({ title: 'Second', text })).body;
    expect(second.twin).toEqual({ id: first.id, title: 'First' });
    expect((await teacher.visitor.get(`/pdfs/${second.id}`)).body.twin).toEqual(second.twin);
    expect((await teacher.visitor.get(`/pdfs/${first.id}`)).body.twin).toBeNull();
    expect((await paste({ text: `${text}!` })).body.twin).toBeNull();
  });

  it('that is one too many is refused', async () => {
    const { body } = await paste();
    const [row] = await app.db.select().from(pdfs);
    if (!row) throw new Error(`nothing was kept: ${body}`);
    const many = Array.from({ length: limits.pdfsMax - 1 }, () => ({ ...row, id: uuid(), bytes: 1 }));
    await app.db.insert(pdfs).values(many);
    expect((await paste()).body).toMatchObject({ code: 'too-many-texts' });
    expect((await paste({ id: row.id })).status).toBe(201);
  });
});

describe('a teacher’s texts', () => {
  it('come in pages, newest first', async () => {
    const { body } = await paste({ title: 'Text 0' });
    const [row] = await app.db.select().from(pdfs);
    if (!row) throw new Error(`nothing was kept: ${body}`);
    const at = (n: number) => new Date(row.createdAt.getTime() + n * 1000);
    const more = Array.from({ length: 40 }, (_, n) => ({
      ...row,
      id: uuid(),
      title: `Text ${n + 1}`,
      createdAt: at(n + 1),
    }));
    await app.db.insert(pdfs).values(more);
    const first = (await teacher.visitor.post('/pdfs/list', {})).body;
    expect(first.texts.map(({ title }: { title: string }) => title).slice(0, 2)).toEqual(['Text 40', 'Text 39']);
    expect(first.texts).toHaveLength(30);
    const second = (await teacher.visitor.post('/pdfs/list', { before: first.next })).body;
    expect(second.texts.map(({ title }: { title: string }) => title).at(-1)).toBe('Text 0');
    expect([second.texts.length, second.next]).toEqual([11, null]);
    expect((await other.visitor.post('/pdfs/list', {})).body.texts).toEqual([]);
  });

  it('are edited from the version on the screen', async () => {
    const { body } = await paste();
    const second = await buildInvite(teacher, { className: 'Second' });
    const change = { title: 'New', description: 'Read it twice.', classIds: [second.classId], version: 0 };
    await app.db.delete(liveEvents);
    const edited = await teacher.visitor.patch(`/pdfs/${body.id}`, change);
    expect(edited.body).toMatchObject({ title: 'New', version: 1, classes: [{ id: second.classId }] });
    // The student has lost it.
    expect(await hintsFor(app, student)).toContain('pdfs');
    expect(await library()).toEqual([]);
    expect((await teacher.visitor.patch(`/pdfs/${body.id}`, change)).body).toEqual(edited.body);
    const late = await teacher.visitor.patch(`/pdfs/${body.id}`, { ...change, title: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'edit-conflict', data: edited.body });
    expect(
      (await teacher.visitor.patch(`/pdfs/${body.id}`, { ...change, classIds: [uuid()], version: 1 })).status,
    ).toBe(404);
    expect((await other.visitor.patch(`/pdfs/${body.id}`, { ...change, version: 1 })).status).toBe(404);
  });

  it('are hidden from students by archiving, and shown again', async () => {
    const { body } = await paste();
    const archive = (isArchived: boolean) => teacher.visitor.post(`/pdfs/${body.id}/archive`, { isArchived });
    expect((await archive(true)).body).toMatchObject({ status: 'archived', version: 1 });
    expect((await archive(true)).body.version).toBe(1);
    expect(await library()).toEqual([]);
    expect((await student.visitor.post(`/pdfs/${body.id}/open`, {})).status).toBe(404);
    expect((await teacher.visitor.post('/pdfs/list', {})).body.texts).toEqual([]);
    expect((await teacher.visitor.post('/pdfs/list', { isArchived: true })).body.texts).toHaveLength(1);
    await archive(false);
    expect(await titles()).toEqual(['A story']);
  });

  it('are removed with their bytes and with what was read in them', async () => {
    const { id } = await sendText(app, teacher, { classIds: [classId] });
    await student.visitor.post(`/pdfs/${id}/open`, {});
    expect(await app.db.$count(pdfReadings)).toBe(1);
    expect((await teacher.visitor.post(`/pdfs/${id}/remove`, {})).body).toEqual({ removed: 1 });
    expect((await teacher.visitor.post(`/pdfs/${id}/remove`, {})).status).toBe(404);
    await app.jobs.run();
    expect((await Array.fromAsync(app.files.list())).filter(({ key }) => key.includes(id))).toEqual([]);
    expect([await app.db.$count(pdfReadings), await library()]).toEqual([0, []]);
  });
});

describe('a student’s library', () => {
  it('has what is being read first, then the newest', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await paste({ title });
      app.clock.advance(1000);
    }
    expect(await titles()).toEqual(['Three', 'Two', 'One']);
    const [, two, one] = await library();
    await student.visitor.post(`/pdfs/${two.id}/open`, {});
    app.clock.advance(1000);
    await student.visitor.post(`/pdfs/${one.id}/open`, {});
    expect(await titles()).toEqual(['One', 'Two', 'Three']);
    // A Word document was opened to be downloaded, and nobody sees when it is finished.
    await app.db.update(pdfs).set({ kind: 'docx' }).where(eq(pdfs.id, one.id));
    expect(await titles()).toEqual(['Two', 'Three', 'One']);
    await app.db.update(pdfReadings).set({ finishedAt: app.clock.now() });
    expect(await titles()).toEqual(['Three', 'Two', 'One']);
  });

  it('notes the first time a text is opened, and tells the teacher', async () => {
    const { body } = await paste();
    expect(body.readers).toBe(0);
    await app.db.delete(liveEvents);
    const opened = (await student.visitor.post(`/pdfs/${body.id}/open`, {})).body;
    expect(opened).toMatchObject({ id: body.id, teacherName: 'Ada Hill', progress: { place: null, pagesRead: 0 } });
    expect(await hintsFor(app, teacher)).toEqual(['pdfs']);
    app.clock.advance(60_000);
    const again = (await student.visitor.post(`/pdfs/${body.id}/open`, {})).body;
    expect(again.progress.openedAt).toBe(opened.progress.openedAt);
    // Opening one's own text is no reading.
    expect((await teacher.visitor.post(`/pdfs/${body.id}/open`, {})).body.progress.openedAt).toBeNull();
    expect((await teacher.visitor.get(`/pdfs/${body.id}`)).body.readers).toBe(1);
    expect((await other.visitor.post(`/pdfs/${body.id}/open`, {})).status).toBe(404);
  });

  it('counts as readers the students whom its classes show', async () => {
    const { classId: second, code } = await buildInvite(teacher, { className: 'Second', maxUses: 10 });
    const [stays, leaves] = [await buildStudent(app, code), await buildStudent(app, code)];
    const { body } = await paste({ classIds: [second] });
    for (const { visitor } of [stays, leaves]) await visitor.post(`/pdfs/${body.id}/open`, {});
    const count = async () => (await teacher.visitor.get(`/pdfs/${body.id}`)).body.readers;
    expect(await count()).toBe(2);
    const roster = (await teacher.visitor.get('/students', { classId: second })).body;
    const { enrolmentId } = roster.find(({ studentId }: { studentId: string }) => studentId === leaves.id);
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [enrolmentId] });
    expect(await count()).toBe(1);
    // What an archived class has read is kept, and goes with the text.
    await teacher.visitor.post(`/classes/${second}/archive`, {});
    expect(await count()).toBe(1);
  });

  it('shows nothing of a class that was archived, or that the teacher left to another', async () => {
    await paste();
    await teacher.visitor.post(`/classes/${classId}/archive`, {});
    expect(await library()).toEqual([]);
    await teacher.visitor.post(`/classes/${classId}/reopen`, {});
    expect(await library()).toHaveLength(1);
  });
});
