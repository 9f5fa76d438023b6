import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentFiles, assignments, profileStorage } from '#db/schema/all.ts';
import type { FileStore } from '#platform/files.ts';
import { FileStoreAway } from '#platform/files.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { openForm, partHead, sendEndlessForm } from '#testing/open-form.ts';
import { getHandIn, handInFileUrl, sendHandIn } from '#testing/send-hand-in.ts';
import { cookieOf, getFile } from '#testing/send-text.ts';
import { tinyPdf } from '#testing/tiny-pdf.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let invite: { code: string; classId: string };
let id: string;

beforeAll(async () => {
  app = await testApp({ env: { MAX_FILE_BYTES: '200000' } });
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 1000 });
});

beforeEach(async () => {
  student = await buildStudent(app, invite.code);
  id = await setAssignment(teacher, invite.classId, { task: { kind: 'hand-in', files: 3 } });
});

afterAll(() => app.close());

const send = (sent: Parameters<typeof sendHandIn>[3] = {}, person = student) => sendHandIn(app, person, id, sent);
const own = async () => (await student.visitor.get(`/assignments/mine/${id}/hand-in`)).body;
const namesOf = (work: { files: { fileName: string }[] }) => work.files.map(({ fileName }) => fileName);
const keys = async () => (await Array.fromAsync(app.files.list())).map(({ key }) => key);
const keysOf = async (fileId: string) => (await keys()).filter((key) => key.includes(fileId));
const turnIn = () => student.visitor.post(`/assignments/${id}/turn-in`);
const zip = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])));
const docx = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });

describe('adding a file', () => {
  it('keeps each kind under a clean name, in the order in which they came', async () => {
    await send({ name: 'C:\\me\\essay.pdf' });
    await send({ file: docx, name: 'plan.pdf' });
    const { status, body } = await send({ file: 'One day I woke up.', name: 'day' });
    expect([status, namesOf(body)]).toEqual([200, ['essay.pdf', 'plan.docx', 'day.txt']]);
    expect(body.maxFileBytes).toBe(200_000);
    expect(namesOf(await own())).toEqual(namesOf(body));
  });

  it('is done once, however often it is sent, and never another file under the same id', async () => {
    const fileId = uuid();
    const both = await Promise.all([send({ fileId }), send({ fileId })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send({ fileId })).status).toBe(200);
    expect(await keysOf(fileId)).toHaveLength(1);
    expect((await send({ fileId, file: 'Something else.' })).body.code).toBe('invalid-checksum');
    await turnIn();
    expect((await send({ fileId })).status).toBe(200);
  });

  it('doesn’t replace or reveal a classmate’s file with the same id', async () => {
    const { fileId } = await send();
    const classmate = await buildStudent(app, invite.code);
    expect((await send({ fileId }, classmate)).body.code).toBe('not-found');
    expect(await keysOf(fileId)).toHaveLength(1);
    expect((await getHandIn(app, classmate, fileId)).status).toBe(404);
  });

  it('stops at the teacher’s number, also when they come at once', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map(() => send()));
    const refused = sent.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code, body.data])).toEqual([
      [409, 'too-many-files', { max: 3 }],
    ]);
    expect(await keysOf(refused[0]?.fileId ?? '')).toEqual([]);
  });

  it('counts for the student’s quota', async () => {
    const before = await storedBytes();
    await send({ file: 'x'.repeat(1000), name: 'a.txt' });
    expect((await storedBytes()) - before).toBe(500 + 5 + 1000);
  });

  it.each([
    ['file-empty', 400, ''],
    ['file-empty', 400, ' \n '],
    ['file-type-not-allowed', 415, '<!doctype html><script>alert(1)</script>'],
    ['file-type-not-allowed', 415, 'MZ\u0090'],
    ['file-type-not-allowed', 415, zip({ 'a.exe': 'x' })],
    ['file-type-not-allowed', 415, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    [
      'file-type-not-allowed',
      415,
      zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
    ],
    ['file-broken', 400, '%PDF-1.4 and nothing else'],
    ['file-too-large', 413, 'x'.repeat(200_001)],
  ])('is refused as %s, and leaves nothing; the others stay', async (code, status, file) => {
    const good = await send();
    const { fileId, ...refused } = await send({ file, name: 'essay.pdf' });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await keysOf(fileId)).toEqual([]);
    expect((await own()).files.map((each: { id: string }) => each.id)).toEqual([good.fileId]);
  });

  it('that breaks off leaves nothing, and can be sent again', async () => {
    const fileId = uuid();
    const socket = await openForm(app, {
      path: handInFileUrl(id, fileId),
      headers: { cookie: cookieOf(student.visitor), 'content-length': '100000' },
    });
    const closed = once(socket, 'close');
    socket.destroy();
    await closed;
    expect((await own()).files).toEqual([]);
    expect((await send({ fileId })).status).toBe(200);
  });

  it('that never ends is cut off at the limit', async () => {
    const { answer, read } = await sendEndlessForm(app, {
      path: handInFileUrl(id, uuid()),
      headers: { cookie: cookieOf(student.visitor) },
      begins: `${partHead('file', 'a.txt')}x`,
    });
    expect(answer).toContain('413');
    expect(read).toBeLessThan(5_000_000);
  });

  it('needs an own assignment, a session and a real id', async () => {
    const elsewhere = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
    expect((await send({}, elsewhere)).status).toBe(404);
    expect((await send({}, teacher)).status).toBe(403);
    const answer = await app.server.inject({ method: 'POST', url: handInFileUrl(id, uuid()) });
    expect(answer.statusCode).toBe(401);
    expect((await send({ fileId: 'x' })).status).toBe(400);
  });
});

