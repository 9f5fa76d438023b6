import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfCovers } from '#db/schema/all.ts';
import { s3Store } from '#platform/files/s3-store.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { startS3 } from '#testing/s3-server.ts';
import { fileUrl, getFile, mediaUrl, sendText } from '#testing/send-text.ts';
import { tinyPdf } from '#testing/tiny-pdf.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let stranger: Person;
let classId: string;
let id: string;
const file = Buffer.concat([tinyPdf(), Buffer.from(`%${randomBytes(60_000).toString('hex')}`)]);

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher, { maxUses: 10 });
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  const elsewhere = await buildInvite(await buildTeacher(app));
  stranger = await buildStudent(app, elsewhere.code);
  ({ id } = await sendText(app, teacher, { file, classIds: [classId] }));
});

afterAll(() => app.close());

const path = () => fileUrl(`pdfs/${id}`);

describe('the metadata of a file', () => {
  it('are for its teacher and for those to whom it is given, each with a token of their own', async () => {
    const [his, hers] = await Promise.all([getFile(app, teacher, path()), getFile(app, student, path())]);
    expect([his.status, hers.status]).toEqual([200, 200]);
    expect({ ...hers.body, downloadTokens: '' }).toEqual({ ...his.body, downloadTokens: '' });
    expect(hers.body.downloadTokens).not.toBe(his.body.downloadTokens);
  });

  it('tell anybody else that there is no such file, as for one that was never there', async () => {
    for (const url of [path(), fileUrl('pdfs/01980000-0000-7000-8000-000000000000'), fileUrl('nothing')]) {
      const answer = await getFile(app, stranger, url);
      expect([answer.status, answer.body.code]).toEqual([404, 'object-not-found']);
    }
    expect((await getFile(app, student, fileUrl('/'))).body.code).toBe('invalid-root-operation');
    expect((await getFile(app, student, fileUrl(`pdfs/${id}`, 'other'))).body.code).toBe('bucket-not-found');
  });
});

describe('the bytes of a file', () => {
  it('come whole, with a type that no browser runs', async () => {
    const { status, bytes, headers } = await getFile(app, student, await mediaUrl(app, student, id));
    expect(status).toBe(200);
    expect(bytes.equals(file)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${file.length}`,
      'content-disposition': 'inline; filename=story.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
  });

  it('come in parts, as asked', async () => {
    const url = await mediaUrl(app, student, id);
    const part = await getFile(app, student, url, { headers: { range: 'bytes=100-299' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-299/${file.length}`);
    expect(part.bytes.equals(file.subarray(100, 300))).toBe(true);

    const none = await getFile(app, student, url, { headers: { range: `bytes=${file.length}-` } });
    expect([none.status, none.body.code]).toEqual([416, 'cannot-slice-blob']);
    expect(none.headers['content-range']).toBe(`bytes */${file.length}`);
  });

  it('come again only when they are others', async () => {
    const url = await mediaUrl(app, student, id);
    const { etag } = (await getFile(app, student, url)).headers;
    const ask = (headers: Record<string, string>) => getFile(app, student, url, { headers });
    expect((await ask({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask({ range: 'bytes=0-9', 'if-range': `${etag}` })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    const head = await getFile(app, student, url, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, `${file.length}`, 0]);
  });

  it('need a token of the same reader, of the same file, of the last hour', async () => {
    const url = await mediaUrl(app, student, id);
    const another = await sendText(app, teacher, { classIds: [classId] });
    const token = url.split('token=')[1];
    const wrong = [
      [teacher, url],
      [stranger, url],
      [student, `${path()}?alt=media`],
      [student, `${path()}?alt=media&token=x`],
      [student, `${fileUrl(`pdfs/${another.id}`)}?alt=media&token=${token}`],
    ] as const;
    for (const [person, each] of wrong) {
      const answer = await getFile(app, person, each);
      expect([answer.status, answer.body.code]).toEqual([403, 'unauthorized']);
    }
    app.clock.advance(61 * 60_000);
    expect((await getFile(app, student, url)).status).toBe(403);
  });

  it('are out of reach at once when the right to read ends', async () => {
    const url = await mediaUrl(app, student, id);
    await teacher.visitor.post(`/pdfs/${id}/archive`, { isArchived: true });
    const answer = await getFile(app, student, url);
    expect([answer.status, answer.body.code]).toEqual([403, 'unauthorized']);
    // Its teacher still opens it.
    expect((await getFile(app, teacher, await mediaUrl(app, teacher, id))).status).toBe(200);
    await teacher.visitor.post(`/pdfs/${id}/archive`, { isArchived: false });
    expect((await getFile(app, student, url)).status).toBe(200);
  });

  it('of a PDF with scripts go out as they came, and the browser is told to run nothing', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const sent = await sendText(app, teacher, { file: tinyPdf('Hello', script), classIds: [classId] });
    const { headers } = await getFile(app, student, await mediaUrl(app, student, sent.id));
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(headers['content-type']).toBe('application/pdf');
  });
});

describe('the picture of page one', () => {
  it('is for those who may read', async () => {
    const url = `/api/pdfs/${id}/cover`;
    expect((await getFile(app, student, url)).status).toBe(404);
    await app.db.insert(pdfCovers).values({ pdfId: id, picture: Buffer.from('RIFF…WEBP') });
    const picture = await getFile(app, student, url);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(picture.bytes.toString()).toBe('RIFF…WEBP');
    expect((await getFile(app, stranger, url)).status).toBe(404);
    expect((await getFile(app, student, '/api/pdfs/x/cover')).status).toBe(400);
  });
});

describe('files in a bucket', () => {
  it('come, in parts too, and go as from the disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wordgrove-bucket-'));
    const s3 = await startS3(folder);
    const files = await s3Store(s3.place);
    const away = await testApp({ files });
    const owner = await buildTeacher(away);
    const sent = await sendText(away, owner, { file });
    expect(sent.status).toBe(200);
    const url = await mediaUrl(away, owner, sent.id);
    expect((await getFile(away, owner, url)).bytes.equals(file)).toBe(true);
    const part = await getFile(away, owner, url, { headers: { range: 'bytes=-50' } });
    expect(part.bytes.equals(file.subarray(file.length - 50))).toBe(true);
    await owner.visitor.post(`/pdfs/${sent.id}/remove`, {});
    await away.jobs.run();
    expect(await Array.fromAsync(files.list())).toEqual([]);
    await s3.stop();
    const refused = await sendText(away, owner, { file });
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    await away.close();
    await rm(folder, { recursive: true, force: true });
  });
});
