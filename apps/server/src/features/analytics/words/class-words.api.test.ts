import type { ClassWords } from '@wordgrove/contract/analytics';
import { dayMs } from '@wordgrove/contract/days';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { classEnrolments, pdfPacks, wordMemory } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { outcomeTask, setAssignment, taskOf } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { cardsOf, makeDeck } from '#testing/card-deck.ts';
import { buildText } from '#testing/own-text.ts';
import { recall } from '#testing/player.ts';
import { statementsDuring } from '#testing/statements.ts';
import { remember } from '#testing/word-memory.ts';

let app: TestApp;
let teacher: Person;
let stranger: Person;
let classId: string;
let ada: Person;
let bea: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  stranger = await buildTeacher(app);
});

beforeEach(async () => {
  const invite = await buildInvite(teacher, { className: `Class ${uuid()}` });
  classId = invite.classId;
  ada = await buildStudent(app, invite.code, { fullName: 'Ada' });
  bea = await buildStudent(app, invite.code, { fullName: 'Bea' });
});

afterAll(() => app.close());

const of = (id: string) => `/analytics/classes/${id}/words`;

async function words(wish: Record<string, unknown> = {}): Promise<ClassWords> {
  const { status, body } = await teacher.visitor.post(of(classId), wish);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const studentsOf = (word: string, by = teacher) =>
  by.visitor.get(`/analytics/classes/${classId}/word-students`, { word });

/** A deck of these words that the class has. */
async function share(...keys: string[]): Promise<string> {
  const deckId = await makeDeck(app, teacher, cardsOf(...keys));
  const { status } = await teacher.visitor.post(`/flashcards/decks/${deckId}/share`, { classId });
  expect(status).toBe(200);
  return deckId;
}

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * dayMs);

it('counts who knows, learns, forgets and never met each word, and names them', async () => {
  await share('lend:verb', 'week:noun');
  await remember(app, ada, 'lend:verb', { stability: 40 });
  await remember(app, bea, 'lend:verb', { stability: 2, lastReview: daysAgo(60) });
  await remember(app, ada, 'week:noun', { stability: 5 });
  // Only looked up.
  await recall(app, bea, 0, ['week:noun'], { activity: 'lookup', task: 'none', grade: null, passed: null });
  const found = await words({ sort: 'word' });
  expect(found).toMatchObject({ students: 2, all: 2, total: 2 });
  expect(found.words.map(({ text, level, students }) => ({ text, level, students }))).toEqual([
    { text: 'lend', level: 'A2', students: { new: 0, learning: 0, known: 1, 'at-risk': 1 } },
    { text: 'week', level: 'A1', students: { new: 1, learning: 1, known: 0, 'at-risk': 0 } },
  ]);
  const { body } = await studentsOf('lend:verb');
  expect(body.students).toHaveLength(2);
  expect(body.students).toContainEqual({ studentId: ada.id, name: 'Ada', state: 'known', need: null });
  expect(body.students).toContainEqual({ studentId: bea.id, name: 'Bea', state: 'at-risk', need: 'forgetting' });
  expect((await studentsOf('week:noun')).body.students).toContainEqual({
    studentId: bea.id,
    name: 'Bea',
    state: 'new',
    need: null,
  });
});

it('says where each word comes from: decks, homework that students have, and packs of texts', async () => {
  const deckId = await share('lend:verb');
  const pdfId = await buildText(app, teacher, { classIds: [classId], words: [['harbour:noun', 'C1', 4]] });
  const packId = await share('harbour:noun');
  await app.db.insert(pdfPacks).values({ deckId: packId, pdfId, classId, createdAt: app.clock.now() });
  const game = await setAssignment(teacher, classId, {
    title: 'Game',
    task: taskOf(['week', 'lend', 'school', 'family']),
  });
  const due = { at: '2199-05-04T16:30', timeZone: 'UTC' };
  const outcome = await setAssignment(teacher, classId, { title: 'Outcome', due, task: outcomeTask(['milk']) });
  const draft = { id: uuid(), title: 'Draft', classIds: [classId], task: taskOf(['bread']) };
  expect((await teacher.visitor.post('/assignments', draft)).status).toBe(201);
  const found = await words({ sort: 'word' });
  const places = Object.fromEntries(
    found.words.map(({ text, sources }) => [text, sources.map(({ kind, id }) => `${kind} ${id}`)]),
  );
  expect(places).toMatchObject({
    harbour: [`text ${pdfId}`],
    milk: [`homework ${outcome}`],
    week: [`homework ${game}`],
  });
  expect(places.lend?.toSorted()).toEqual([`deck ${deckId}`, `homework ${game}`]);
  expect(Object.keys(places)).not.toContain('bread');
  expect((await words({ source: 'text' })).words.map(({ text }) => text)).toEqual(['harbour']);
  expect((await words({ sort: 'word', page: 2 })).words).toEqual([]);
  expect(await words({ search: 'nothing' })).toMatchObject({ all: found.all, total: 0, words: [] });
});

