import { readFileSync } from 'node:fs';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveEvents, pdfCovers, pdfPages, pdfReadings, pdfs, pdfWords } from '#db/schema/all.ts';
import { FileStoreAway } from '#platform/files.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { bombPdf, pdfOf, scanPdf } from '#testing/pdfs/make-pdf.ts';
import { recall } from '#testing/player.ts';
import type { Stored } from '#testing/prepared-text.ts';
import { preparedTexts } from '#testing/prepared-text.ts';
import { countStatements } from '#testing/statements.ts';
import { readLimits } from './prepare-text.ts';
import { preparationVersion } from './rules.ts';

const ownTexts = new URL('../../commands/demo/texts/', import.meta.url);

let app: TestApp;
let teacher: Person;
let classId: string;
let student: Person;
let stranger: Person;
let texts: ReturnType<typeof preparedTexts>;

beforeAll(async () => {
  app = await testApp();
  texts = preparedTexts(app);
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  stranger = await buildTeacher(app);
});

afterAll(() => app.close());

const owner = () => ({ teacherId: teacher.id, classId });
const upload = (kind: PdfKind, bytes: Stored) => texts.upload(owner(), kind, bytes);
const prepare = (id: string, more = {}) => texts.prepare(id, more);
const prepared = (kind: PdfKind, bytes: Stored, more = {}) => texts.prepared(owner(), kind, bytes, more);

const story = 'The fox ran to the river. It saw a boat, and foxes like boats.\n\nMr. Brindle sleeps.';

describe('a text that was prepared by older rules', () => {
  const outdate = (id: string) =>
    app.db.update(pdfs).set({ preparedBy: 0, level: 'C1', words: 7, pages: 9 }).where(eq(pdfs.id, id));
  const rowOf = async (id: string) => (await app.db.select().from(pdfs).where(eq(pdfs.id, id)))[0];
  const wordsOf = async (id: string) => (await app.db.select().from(pdfWords).where(eq(pdfWords.pdfId, id))).length;

  it('is prepared again in the background, in place of what there was', async () => {
    const { id, row } = await prepared('txt', Buffer.from(story));
    const words = await wordsOf(id);
    await outdate(id);
    const reading = { readerId: student.id, pdfId: id, openedAt: app.clock.now(), lastOpenedAt: app.clock.now() };
    await app.db.insert(pdfReadings).values({ ...reading, page: 9, offset: 0.5 });
    await prepare(id);
    expect(await rowOf(id)).toEqual(row);
    expect(await wordsOf(id)).toBe(words);
    const [place] = await app.db.select().from(pdfReadings).where(eq(pdfReadings.pdfId, id));
    expect(place).toMatchObject({ page: 1, offset: 0 });
  });

  it('keeps what it had when it can’t be read any more, and isn’t tried again', async () => {
    const { id } = await prepared('txt', Buffer.from(story));
    await outdate(id);
    const words = await wordsOf(id);
    await upload('txt', null);
    await prepare(id);
    expect(await rowOf(id)).toMatchObject({
      preparation: 'ready',
      trouble: null,
      level: 'C1',
      preparedBy: preparationVersion,
    });
    expect(await wordsOf(id)).toBe(words);
  });
});