async function storedBytes(): Promise<number> {
  const [row] = await app.db.select().from(profileStorage).where(eq(profileStorage.userId, student.id));
  return row?.bytes ?? 0;
}

describe('a store without room', () => {
  /** A school of its own, with one student and a hand-in. */
  async function school(options: Parameters<typeof testApp>[0]) {
    const own = await testApp(options);
    const owner = await buildTeacher(own);
    const { code, classId } = await buildInvite(owner);
    const learner = await buildStudent(own, code);
    const handIn = await setAssignment(owner, classId, { task: { kind: 'hand-in', files: 3 } });
    return { own, learner, send: (sent = {}) => sendHandIn(own, learner, handIn, sent) };
  }

  it('or that is away leaves no row, and says so', async () => {
    const files: FileStore = { ...app.files, put: () => Promise.reject(new FileStoreAway('away')) };
    const { own, send: add } = await school({ files });
    const answer = await add();
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(await own.db.$count(assignmentFiles)).toBe(0);
    await own.close();
  });

  it('is the quota’s refusal, and keeps nothing of the file', async () => {
    const { own, send: add } = await school({ env: { STORAGE_QUOTA_MB: '1', MAX_FILE_BYTES: '900000' } });
    const file = Buffer.alloc(600_000, 'word ');
    expect((await add({ file })).status).toBe(200);
    const answer = await add({ file });
    expect([answer.status, answer.body.code]).toEqual([402, 'quota-exceeded']);
    expect(await Array.fromAsync(own.files.list())).toHaveLength(1);
    await own.close();
  });
});

describe('the files of a hand-in', () => {
  it('can be put into another order', async () => {
    const [one, two] = [await send({ name: 'one.pdf' }), await send({ name: 'two.pdf' })];
    await send({ name: 'three.pdf' });
    const fileIds = [two.fileId, one.fileId, uuid()];
    const { body } = await student.visitor.post(`/assignments/${id}/hand-in/order`, { fileIds });
    expect(namesOf(body)).toEqual(['two.pdf', 'one.pdf', 'three.pdf']);
    expect(namesOf(await own())).toEqual(namesOf(body));
  });

  it('are removed with their bytes, once and only by their student', async () => {
    const { fileId } = await send();
    const remove = (person: Person) => person.visitor.post(`/assignments/${id}/hand-in/remove-file`, { fileId });
    await remove(await buildStudent(app, invite.code));
    expect((await own()).files).toHaveLength(1);
    expect((await remove(student)).body.files).toEqual([]);
    expect((await remove(student)).status).toBe(200);
    await app.jobs.run();
    expect(await keysOf(fileId)).toEqual([]);
  });

  it('keep their bytes when the hourly job comes', async () => {
    const { fileId } = await send();
    app.clock.advance(2 * 3_600_000);
    await app.jobs.send('tidy-files', {});
    await app.jobs.run();
    expect(await keysOf(fileId)).toHaveLength(1);
  });

  it('go with the assignment when it is deleted for good', async () => {
    const { fileId } = await send();
    await app.db
      .update(assignments)
      .set({ removedAt: new Date(0) })
      .where(eq(assignments.id, id));
    await app.jobs.send('prune', {});
    await app.jobs.run();
    expect(await app.db.$count(assignmentFiles, eq(assignmentFiles.id, fileId))).toBe(0);
    expect(await keysOf(fileId)).toEqual([]);
  });
});

describe('the bytes of a file', () => {
  it('come to its student and, once it is turned in, to its teacher, with a type that no browser runs', async () => {
    const file = tinyPdf();
    const { fileId } = await send({ file });
    const { bytes, headers } = await getHandIn(app, student, fileId);
    expect(bytes.equals(Buffer.from(file))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
    });
    expect((await getHandIn(app, teacher, fileId)).status).toBe(404);
    await turnIn();
    expect((await getHandIn(app, teacher, fileId)).status).toBe(200);
    expect((await getHandIn(app, await buildTeacher(app), fileId)).status).toBe(404);
  });

  it('need a pass of the reader’s own, no older than an hour, and the right to read', async () => {
    const { fileId } = await send();
    await turnIn();
    const { body } = await teacher.visitor.get(`/assignments/files/${fileId}/pass`);
    const get = (person: Person) => getFile(app, person, `/api/assignments/files/${fileId}/bytes?token=${body.token}`);
    expect((await get(teacher)).status).toBe(200);
    expect((await get(student)).body.code).toBe('unauthorized');
    await student.visitor.post(`/assignments/${id}/take-back`);
    expect((await get(teacher)).status).toBe(404);
    await turnIn();
    app.clock.advance(61 * 60_000);
    expect((await get(teacher)).body.code).toBe('unauthorized');
  });

  it('of a Word document are always a download', async () => {
    const { fileId } = await send({ file: docx, name: 'plan.docx' });
    const { headers } = await getHandIn(app, student, fileId);
    expect(headers['content-disposition']).toBe('attachment; filename=plan.docx');
  });
});
