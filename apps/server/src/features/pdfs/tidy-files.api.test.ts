import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfs } from '#db/schema/all.ts';
import { halfWritten } from '#platform/files.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { sendText } from '#testing/send-text.ts';

let app: TestApp;
let teacher: Person;
let folder: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  folder = await mkdtemp(join(tmpdir(), 'wordgrove-tidy-'));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const tidy = async () => {
  await app.jobs.send('tidy-files', {});
  await app.jobs.run();
};
const keys = async () => (await Array.fromAsync(app.files.list())).map(({ key }) => key).sort();

async function put(key: string): Promise<void> {
  const path = join(folder, 'file');
  await writeFile(path, 'nobody’s');
  const md5 = createHash('md5').update('nobody’s').digest('base64');
  await app.files.put(key, path, { bytes: Buffer.byteLength('nobody’s'), md5 });
}

it('marks a text whose bytes are gone, and only that', async () => {
  const lost = await sendText(app, teacher);
  const sound = await sendText(app, teacher);
  const [key] = (await keys()).filter((each) => each.includes(lost.id));
  await app.files.remove(key ?? '');
  await app.jobs.run();
  await tidy();
  const stateOf = async (id: string) => (await teacher.visitor.get(`/pdfs/${id}`)).body;
  expect(await stateOf(lost.id)).toMatchObject({ preparation: 'failed', trouble: 'unreadable' });
  expect(await stateOf(sound.id)).toMatchObject({ trouble: null });
});

it('has texts of older rules prepared again, and no others', async () => {
  const { id } = await sendText(app, teacher);
  await app.jobs.run();
  const [row] = await app.db.select().from(pdfs).where(eq(pdfs.id, id));
  await app.db.update(pdfs).set({ preparedBy: 0, words: 1 }).where(eq(pdfs.id, id));
  await app.jobs.send('renew-texts', {});
  await app.jobs.run();
  expect((await app.db.select().from(pdfs).where(eq(pdfs.id, id)))[0]).toEqual(row);
  await teacher.visitor.post(`/pdfs/${id}/remove`, {});
  await app.jobs.run();
});

it('removes bytes that no text names once they are an hour old, and no others', async () => {
  const own = await keys();
  expect(own).toHaveLength(1);
  await put('pdfs/gone/one');
  // As a killed process leaves it.
  await put(`${halfWritten}/two`);
  await tidy();
  expect(await keys()).toHaveLength(3);
  app.clock.advance(26 * 3_600_000);
  await tidy();
  expect(await keys()).toEqual(own);
});
