import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { sendEndlessForm } from '#testing/open-form.ts';
import type { Sent } from '#testing/send-import.ts';
import { sendImport } from '#testing/send-import.ts';
import { cookieOf } from '#testing/send-text.ts';

let app: TestApp;
let teacher: Person;
let deckId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

beforeEach(async () => {
  deckId = uuid();
  await teacher.visitor.post('/flashcards/decks', { id: deckId, name: 'Ünite 3: «Verbs»' });
});

afterAll(() => app.close());

const send = (sent: Partial<Sent>, cookies: Iterable<[string, string]> = teacher.visitor.cookies) =>
  sendImport(app, cookies, { deckId, ...sent });

const importText = async (text: string) => (await send({ text })).report;
const cards = async () => (await teacher.visitor.post('/flashcards/cards/list', { deckId })).body.cards;
const sides = async () => (await cards()).map(({ front, back }: { front: string; back: string }) => [front, back]);

async function exported(format: string): Promise<string> {
  const answer = await app.server.inject({
    url: `${streamPaths.exportCards}?deckId=${deckId}&format=${format}`,
    headers: { cookie: cookieOf(teacher.visitor) },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''%C3%9Cnite%203%20%20%C2%ABVerbs%C2%BB`);
  return answer.body;
}

describe('an import of a table', () => {
  it('keeps the good rows and names the others by line and reason', async () => {
    const rows = [
      'Front,Back,Note,Sentence',
      'lend,"ödünç vermek, borç vermek",verb,"Can you ""lend"" me a pen?"',
      'no back',
      ',no front',
      '',
      'LEND ,"ödünç vermek, borç  vermek"',
      `long,${'x'.repeat(limits.cardTextMax + 1)}`,
      'two,"lines\nof text"',
      'open,"never closed',
      "<b>bold</b>,'; DROP TABLE flashcards; --",
      'nul,a\u0000b',
    ];
    const { status, lines, report } = await send({ text: rows.join('\r\n'), language: 'tr' });
    expect(status).toBe(200);
    expect(lines.map(({ type }) => type)).toEqual(['progress', 'progress', 'report']);
    expect(report).toMatchObject({ format: 'csv', encoding: 'utf-8', rows: 9, added: 3, duplicates: 1, bad: 5 });
    expect(report.notAdded.map(({ line, trouble }: { line: number; trouble: string }) => [line, trouble])).toEqual([
      [3, 'back-missing'],
      [4, 'front-missing'],
      [6, 'duplicate'],
      [7, 'too-long'],
      [10, 'quote-open'],
      [12, 'characters'],
    ]);
    expect(await cards()).toMatchObject([
      { front: 'lend', language: 'tr', note: 'verb', met: { source: 'import', sentence: 'Can you "lend" me a pen?' } },
      { front: 'two', back: 'lines\nof text' },
      { front: '<b>bold</b>', back: "'; DROP TABLE flashcards; --" },
    ]);
  });

  it.each([
    ['UTF-8 with a mark', 'utf-8', Buffer.from('\ufefflend;ödünç şğı', 'utf8')],
    ['UTF-16', 'utf-16le', Buffer.from('\ufefflend;ödünç şğı', 'utf16le')],
    ['UTF-16 without a mark', 'utf-16le', Buffer.from('lend;ödünç şğı', 'utf16le')],
    ['UTF-16, big end first', 'utf-16be', Buffer.from('\ufefflend;ödünç şğı', 'utf16le').swap16()],
    [
      'Windows-1254',
      'windows-1254',
      Buffer.from([...Buffer.from('lend;'), 0xf6, 0x64, 0xfc, 0x6e, 0xe7, 0x20, 0xfe, 0xf0, 0xfd]),
    ],
  ])('reads %s', async (_, encoding, file) => {
    expect((await send({ file })).report).toMatchObject({ added: 1, encoding });
    expect(await sides()).toEqual([['lend', 'ödünç şğı']]);
  });

  it('reads tabs, semicolons and what Anki writes', async () => {
    expect(await importText('a\tb, c\nd\te; f')).toMatchObject({ format: 'tsv', added: 2 });
    expect(await importText('g;h, i\nj;k')).toMatchObject({ format: 'csv', added: 2 });
    const anki =
      '#separator:Semicolon\n#html:true\n#tags column:1\nverb;"m&uuml;de &lt;3<br>&Ouml;l";"<b>n</b>[sound:a.mp3]"\n';
    expect(await importText(anki)).toMatchObject({ format: 'anki-text', added: 1 });
    expect((await sides()).at(-1)).toEqual(['müde <3\nÖl', 'n']);
  });

  it('takes effect once, even when sent concurrently', async () => {
    const id = uuid();
    const answers = await Promise.all([1, 2, 3].map(() => send({ id, text: 'lend,borrow\nbad' })));
    expect(new Set(answers.map(({ report }) => JSON.stringify(report))).size).toBe(1);
    expect(await sides()).toEqual([['lend', 'borrow']]);
    const stranger = await buildTeacher(app);
    expect(await send({ id, text: 'a,b' }, stranger.visitor.cookies)).toMatchObject({ status: 404 });
    expect(await importText('lend,borrow')).toMatchObject({ added: 0, duplicates: 1 });
  });

  it('of five thousand cards says how far it is', async () => {
    const text = Array.from({ length: 5000 }, (_, n) => `front ${n},back ${n}`).join('\n');
    const { lines, report } = await send({ text });
    expect(report.added).toBe(5000);
    expect(lines.filter(({ type }) => type === 'progress').length).toBeGreaterThan(5);
  });

  it('stops where the deck is full, and takes no more rows than a deck can hold', async () => {
    const text = Array.from({ length: limits.importRowsMax + 5 }, (_, n) => `front ${n},back ${n}`).join('\n');
    const report = await importText(text);
    expect(report).toMatchObject({ added: limits.importRowsMax, bad: 5 });
    expect(report.notAdded[0]).toMatchObject({ line: limits.importRowsMax + 1, trouble: 'too-many-rows' });
    const endless = Buffer.alloc(4 * (limits.importRowsRead + 10), '"a,\n');
    expect(await send({ file: endless })).toMatchObject({ status: 413, code: 'import-too-large' });
    expect((await importText('one,more')).notAdded).toMatchObject([{ line: 1, trouble: 'deck-full' }]);
  });

  it('is refused with a reason when nothing can be read, and nothing is written', async () => {
    const refused = async (sent: Partial<Sent>) => {
      const { status, code } = await send(sent);
      return [status, code];
    };
    expect(await refused({ text: ' \n\n' })).toEqual([400, 'import-empty']);
    expect(await refused({ file: new Uint8Array() })).toEqual([400, 'import-empty']);
    expect(await refused({})).toEqual([400, 'invalid-input']);
    expect(await refused({ file: Uint8Array.from({ length: 3000 }, (_, n) => (n * 7) % 31) })).toEqual([
      400,
      'import-unreadable',
    ]);
    expect(await refused({ text: 'a,b', deckId: uuid() })).toEqual([404, 'not-found']);
    expect(await refused({ text: 'a,b', deckId: 'x' })).toEqual([400, 'invalid-input']);
    expect(await refused({ file: new Uint8Array(limits.maxFileBytes + 1) })).toEqual([413, 'import-too-large']);
    expect(await cards()).toEqual([]);
  });
});

describe('a file that never ends', () => {
  it('is read up to the limit, and then cut', async () => {
    const headers = { cookie: cookieOf(teacher.visitor) };
    const { answer, read } = await sendEndlessForm(app, { path: streamPaths.importCards, headers });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('import-too-large');
    expect(read).toBeLessThan(4 * limits.maxFileBytes);
  });
});

describe('imports at the same moment', () => {
  it('run one at a time, at most three per person; the next is told when to retry', async () => {
    const held = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const holding = inTransaction(app.db, async (tx) => {
      await tx.execute(sql`SELECT FROM flashcard_decks WHERE id = ${deckId} FOR UPDATE`);
      isHeld.resolve();
      await held.promise;
    });
    await isHeld.promise;
    const sent = ['a,1', 'b,2', 'c,3', 'd,4'].map((text) => send({ text }));
    const refused = await Promise.race(sent);
    expect(refused).toMatchObject({ status: 429, code: 'import-busy', retryAfter: '10' });
    held.resolve();
    await holding;
    const answers = await Promise.all(sent);
    expect(answers.filter(({ report }) => report?.added === 1)).toHaveLength(3);
    expect(await cards()).toHaveLength(3);
    expect((await importText('e,5')).added).toBe(1);
  });
});

describe('an export', () => {
  const rows = [
    ['=1+1', `a "quote", a comma`],
    ['-ing', 'x\ty\nz'],
    ["'=kept", '#no comment: at all'],
    ['@home', 'çocuk; 子供 🌱'],
  ];

  it.each(['csv', 'anki'])('as %s comes back as it was', async (format) => {
    for (const [front, back] of rows)
      await teacher.visitor.post('/flashcards/cards', { id: uuid(), deckId, front, back, note: 'n' });
    const file = await exported(format);
    if (format === 'csv') expect(file).toContain(`'=1+1,"a ""quote"", a comma",n`);
    deckId = uuid();
    await teacher.visitor.post('/flashcards/decks', { id: deckId, name: 'Copy' });
    expect(await importText(file)).toMatchObject({ added: rows.length, bad: 0 });
    expect(await sides()).toEqual(rows);
  });
});
