import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classEnrolments, flashcards, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { recall, start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let classId: string;
let students: Person[];
let text: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  other = await buildTeacher(app);
});

beforeEach(async () => {
  const invite = await buildInvite(teacher, { className: `Class ${uuid()}` });
  classId = invite.classId;
  students = [await buildStudent(app, invite.code), await buildStudent(app, invite.code)];
  text = await buildText(app, teacher, {
    classIds: [classId],
    words: [
      ['lend:verb', 'B1', 6],
      ['harbour:noun', 'C1', 4],
    ],
    unlisted: 10,
  });
});

afterAll(() => app.close());

const student = (n: number) => students[n] ?? teacher;
const fitOf = () => teacher.visitor.get(`/pdfs/${text}/fit`, { classId });

describe('a pre-teach pack', () => {
  const packOf = (deckId: string, more: object = {}, person = teacher) =>
    person.visitor.post(`/pdfs/${text}/pre-teach`, {
      ...{ classId, deckId, seen: null, name: 'Before “The lost key”', language: 'en' },
      words: ['harbour:noun', 'lend:verb'],
      ...more,
    });

  it('is a deck for the class, whose cards know the text, its sentence and page', async () => {
    const deckId = uuid();
    const { status, body } = await packOf(deckId);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.pack).toMatchObject({ deckId, name: 'Before “The lost key”', words: 2 });
    const cards = await app.db.select().from(flashcards).where(eq(flashcards.deckId, deckId));
    expect(cards).toMatchObject([
      { front: 'harbour', word: 'harbour:noun', met: { source: 'pdf', pdfId: text, page: 1 } },
      { front: 'lend', word: 'lend:verb', language: 'en', met: { sentence: 'Here stands lend.' } },
    ]);
    const { body: decks } = await student(0).visitor.get('/flashcards/decks');
    expect(decks).toMatchObject([{ id: deckId, cards: 2, fresh: 2, isOwn: false }]);
    expect((await fitOf()).body.pack).toMatchObject({ deckId });
  });

  it('can be in the language that the whole class uses, which the fit names', async () => {
    const use = (person: Person, language: 'tr' | 'de') =>
      app.db.update(profiles).set({ language }).where(eq(profiles.userId, person.id));
    const languageOf = async () => (await fitOf()).body.language;
    expect(await languageOf()).toBe('en');
    for (const each of students) await use(each, 'tr');
    expect(await languageOf()).toBe('tr');
    await use(student(0), 'de');
    expect(await languageOf()).toBeNull();
    const enrolled = eq(classEnrolments.studentId, student(0).id);
    await app.db.update(classEnrolments).set({ status: 'removed' }).where(enrolled);
    expect(await languageOf()).toBe('tr');
  });

  it('is answered in English, by definitions alone, where that was chosen', async () => {
    const correction = { classId, word: 'lend:verb', language: 'tr', translations: ['ödünç vermek!'], version: 0 };
    await teacher.visitor.post('/dictionary/corrections', correction);
    const deckId = uuid();
    await packOf(deckId, { language: 'en' });
    const cards = await app.db.select().from(flashcards).where(eq(flashcards.deckId, deckId));
    expect(cards).toMatchObject(Array(2).fill({ language: 'en', note: '' }));
    expect(cards.map(({ back }) => back).join()).not.toContain('ödünç');
  });

  it('is answered in the language that was chosen, with this class’s corrections', async () => {
    const correction = { classId, word: 'lend:verb', language: 'tr', translations: ['ödünç vermek!'], version: 0 };
    expect((await teacher.visitor.post('/dictionary/corrections', correction)).status).toBe(200);
    const deckId = uuid();
    await packOf(deckId, { language: 'tr' });
    const [harbour, lend] = await app.db.select().from(flashcards).where(eq(flashcards.deckId, deckId));
    expect(lend).toMatchObject({ back: 'ödünç vermek!', language: 'tr' });
    expect(lend?.note).not.toBe('');
    expect(harbour?.back).not.toBe('');
  });

  it('made twice with the same id is one', async () => {
    const deckId = uuid();
    const [one, again] = await Promise.all([packOf(deckId), packOf(deckId)]);
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(await app.db.$count(flashcards, eq(flashcards.deckId, deckId))).toBe(2);
  });

  it('isn’t made by a screen that hasn’t seen the class’s latest one: it is told which there is', async () => {
    const deckId = uuid();
    const both = await Promise.all([packOf(deckId), packOf(uuid())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = both.find(({ status }) => status === 409)?.body;
    const { body: fit } = await fitOf();
    expect(late).toMatchObject({ code: 'edit-conflict', data: { pack: fit.pack, packs: 1 } });
    const next = await packOf(uuid(), { seen: fit.pack.deckId, words: ['lend:verb'] });
    expect(next).toMatchObject({ status: 201, body: { packs: 2, pack: { words: 1 } } });
  });

  it('is known by the list: which words it has, and what each card is answered with', async () => {
    const rows = async () =>
      new Map<string, Record<string, unknown>>(
        (await fitOf()).body.lacked.map((row: { word: string }) => [row.word, row]),
      );
    const before = await rows();
    expect(before.get('lend:verb')).toMatchObject({ isInPack: false, isTaught: true });
    const deckId = uuid();
    await packOf(deckId, { language: 'tr', words: ['lend:verb'] });
    const [card] = await app.db.select().from(flashcards).where(eq(flashcards.deckId, deckId));
    const after = await rows();
    expect(after.get('lend:verb')).toMatchObject({ isInPack: true, answers: { tr: card?.back, en: card?.note } });
    expect(after.get('harbour:noun')).toMatchObject({ isInPack: false });
    await app.db.update(flashcards).set({ removedAt: app.clock.now() }).where(eq(flashcards.deckId, deckId));
    expect((await rows()).get('lend:verb')).toMatchObject({ isInPack: false });
  });

  it('raises the fit as its words are learned', async () => {
    await packOf(uuid());
    const before = (await fitOf()).body.median.coverage;
    for (const each of students)
      for (const daysAgo of [90, 80, 50, 1]) await recall(app, each, daysAgo, ['harbour:noun'], { grade: 4 });
    expect((await fitOf()).body.median.coverage).toBeGreaterThan(before + 0.02);
  });

  it.each([
    ['quiz', 'mixed'],
    ['true-false', 'mixed'],
    ['word-match', 'definition'],
    ['anagram', 'definition'],
    ['fill-blanks', 'bank'],
    ['memory-cards', 'definition'],
  ] as const)('is played as %s', async (type, mode) => {
    const deckId = uuid();
    const keys = ['apple', 'bread', 'house', 'water', 'school', 'friend', 'river', 'door'].map(
      (lemma) => `${lemma}:noun`,
    );
    const id = await buildText(app, teacher, {
      classIds: [classId],
      words: keys.map((key) => [key, 'A1', 1] as const),
    });
    const wish = { classId, deckId, seen: null, name: 'Pack', language: 'en', words: keys };
    expect((await teacher.visitor.post(`/pdfs/${id}/pre-teach`, wish)).status).toBe(201);
    const { status, body } = await start(student(0), { type, mode, items: 6, source: { kind: 'deck', deckId } });
    expect(status, JSON.stringify(body)).toBe(201);
  });

  it('refuses words that aren’t in the text, other people’s texts and classes, and ids that are taken', async () => {
    expect(await packOf(uuid(), { words: ['bread:noun'] })).toMatchObject({
      status: 409,
      body: { code: 'unknown-word' },
    });
    expect((await packOf(uuid(), {}, other)).status).toBe(404);
    const { classId: foreign } = await buildInvite(other, { className: `Foreign ${uuid()}` });
    expect((await packOf(uuid(), { classId: foreign })).status).toBe(404);
    expect((await packOf(uuid(), {}, student(0))).status).toBe(403);
    const mine = uuid();
    await teacher.visitor.post('/flashcards/decks', { id: mine, name: 'My own' });
    expect((await packOf(mine)).status).toBe(404);
    const theirs = uuid();
    await other.visitor.post('/flashcards/decks', { id: theirs, name: 'Theirs' });
    expect((await packOf(theirs)).status).toBe(404);
  });
});
