import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { strToU8, zipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfs } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { openForm, partHead, sendEndlessForm } from '#testing/open-form.ts';
import { cookieOf, sendText, ticketOf, uploadForm, uploadUrl } from '#testing/send-text.ts';
import { tinyPdf } from '#testing/tiny-pdf.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp({ env: { MAX_FILE_BYTES: '200000' } });
  teacher = await buildTeacher(app);
  other = await buildTeacher(app);
  const invite = await buildInvite(teacher, { maxUses: 10 });
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');
const storedKeys = async () => (await Array.fromAsync(app.files.list())).map(({ key }) => key);

/** What an upload must leave when it is refused: nothing. */
async function expectRefused(sent: Parameters<typeof sendText>[2], status: number, code: string) {
  const before = { rows: await app.db.$count(pdfs), keys: await storedKeys() };
  const answer = await sendText(app, teacher, sent);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect({ rows: await app.db.$count(pdfs), keys: await storedKeys() }).toEqual(before);
}

describe('an upload', () => {
  it('keeps a file with everything that the storage says of it, and tells its readers', async () => {
    const file = tinyPdf();
    const sent = {
      file,
      name: 'C:\\My stories\\The sea.pdf',
      title: 'The sea',
      classIds: [classId],
      md5Hash: md5(file),
    };
    const { id, status, body } = await sendText(app, teacher, sent);
    expect(status).toBe(200);
    expect(body).toEqual({
      bucket: 'wordgrove',
      generation: expect.stringMatching(/^\d{16}$/),
      metageneration: '1',
      fullPath: `pdfs/${id}`,
      name: `pdfs/${id}`,
      size: file.length,
      timeCreated: expect.any(String),
      updated: body.timeCreated,
      md5Hash: md5(file),
      cacheControl: 'private, no-cache',
      contentDisposition: 'inline; filename="The sea.pdf"',
      contentEncoding: 'identity',
      contentLanguage: null,
      contentType: 'application/pdf',
      customMetadata: { title: 'The sea', description: '' },
      downloadTokens: expect.any(String),
    });
    expect(await hintsFor(app, student)).toContain('pdfs');
    expect(app.jobs.waiting).toContainEqual({ queue: 'prepare-text', payload: { pdfId: id } });
    expect((await teacher.visitor.get(`/pdfs/${id}`)).body).toMatchObject({
      title: 'The sea',
      kind: 'pdf',
      fileName: 'The sea.pdf',
      preparation: 'waiting',
      classes: [{ id: classId }],
      readers: 0,
    });
  });

  it('sent again, or by two at once, is one file, and another one under its id is refused', async () => {
    const id = uuid();
    const answers = await Promise.all([1, 2, 3].map(() => sendText(app, teacher, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.generation)).size).toBe(1);
    const another = await sendText(app, teacher, { id, file: 'Another text.', name: 'other.txt' });
    expect([another.status, another.body.code]).toEqual([400, 'invalid-checksum']);
    expect((await storedKeys()).filter((key) => key.startsWith(`pdfs/${id}/`))).toHaveLength(1);
  });

  it('under an id of somebody else finds nothing there', async () => {
    const { id } = await sendText(app, teacher);
    const answer = await sendText(app, other, { id });
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    expect((await storedKeys()).filter((key) => key.startsWith(`pdfs/${id}/`))).toHaveLength(1);
  });

  it('is for the teacher’s own classes', async () => {
    await expectRefused({ classIds: [uuid()] }, 404, 'not-found');
  });

  it('needs a ticket of the same session, of the last hour', async () => {
    await expectRefused({ appCheck: null }, 401, 'unauthorized-app');
    await expectRefused({ appCheck: await ticketOf(other) }, 401, 'unauthorized-app');
    const ticket = await ticketOf(teacher);
    await expectRefused(
      { appCheck: ticket.replace(/^\d+/, (seconds) => `${Number(seconds) + 1}`) },
      401,
      'unauthorized-app',
    );
    app.clock.advance(61 * 60_000);
    await expectRefused({ appCheck: ticket }, 401, 'unauthorized-app');
  });

  it.each([
    ['', 'invalid-root-operation', 400],
    ['/', 'invalid-root-operation', 400],
    ['pdfs/', 'invalid-argument', 400],
    ['pdfs/../../etc/passwd', 'invalid-argument', 400],
    [`pdfs/${uuid()}/more`, 'invalid-argument', 400],
    [`x/pdfs/${uuid()}`, 'invalid-argument', 400],
    [`other/${uuid()}`, 'invalid-argument', 400],
    [`pdfs/${uuid()}\n`, 'invalid-argument', 400],
  ])('to the path %j is refused', async (path, code, status) => {
    await expectRefused({ path }, status, code);
  });

  it('to another bucket is refused', async () => {
    await expectRefused({ bucket: 'elsewhere' }, 404, 'bucket-not-found');
  });
});