it('lists for Monday what most will have forgotten by then or keep getting wrong', async () => {
  await share('lend:verb', 'week:noun', 'school:noun', 'family:noun');
  for (const each of [ada, bea]) {
    await remember(app, each, 'lend:verb', { stability: 2, lastReview: daysAgo(60) });
    await remember(app, each, 'school:noun', { stability: 90 });
    await remember(app, each, 'week:noun', { stability: 4 });
  }
  await app.db
    .update(wordMemory)
    .set({ lapses: 3 })
    .where(sql`${wordMemory.studentId} = ${ada.id} AND ${wordMemory.word} = 'week:noun'`);
  const { monday } = await words();
  expect(new Date(`${monday.day}T00:00Z`).getUTCDay()).toBe(1);
  expect(monday.words.map(({ text, forgetting, failing }) => [text, forgetting, failing])).toEqual([
    ['lend', 2, 0],
    ['week', 0, 1],
  ]);
  const needs = async (word: string) =>
    (await studentsOf(word)).body.students.map(({ need }: { need: string | null }) => need).toSorted();
  expect(await needs('lend:verb')).toEqual(['forgetting', 'forgetting']);
  expect(await needs('week:noun')).toEqual(['failing', null]);
  // Everybody's screens are English, where a card's Turkish says nothing.
  expect(monday.words[0]).toMatchObject({ language: 'en' });
});

it('forgets a deck that was deleted, a student who left and a card that was removed', async () => {
  const deckId = await share('lend:verb');
  await remember(app, ada, 'lend:verb', { stability: 40 });
  await app.db.update(classEnrolments).set({ status: 'removed' }).where(eq(classEnrolments.studentId, ada.id));
  expect(await words()).toMatchObject({ students: 1, words: [{ students: { new: 1, known: 0 } }] });
  expect((await studentsOf('lend:verb')).body.students).toEqual([expect.objectContaining({ studentId: bea.id })]);
  expect((await teacher.visitor.post(`/flashcards/decks/${deckId}/remove`)).status).toBe(200);
  expect(await words()).toMatchObject({ all: 0, words: [], monday: { words: [] } });
});

it('tells nobody’s state of a word that isn’t the class’s', async () => {
  await share('lend:verb');
  await remember(app, ada, 'week:noun', { stability: 40 });
  expect((await studentsOf('week:noun')).body).toEqual({ students: [] });
});

it('shows an archived class and one without students, and hides another teacher’s', async () => {
  await share('lend:verb');
  await app.db.update(classEnrolments).set({ status: 'removed' }).where(eq(classEnrolments.classId, classId));
  expect(await words()).toMatchObject({
    students: 0,
    all: 1,
    words: [{ students: { new: 0 } }],
    monday: { words: [] },
  });
  expect((await teacher.visitor.post(`/classes/${classId}/archive`)).status).toBe(200);
  expect(await words()).toMatchObject({ all: 1 });
  expect((await stranger.visitor.post(of(classId))).status).toBe(404);
  expect((await studentsOf('lend:verb', stranger)).status).toBe(404);
  expect((await teacher.visitor.post(of(uuid()))).status).toBe(404);
});

it('reads memories by an index of each student’s, in two statements however many words and students there are', async () => {
  await share('lend:verb', 'week:noun');
  const sent = await statementsDuring(app, () => words());
  const own = sent.filter(({ name }) => name?.endsWith('_of_class') || name === 'class_with_words');
  expect(own.map(({ name }) => name)).toEqual(['class_with_words', 'words_of_class']);
  const client = await app.db.$client.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${own[1]?.text}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/word_memory_standing .*\n\s*Index Cond: \(\(student_id = .*\) AND \(word = ANY /);
    expect(plan).not.toMatch(
      /Seq Scan on (word_memory|flashcards|assignment_words|class_enrolments|flashcard_deck_classes)/,
    );
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