describe('a text is prepared', () => {
  it('with its pages, words, level and cover', async () => {
    const { id, row } = await prepared('pdf', readFileSync(new URL('salt.pdf', ownTexts)));
    expect(row).toMatchObject({
      preparation: 'ready',
      trouble: null,
      pages: 3,
      hasText: true,
      level: 'B1',
      version: 0,
    });
    const [cover] = await app.db.select().from(pdfCovers).where(eq(pdfCovers.pdfId, id));
    expect(cover?.picture.toString('latin1', 8, 12)).toBe('WEBP');
    const pages = await app.db.select().from(pdfPages).where(eq(pdfPages.pdfId, id));
    expect(pages.reduce((sum, { words }) => sum + words, 0)).toBe(row?.words);
    const words = await app.db.select().from(pdfWords).where(eq(pdfWords.pdfId, id));
    const salt = words.find(({ word }) => word === 'salt:noun');
    expect(salt).toMatchObject({ page: 1, level: 'A2' });
    expect(salt?.sentence).toMatch(/\bsalt\b/i);
    expect(words.map(({ word }) => word)).not.toContain('gandhi:noun');
  });

  it('by its running words: forms of a word together, names apart', async () => {
    const { id, row } = await prepared('txt', Buffer.from(story));
    expect(row).toMatchObject({ pages: 1, words: 17, unlistedWords: 0, hasText: true });
    const [page] = await app.db.select().from(pdfPages).where(eq(pdfPages.pdfId, id));
    expect(page).toMatchObject({ page: 1, text: story, words: 17 });
    expect(page?.forms).toMatchObject({ fox: 'fox:noun', foxes: 'fox:noun', ran: 'run:verb', saw: 'see:verb' });
    expect(page?.forms).not.toHaveProperty('brindle');
    const words = await app.db.select().from(pdfWords).where(eq(pdfWords.pdfId, id));
    expect(words.find(({ word }) => word === 'fox:noun')).toMatchObject({
      times: 2,
      page: 1,
      sentence: 'The fox ran to the river.',
    });
  });

  it('without words where it is a scan or a Word document', async () => {
    expect((await prepared('pdf', await scanPdf())).row).toMatchObject({
      preparation: 'ready',
      pages: 2,
      hasText: false,
    });
    expect((await prepared('docx', null)).row).toMatchObject({ preparation: 'ready', pages: null, hasText: null });
  });

  it('once, however often the job runs, and tells everybody who sees it', async () => {
    const before = (await app.db.select().from(liveEvents)).length;
    const { id } = await prepared('txt', Buffer.from(story));
    await prepare(id);
    const told = (await app.db.select().from(liveEvents)).slice(before);
    expect(told.map(({ audience }) => audience).toSorted()).toEqual(
      [teacher, student].map((each) => `user:${each.id}`).toSorted(),
    );
    expect(await app.db.select().from(pdfPages).where(eq(pdfPages.pdfId, id))).toHaveLength(1);
  });

  it('by two workers at once, once', async () => {
    const id = await upload('txt', Buffer.from(story));
    await Promise.all([prepare(id), prepare(id)]);
    expect(await app.db.select().from(pdfPages).where(eq(pdfPages.pdfId, id))).toHaveLength(1);
  });

  it('not at all once it is gone', async () => {
    const id = await upload('txt', Buffer.from(story));
    await app.db.delete(pdfs).where(eq(pdfs.id, id));
    await prepare(id);
    expect(await app.db.select().from(pdfPages).where(eq(pdfPages.pdfId, id))).toEqual([]);
  });
});

describe('a text that is not read', () => {
  it('is too large: for the memory, in letters, or in different words', async () => {
    expect((await prepared('pdf', bombPdf('page'))).row).toMatchObject({ preparation: 'failed', trouble: 'too-large' });
    const letters = { limits: { ...readLimits, lettersMax: 10 } };
    expect((await prepared('txt', Buffer.from(story), letters)).row).toMatchObject({ trouble: 'too-large' });
    const forms = { limits: { ...readLimits, formsMax: 3 } };
    expect((await prepared('txt', Buffer.from(story), forms)).row).toMatchObject({ trouble: 'too-large' });
  });

  it('takes too much work', async () => {
    const limits = { ...readLimits, workMs: 1 };
    const { id, row } = await prepared('pdf', await pdfOf(['Hello']), { limits });
    expect(row).toMatchObject({ preparation: 'failed', trouble: 'took-too-long', pages: null });
    expect(await app.db.select().from(pdfPages).where(eq(pdfPages.pdfId, id))).toEqual([]);
  });

  it('takes too much time, which on a busy machine may be enough later', async () => {
    const limits = { ...readLimits, timeoutMs: 1 };
    const id = await upload('pdf', await pdfOf(['Hello']));
    await expect(prepare(id, { limits })).rejects.toThrow('It took too long');
    await prepare(id, { limits, attempt: 3 });
    const [row] = await app.db.select().from(pdfs).where(eq(pdfs.id, id));
    expect(row).toMatchObject({ preparation: 'failed', trouble: 'took-too-long' });
  });

  it('is no PDF, or has no bytes', async () => {
    expect((await prepared('pdf', Buffer.from('nothing'))).row).toMatchObject({ trouble: 'unreadable' });
    expect((await prepared('pdf', null)).row).toMatchObject({ preparation: 'failed', trouble: 'unreadable' });
  });

  it('waits while the store is away', async () => {
    const id = await upload('txt', new FileStoreAway('away'));
    await expect(prepare(id)).rejects.toThrow('away');
    const [row] = await app.db.select().from(pdfs).where(eq(pdfs.id, id));
    expect(row).toMatchObject({ preparation: 'waiting', trouble: null });
  });
});