describe('what is sent as a file', () => {
  const documentParts = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') };
  const program = Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(3000, 1)]);

  it.each([
    ['a program called .pdf', program, 415, 'file-type-not-allowed'],
    ['a web page called .pdf', '<!doctype html><script>alert(1)</script>', 415, 'file-type-not-allowed'],
    ['nothing', '', 400, 'file-empty'],
    [
      'a document that is a bomb',
      zipSync({ ...documentParts, bomb: new Uint8Array(60_000_000) }),
      400,
      'file-too-hard',
    ],
    ['a cut document', zipSync(documentParts).subarray(0, 200), 400, 'file-broken'],
    ['too much', Buffer.alloc(200_001, 'x'), 413, 'file-too-large'],
  ])('is refused when it is %s', async (_, file, status, code) => {
    await expectRefused({ file }, status, code);
  });

  it("is refused when its checksum doesn't match", async () => {
    await expectRefused({ md5Hash: md5(Buffer.from('else')) }, 400, 'invalid-checksum');
  });

  it('is refused with more about it than anybody says', async () => {
    const padded = (type?: string) => {
      const form = uploadForm({});
      const metadata = `${form.get('metadata')}${' '.repeat(140_000)}`;
      form.set('metadata', type ? new Blob([metadata], { type }) : metadata);
      return form;
    };
    for (const form of [padded(), padded('application/json')]) await expectRefused({ form }, 400, 'invalid-input');
  });

  it('is refused with the field that is wrong, or the part that is missing or can’t be read', async () => {
    const issueOf = async (form: FormData) => {
      const { status, body } = await sendText(app, teacher, { form });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      return body.data.issues[0];
    };
    const long = uploadForm({ title: 'x'.repeat(100_000) });
    const typed = uploadForm({});
    typed.set('metadata', new Blob([String(long.get('metadata'))], { type: 'application/json' }));
    const tooLong = { path: 'customMetadata.title', problem: 'too-long', max: 200 };
    expect([await issueOf(long), await issueOf(typed)]).toEqual([tooLong, tooLong]);
    const without = uploadForm({});
    without.delete('metadata');
    expect(await issueOf(without)).toEqual({ path: 'metadata', problem: 'required' });
    const broken = uploadForm({});
    broken.set('metadata', '{');
    expect(await issueOf(broken)).toEqual({ path: 'metadata', problem: 'invalid' });
  });

  it('is refused with more than two files, or none', async () => {
    const form = uploadForm({});
    form.append('else', new Blob(['1']));
    form.append('else', new Blob(['2']));
    await expectRefused({ form }, 400, 'invalid-input');
    const without = uploadForm({});
    without.delete('file');
    await expectRefused({ form: without }, 400, 'invalid-input');
    await expectRefused({ form: new FormData() }, 400, 'invalid-input');
  });

  it('is refused beside another one, instead of dropping one of them unseen', async () => {
    const form = uploadForm({ file: 'The first one.', name: 'one.txt' });
    form.append('file', new File(['The second one.'], 'two.txt'));
    const { status, body } = await sendText(app, teacher, { form });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', data: { issues: [{ path: 'file', problem: 'too-many' }] } });
  });

  it('is stored as text, whatever its encoding and extension', async () => {
    const windows = Buffer.from([0x67, 0xfc, 0x6e, 0x20, 0xdd]);
    const { id, body } = await sendText(app, teacher, { file: windows, name: 'story.pdf' });
    expect(body).toMatchObject({
      contentType: 'text/plain; charset=windows-1254',
      contentDisposition: 'inline; filename=story.txt',
    });
    expect((await teacher.visitor.get(`/pdfs/${id}`)).body).toMatchObject({ kind: 'txt', preparation: 'waiting' });
  });

  it('may be a Word document, whose words are not read', async () => {
    const { id, body } = await sendText(app, teacher, { file: zipSync(documentParts), name: 'Öykü.docx' });
    expect(body.contentDisposition).toMatch(/^attachment; filename=Oyku.docx; filename\*=UTF-8''/);
    expect((await teacher.visitor.get(`/pdfs/${id}`)).body).toMatchObject({
      kind: 'docx',
      preparation: 'ready',
      pages: null,
    });
    expect(app.jobs.waiting).not.toContainEqual({ queue: 'prepare-text', payload: { pdfId: id } });
  });
});

const openUpload = async () => ({
  path: uploadUrl(`pdfs/${uuid()}`),
  headers: { cookie: cookieOf(teacher.visitor), 'x-app-check': await ticketOf(teacher) },
});

describe('a stream that never ends', () => {
  it('is read up to the limit, whatever length it announces and wherever it has no end, and then cut', async () => {
    const metadata = `${partHead('metadata')}{}\r\n`;
    const file = `${partHead('file', 'a.pdf')}%PDF-1.4`;
    const before = 'no part yet';
    const field = `${metadata}${partHead('more')}`;
    const other = `${metadata}${partHead('more', 'b.pdf')}`;
    const endless = await Promise.all(
      [file, before, field, other].map(async (begins) => sendEndlessForm(app, { ...(await openUpload()), begins })),
    );
    for (const { answer, read } of endless) {
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*file-too-large/s);
      // What the two ends hold between them, and not two gigabytes.
      expect(read).toBeLessThan(30_000_000);
    }
    expect(await storedKeys()).not.toContainEqual(expect.stringContaining('incoming'));
  });
});

describe('two gigabytes that are only announced', () => {
  it('are refused before they come', async () => {
    const { path, headers } = await openUpload();
    const socket = await openForm(app, { path, headers: { ...headers, 'content-length': '2147483648' } });
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 .*file-too-large/s);
    socket.destroy();
  });
});

describe('uploads that are slow to come', () => {
  it('take four places of one teacher at most, and hold up nobody else', async () => {
    const slow = [];
    for (let n = 0; n < 5; n += 1) slow.push(await openForm(app, await openUpload()));
    const answers = slow.map((socket) => once(socket, 'data').then(([answer]) => String(answer)));
    const refused = await Promise.race(answers);
    expect(refused).toMatch(/^HTTP\/1\.1 429 .*retry-after: 10\r.*upload-busy/s);
    expect((await sendText(app, other)).status).toBe(200);
    for (const socket of slow) socket.destroy();
    // A broken connection gives its place back.
    let status = 429;
    while (status === 429) ({ status } = await sendText(app, teacher));
    expect(status).toBe(200);
  });
});
