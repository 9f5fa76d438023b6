import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { limits } from '@wordgrove/contract/limits';
import { zipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import type { Sent } from '#testing/send-import.ts';
import { sendImport } from '#testing/send-import.ts';

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

const cards = async () => (await teacher.visitor.post('/flashcards/cards/list', { deckId })).body.cards;
type Note = { kind: number; fields: string[] };

const kinds = { 1: ['Front', 'Back'], 2: ['Text', 'Extra'], 3: ['Nr', 'Back', 'Front', 'Sentence'] };

/** A collection as Anki stores it: note types as JSON or, since 2022, as tables. */
function collection(notes: readonly Note[], isNew = false, more = ''): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'wordgrove-test-'));
  const path = join(folder, 'c.sqlite');
  const database = new DatabaseSync(path);
  // The file needn't survive a power cut.
  database.exec(`PRAGMA synchronous = off; BEGIN;
    CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, flds text);
    CREATE TABLE col (id integer PRIMARY KEY, models text)`);
  if (isNew) {
    database.exec('CREATE TABLE fields (ntid integer, ord integer, name text, PRIMARY KEY (ntid, ord)) WITHOUT ROWID');
    const field = database.prepare('INSERT INTO fields VALUES (?, ?, ?)');
    for (const [kind, names] of Object.entries(kinds))
      for (const [at, name] of names.entries()) field.run(Number(kind), at, name);
  } else {
    const models = Object.entries(kinds).map(([kind, names]) => [kind, { flds: names.map((name) => ({ name })) }]);
    database.prepare('INSERT INTO col VALUES (1, ?)').run(JSON.stringify(Object.fromEntries(models)));
  }
  const note = database.prepare('INSERT INTO notes VALUES (?, ?, ?, ?)');
  for (const [at, { kind, fields }] of notes.entries()) note.run(at + 1, `g${at}`, kind, fields.join('\u001f'));
  if (more) database.exec(more);
  database.exec('COMMIT');
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

const notes: Note[] = [
  { kind: 1, fields: ['<b>lend</b>', 'ödünç&nbsp;vermek<br>(-e)'] },
  { kind: 2, fields: ['I {{c1::went}} {{c2::home::where}}.', 'past'] },
  { kind: 3, fields: ['7', 'müde', 'tired', 'I am <i>tired</i>.'] },
  { kind: 1, fields: ['<img src="x.png" onerror="alert(1)">', 'a picture'] },
];
const media = { media: Buffer.from('{}'), 0: Buffer.from('sound') };

describe('an Anki package', () => {
  it.each([
    ['an old one', () => zipSync({ 'collection.anki2': collection(notes), ...media })],
    [
      'a newer one',
      () => zipSync({ 'collection.anki2': collection([]), 'collection.anki21': collection(notes), ...media }),
    ],
    [
      'one of today',
      () => {
        const note = { kind: 1, fields: ['Please update to the latest Anki version', '…'] };
        const packed = zstdCompressSync(collection(notes, true));
        return zipSync({ 'collection.anki2': collection([note]), 'collection.anki21b': packed, ...media });
      },
    ],
  ])('%s gives its notes, without mark-up, pictures and sounds', async (_, make) => {
    const { report } = await send({ file: make() });
    expect(report).toMatchObject({ format: 'apkg', encoding: null, rows: 4, added: 3, bad: 1 });
    expect(report.notAdded).toMatchObject([{ line: 4, trouble: 'front-missing' }]);
    expect(await cards()).toMatchObject([
      { front: 'lend', back: 'ödünç vermek\n(-e)', note: '' },
      { front: 'I […] [where].', back: 'went, home', note: 'past' },
      { front: 'tired', back: 'müde', note: '7', met: { sentence: 'I am tired.' } },
    ]);
  });

  it('that is cut off, empty, packed too tightly or none at all is refused, and nothing is written', async () => {
    const whole = zipSync({ 'collection.anki2': collection(notes) });
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(limits.importedCollectionBytes + 1) });
    const zstdBomb = zstdCompressSync(new Uint8Array(limits.importedCollectionBytes + 1));
    const spoilt = collection(notes);
    spoilt.fill(0x5a, 4096);
    for (const [status, code, file] of [
      [400, 'import-unreadable', whole.subarray(0, whole.length / 2)],
      [400, 'import-unreadable', whole.subarray(0, 40)],
      [400, 'import-unreadable', zipSync({ 'readme.txt': Buffer.from('hello') })],
      [400, 'import-unreadable', zipSync({ 'collection.anki2': Buffer.from('hello') })],
      [400, 'import-unreadable', zipSync({ 'collection.anki2': spoilt })],
      [400, 'import-unreadable', zipSync({ 'collection.anki21b': Buffer.from('hello') })],
      [400, 'import-empty', zipSync({ 'collection.anki2': collection([]) })],
      [413, 'import-too-large', bomb],
      [413, 'import-too-large', zipSync({ 'collection.anki21b': zstdBomb })],
    ] as const)
      expect(await send({ file })).toMatchObject({ status, code });
    expect(await cards()).toEqual([]);
  });

  it('is read past a note that is longer than any note, which stays unread', async () => {
    const endless = { kind: 1, fields: Array.from({ length: 2_000_000 }, () => '') };
    const file = zipSync({ 'collection.anki2': collection([...notes.slice(0, 1), endless, ...notes.slice(2, 3)]) });
    const { report } = await send({ file });
    expect(report).toMatchObject({ rows: 3, added: 2, notAdded: [{ line: 2, trouble: 'too-long' }] });
    const much = Array.from({ length: 600 }, (_, n) => ({
      kind: 1,
      fields: [`front ${n}`, ...Array.from({ length: 99 }, () => 'x'.repeat(2000))].slice(0, 12),
    }));
    expect((await send({ file: zipSync({ 'collection.anki2': collection(much) }) })).report.added).toBe(600);
  });

  it('that would have something computed is refused', async () => {
    const view = `ALTER TABLE notes RENAME TO old; CREATE VIEW notes AS WITH RECURSIVE n(id) AS
      (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, 1 AS mid, 'a' AS flds FROM n`;
    const computed = `DROP TABLE notes; CREATE TABLE notes (id integer PRIMARY KEY, mid integer,
      flds text GENERATED ALWAYS AS (hex(zeroblob(100000000))) VIRTUAL); INSERT INTO notes (id, mid) VALUES (1, 1)`;
    for (const more of [view, computed]) {
      const file = zipSync({ 'collection.anki2': collection(notes, false, more) });
      expect(await send({ file })).toMatchObject({ status: 400, code: 'import-unreadable' });
    }
  });
});
