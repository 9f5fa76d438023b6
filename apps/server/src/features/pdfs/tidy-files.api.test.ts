import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfs } from '#db/schema/all.ts';
import type { FileStore } from '#platform/files.ts';
import { halfWritten } from '#platform/files.ts';
import { createLog } from '#platform/log.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { sendText } from '#testing/send-text.ts';
import { tidyFiles } from './tidy-files.ts';

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
  expect(await stateOf(lost.id)).toMatchObject({ preparation: 'failed', trouble: 'lost' });
  expect(await stateOf(sound.id)).toMatchObject({ trouble: null });
});

it('has a text read again once its bytes are back', async () => {
  const { id } = await sendText(app, teacher);
  await app.jobs.run();
  const state = async () => (await teacher.visitor.get(`/pdfs/${id}`)).body;
  const before = await state();
  const [key = ''] = (await keys()).filter((each) => each.includes(id));
  const kept = await app.files.read(key);
  const path = join(folder, 'kept');
  await writeFile(path, kept ?? '');
  await app.files.remove(key);
  await tidy();
  expect(await state()).toMatchObject({ trouble: 'lost' });
  const [row] = await app.db.select().from(pdfs).where(eq(pdfs.id, id));
  await app.files.put(key, path, { bytes: row?.bytes ?? 0, md5: row?.md5 ?? '' });
  await tidy();
  await app.jobs.run();
  expect(await state()).toEqual({ ...before, updatedAt: expect.any(String) });
  await teacher.visitor.post(`/pdfs/${id}/remove`, {});
  await app.jobs.run();
});

describe('a store that isn’t ours', () => {
  it('keeps all its files, and no text is marked', async () => {
    const own = await testApp();
    const owner = await buildTeacher(own);
    for (let n = 0; n < 12; n += 1) await sendText(own, owner, { file: Buffer.from(`Text ${n}`) });
    const strange = Array.from({ length: 250 }, (_, n) => ({
      key: `pdfs/other/${n}`,
      bytes: 1,
      changedAt: new Date(0),
    }));
    const removed: string[] = [];
    const files: FileStore = {
      ...own.files,
      list: async function* () {
        yield* strange;
      },
      read: async () => null,
      remove: async (key) => void removed.push(key),
    };
    const log = createLog({ level: 'silent' });
    const findOthers = async () => new Set<string>();
    await tidyFiles({ db: own.db, clock: own.clock, jobs: own.jobs, files, log, findOthers })();
    expect(removed).toEqual([]);
    expect(await own.db.$count(pdfs, isNotNull(pdfs.trouble))).toBe(0);
    await own.close();
  });
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