describe('the text of a page', () => {
  let id: string;

  beforeAll(async () => {
    ({ id } = await prepared('txt', Buffer.from(story)));
    await recall(app, student, 1, ['fox:noun']);
  });

  it('is its text', async () => {
    const { body } = await student.visitor.post(`/pdfs/${id}/pages`, { from: 1, to: 20 });
    expect(body).toEqual([{ page: 1, text: story }]);
    expect((await student.visitor.post(`/pdfs/${id}/pages`, { from: 2, to: 3 })).body).toEqual([]);
  });

  it('is searchable in any case and across line ends', async () => {
    const search = async (text: string) => (await student.visitor.post(`/pdfs/${id}/search`, { text })).body;
    expect(await search('BOAT')).toEqual([
      { page: 1, times: 2, excerpt: expect.stringContaining('It saw a boat, and') },
    ]);
    expect(await search('boats. mr.')).toMatchObject([{ page: 1, times: 1 }]);
    expect(await search('100%')).toEqual([]);
    expect((await student.visitor.post(`/pdfs/${id}/search`, { text: 'x' })).status).toBe(400);
    expect((await stranger.visitor.post(`/pdfs/${id}/search`, { text: 'boat' })).status).toBe(404);
  });

  it('is searched to the end of a long text', async () => {
    const { id: long } = await prepared('txt', Buffer.from(story));
    const more = { pdfId: long, text: 'A lamp by\nthe door.\n\nAnd a lamp.', words: 8, forms: {} };
    await app.db.insert(pdfPages).values(Array.from({ length: 600 }, (_, at) => ({ ...more, page: at + 2 })));
    const { body } = await student.visitor.post(`/pdfs/${long}/search`, { text: 'LAMP' });
    expect(body).toHaveLength(600);
    expect(body.at(-1)).toEqual({ page: 601, times: 2, excerpt: 'lamp by the door. And a' });
  });

  it('is found with the marks of a keyboard or of print', async () => {
    const { id: printed } = await prepared('txt', Buffer.from("“I don’t know,” she said. It wasn't here."));
    for (const text of ["don't", 'don’t', 'wasn’t', '"i don\'t']) {
      const { body } = await student.visitor.post(`/pdfs/${printed}/search`, { text });
      expect(body, text).toMatchObject([{ page: 1, times: 1 }]);
    }
  });

  it('is each form with its word and the state that the reader has it in', async () => {
    const stateOf = async (person: Person, form: string) => {
      const { body } = await person.visitor.post(`/pdfs/${id}/page-words`, { from: 1, to: 1 });
      return body[0].forms.find((each: { form: string }) => each.form === form);
    };
    expect(await stateOf(student, 'foxes')).toEqual({ form: 'foxes', word: 'fox:noun', state: 'learning' });
    expect(await stateOf(student, 'boat')).toMatchObject({ state: 'likely' });
    expect(await stateOf(teacher, 'foxes')).toMatchObject({ state: 'likely' });
  });

  it('is known by whichever word its form was learned as', async () => {
    const reader = await buildStudent(app, (await buildInvite(teacher, { classId })).code);
    await recall(app, reader, 1, ['saw:noun']);
    const { body } = await reader.visitor.post(`/pdfs/${id}/words`, {});
    expect(body.find((each: { word: string }) => each.word === 'see:verb')).toMatchObject({ state: 'learning' });
  });

  it('are words, those to be learned first, of the page or the whole text', async () => {
    const whole = await student.visitor.post(`/pdfs/${id}/words`, {});
    expect(whole.body[0]).toMatchObject({ word: 'fox:noun', state: 'learning' });
    expect(whole.body.map(({ times }: { times: number }) => times).slice(0, 6)).toEqual([2, 2, 2, 1, 1, 1]);
    expect(whole.body).toContainEqual({
      word: 'boat:noun',
      lemma: 'boat',
      pos: 'noun',
      level: 'A1',
      times: 2,
      page: 1,
      state: 'likely',
    });
    expect((await student.visitor.post(`/pdfs/${id}/words`, { page: 1 })).body).toEqual(whole.body);
    expect((await student.visitor.post(`/pdfs/${id}/words`, { page: 2 })).body).toEqual([]);
  });

  it('counts the words of a page as often as they stand on it, and those of the text in all of it', async () => {
    const pages = [`${'A fox runs. '.repeat(100)}A boat waits.`, 'Two boats wait, and then another boat. A fox!'];
    const { id: long } = await prepared('txt', Buffer.from(pages.join('\n\n')));
    const timesOf = async (page?: number) => {
      const { body } = await student.visitor.post(`/pdfs/${long}/words`, { page });
      const found = body.map(({ word, times }: { word: string; times: number }) => [word, times]);
      return Object.fromEntries(found);
    };
    expect(await timesOf()).toMatchObject({ 'fox:noun': 101, 'boat:noun': 3, 'run:verb': 100 });
    expect(await timesOf(1)).toMatchObject({ 'fox:noun': 100, 'boat:noun': 1, 'run:verb': 100 });
    expect(await timesOf(2)).toMatchObject({ 'fox:noun': 1, 'boat:noun': 2 });
    expect(await timesOf(2)).not.toHaveProperty('run:verb');
  });

  it.each(['pages', 'page-words', 'words'])('is asked for by one named statement: %s', async (call) => {
    const ask = () => student.visitor.post(`/pdfs/${id}/${call}`, call === 'words' ? {} : { from: 1, to: 3 });
    await ask();
    expect(await countStatements(app, ask)).toBeLessThanOrEqual(2);
  });

  it.each(['pages', 'page-words', 'words'])('is nobody else’s: %s', async (call) => {
    const { status } = await stranger.visitor.post(`/pdfs/${id}/${call}`, call === 'words' ? {} : { from: 1, to: 1 });
    expect(status).toBe(404);
  });
});
