import { wordKey } from '@wordgrove/content';
import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classes } from '#db/schema/all.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { makeDeck } from '#testing/card-deck.ts';
import { recall, start } from '#testing/player.ts';
import { countStatements } from '#testing/statements.ts';
import { remember, rememberAll } from '#testing/word-memory.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { className: '7B' });
});

afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * dayMs);
const groveOf = async ({ visitor }: Person) => (await visitor.get('/memory/grove')).body;
const plantOf = ({ visitor }: Person, word: string) => visitor.get(`/memory/plant?word=${encodeURIComponent(word)}`);

describe('a grove', () => {
  it('has a plant for each word, by topic, as tall as its memory is stable, and dry when it is at risk', async () => {
    const student = await buildStudent(app, invite.code);
    await remember(app, student, 'lend:verb', { stability: 2 });
    await remember(app, student, 'bread:noun', { stability: 8 });
    await remember(app, student, 'milk:noun', { stability: 30, lastReview: daysAgo(3) });
    await remember(app, student, 'monday:noun', { stability: 90 });
    await remember(app, student, 'egg:noun', { stability: 8, lastReview: daysAgo(60) });
    await recall(app, student, 0, ['rice:noun'], { task: 'guessed', passed: false });
    const { beds, written, next } = await groveOf(student);
    const food = beds.find(({ topic }: { topic: string }) => topic === 'food-and-drink');
    expect(food).toEqual({
      topic: 'food-and-drink',
      words: ['bread:noun', 'egg:noun', 'milk:noun', 'rice:noun'],
      looks: '2730',
      ago: [0, 60, 3, 0],
    });
    expect(written).toEqual({ 'monday:noun': 'Monday' });
    expect(next).toBeNull();
  });

  it('names a card that is no English word, as long as there is one', async () => {
    const student = await buildStudent(app, invite.code);
    const id = uuid();
    const key = `card:${id}`;
    await makeDeck(app, student, [{ id, front: 'verb +\n-ing', back: 'after enjoy', word: key }]);
    await remember(app, student, key, { stability: 2 });
    await remember(app, student, `card:${uuid()}`, { stability: 2 });
    const { beds, written } = await groveOf(student);
    expect(beds).toEqual([{ topic: null, words: [key], looks: '1', ago: [0] }]);
    expect(written).toEqual({ [key]: 'verb + -ing' });
  });

  it('with 4,000 words is one statement and at most 100 kB', async () => {
    const student = await buildStudent(app, invite.code);
    const keys = [...new Set(openContent().words.map(wordKey))].slice(0, 4000);
    const words = keys.map((word, n) => ({ word, stability: 1 + (n % 90), lastReview: daysAgo(n % 40) }));
    await rememberAll(app, student, words);
    let body: unknown;
    const statements = await countStatements(app, async () => {
      body = await groveOf(student);
    });
    // The session's own, and the grove's.
    expect(statements).toBeLessThanOrEqual(2);
    expect(JSON.stringify(body).length * (4000 / keys.length)).toBeLessThanOrEqual(100_000);
  });

  it('belongs to nobody else', async () => {
    const [one, other] = [await buildStudent(app, invite.code), await buildStudent(app, invite.code)];
    await remember(app, one, 'lend:verb', { stability: 2 });
    expect((await groveOf(other)).beds).toEqual([]);
    expect(await plantOf(other, 'lend:verb')).toMatchObject({ status: 404 });
    expect(await teacher.visitor.get('/memory/grove')).toMatchObject({ status: 403 });
  });
});

describe('a plant', () => {
  it('tells its word, its state, and where it was met', async () => {
    const student = await buildStudent(app, invite.code);
    await recall(app, student, 9, ['bread:noun']);
    expect((await plantOf(student, 'bread:noun')).body).toMatchObject({
      ...{ text: 'bread', topic: 'food-and-drink', level: 'A1', stage: 'sprout', state: 'at-risk', isThirsty: true },
      ...{ water: 'game', first: { activity: 'card', text: null }, last: { activity: 'card' }, sentence: null },
    });
  });

  it('is watered by its card, where it has one, and then it isn’t thirsty any more', async () => {
    const student = await buildStudent(app, invite.code);
    const cardId = uuid();
    await makeDeck(app, student, [{ id: cardId, front: 'bread', word: 'bread:noun' }]);
    await recall(app, student, 9, ['bread:noun', 'milk:noun']);
    expect((await plantOf(student, 'bread:noun')).body).toMatchObject({ water: 'card' });
    const thirsty = () => student.visitor.post('/flashcards/thirsty', { words: ['milk:noun', 'bread:noun'] });
    expect((await thirsty()).body).toMatchObject([{ id: cardId, word: 'bread:noun' }]);
    await student.visitor.post('/flashcards/reviews', { id: uuid(), cardId, grade: 3 });
    expect((await thirsty()).body).toEqual([]);
    expect((await plantOf(student, 'bread:noun')).body).toMatchObject({ isThirsty: false, state: 'known' });
  });

  it('without a card is watered by a game that asks it first', async () => {
    const student = await buildStudent(app, invite.code);
    await recall(app, student, 9, ['bread:noun']);
    const { status, body } = await start(student, { source: { kind: 'chosen', words: ['bread:noun'] }, items: 4 });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.round.items.map(({ word }: { word: string }) => word)).toContain('bread:noun');
  });
});

describe('a forest', () => {
  it('is the sum of a class’s groves from three students on, and never says whose', async () => {
    const { code, classId } = await buildInvite(teacher, { className: '8C' });
    const forests = (path: string, { visitor }: Person) => visitor.get(`/memory/${path}/${classId}`);
    const students: Person[] = [];
    for (const stability of [2, 30, 90]) {
      const none = { className: '8C', isLarge: false, least: limits.forestStudentsMin, topics: [] };
      expect((await forests('class-forests', teacher)).body).toEqual(none);
      const student = await buildStudent(app, code);
      await remember(app, student, 'bread:noun', { stability });
      students.push(student);
    }
    const stages = { seed: 0, sprout: 1, young: 0, grown: 1, flower: 1 };
    const sum = {
      ...{ className: '8C', isLarge: true, least: limits.forestStudentsMin },
      topics: [{ topic: 'food-and-drink', stages }],
    };
    expect((await forests('class-forests', teacher)).body).toEqual(sum);
    for (const student of students) expect((await forests('forests', student)).body).toEqual(sum);
    const stranger = await buildStudent(app, invite.code);
    expect(await forests('forests', stranger)).toMatchObject({ status: 404 });
    expect(await forests('class-forests', await buildTeacher(app))).toMatchObject({ status: 404 });
    expect(await forests('class-forests', stranger)).toMatchObject({ status: 403 });
    await app.db
      .update(classes)
      .set({ allows: { sound: true, celebrations: true, forest: false, playInLessons: true } })
      .where(eq(classes.id, classId));
    for (const student of students) expect(await forests('forests', student)).toMatchObject({ status: 404 });
    expect((await forests('class-forests', teacher)).body).toEqual(sum);
  });
});
