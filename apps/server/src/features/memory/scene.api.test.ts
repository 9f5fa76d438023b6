import { wordKey } from '@wordgrove/content';
import { dayMs } from '@wordgrove/contract/days';
import { dryLook, plantStages, stageOf } from '@wordgrove/contract/evidence';
import type { Grove, GroveScene } from '@wordgrove/contract/memory';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { atRiskAfter } from '#platform/forgetting.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { makeDeck } from '#testing/card-deck.ts';
import { scansDuring } from '#testing/plans.ts';
import { recall } from '#testing/player.ts';
import { countStatements } from '#testing/statements.ts';
import { rememberAll } from '#testing/word-memory.ts';
import { plantsOfScene } from './scene.ts';
import { mendCounts } from './state-store.ts';

let app: TestApp;
let code: string;
const bank = openContent().words;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app))).code;
});

afterAll(() => app.close());

const ask = async ({ visitor }: Person, path: string) => {
  const { status, body } = await visitor.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const sceneOf = (student: Person): Promise<GroveScene> => ask(student, '/memory/scene');

type Memory = { word: string; stability: number; ago: number };

async function keep(student: Person, memories: readonly Memory[]): Promise<void> {
  const lastReview = (ago: number) => new Date(app.clock.now().getTime() - ago * dayMs);
  await rememberAll(
    app,
    student,
    memories.map(({ ago, ...memory }) => ({ ...memory, lastReview: lastReview(ago) })),
  );
  await inTransaction(app.db, (tx) => mendCounts(tx, { userId: student.id }));
}

/** A student with so many words, of which some are dry. */
async function grow(count: number, memoryOf: (n: number) => Omit<Memory, 'word'>): Promise<[Person, Memory[]]> {
  const student = await buildStudent(app, code);
  const keys = [...new Set(bank.map(wordKey))].slice(0, count);
  const memories = keys.map((word, n) => ({ word, ...memoryOf(n) }));
  if (count > 0) await keep(student, memories);
  return [student, memories];
}

it.each([
  ['none', 0, () => ({ stability: 1, ago: 0 })],
  ['a few', 7, (n: number) => ({ stability: 12 * n + 1, ago: n + 0.01 * n })],
  // The time of each is its own, as two of one time may stand either way.
  ['many', 500, (n: number) => ({ stability: 1 + ((n * 37) % 130), ago: ((n * 53) % 90) + n / 2000 })],
  ['dry ones only', 300, (n: number) => ({ stability: 1 + (n % 90), ago: 900 + n / 1000 })],
  [
    'large ones met long ago',
    300,
    (n: number) => ({ stability: n < 150 ? 90 : 3, ago: (n < 150 ? 60 : 0) + n / 1000 }),
  ],
])('is the choice from all plants, where there are %s', async (_, count, memoryOf) => {
  const [student, memories] = await grow(count, memoryOf);
  const now = app.clock.now().getTime();
  const all = memories.map(({ word, stability, ago }) => {
    const lastAt = new Date(now - ago * dayMs);
    const isDry = ago >= Math.floor(atRiskAfter * stability) + 1;
    const lastDay = lastAt.toISOString().slice(0, 10);
    return { word, stage: plantStages.indexOf(stageOf(stability)), isDry, lastAt, lastDay };
  });
  const tally = { all: all.length, dry: all.filter(({ isDry }) => isDry).length };
  const topics = new Map(bank.map((word) => [wordKey(word), word.topic]));
  expect(await sceneOf(student)).toEqual({
    ...tally,
    plants: plantsOfScene(tally, all).map(({ word, stage, isDry }) => ({
      topic: topics.get(word) ?? null,
      stage: plantStages[stage],
      isDry,
    })),
  });
  const { beds }: Grove = await ask(student, '/memory/grove');
  const looks = beds.flatMap((bed) => [...bed.looks].map(Number));
  expect({ all: looks.length, dry: looks.filter((look) => look >= dryLook).length }).toEqual(tally);
});

it('has a plant for a word that was only guessed, and a leaf for a card that is no English word', async () => {
  const student = await buildStudent(app, code);
  await recall(app, student, 0, ['rice:noun'], { task: 'guessed', passed: false });
  const id = uuid();
  await makeDeck(app, student, [{ id, front: 'verb + -ing', back: 'after enjoy', word: `card:${id}` }]);
  await keep(student, [{ word: `card:${id}`, stability: 30, ago: 1 }]);
  const plants = [
    { topic: null, stage: 'grown', isDry: false },
    { topic: 'food-and-drink', stage: 'seed', isDry: false },
  ];
  expect(await sceneOf(student)).toEqual({ all: 2, dry: 0, plants });
});

it('leaves out cards that are gone', async () => {
  const student = await buildStudent(app, code);
  const id = uuid();
  const deck = await makeDeck(app, student, [{ id, front: 'verb + -ing', back: 'after enjoy', word: `card:${id}` }]);
  const gone = Array.from({ length: 15 }, (_, n) => ({ word: `card:${uuid()}`, stability: 90, ago: n % 2 ? 0 : 900 }));
  // A word whose key begins like that of a card.
  const word = { word: 'card:noun', stability: 30, ago: 0 };
  await keep(student, [...gone, word, { word: `card:${id}`, stability: 3, ago: 90 }]);
  const [leaf, dry] = [
    { stage: 'grown', isDry: false },
    { topic: null, stage: 'sprout', isDry: true },
  ];
  expect(await sceneOf(student)).toMatchObject({ all: 2, dry: 1, plants: [leaf, dry] });
  expect((await student.visitor.post(`/flashcards/decks/${deck}/remove`)).status).toBeLessThan(300);
  expect(await sceneOf(student)).toMatchObject({ all: 1, dry: 0, plants: [leaf] });
});

it('is one statement, which never reads a grove whole', async () => {
  const [student] = await grow(200, (n) => ({ stability: 1 + n, ago: n % 40 }));
  await sceneOf(student);
  // The session's own, and the scene's.
  expect(await countStatements(app, () => sceneOf(student))).toBe(2);
  const scans = await scansDuring(app, () => sceneOf(student));
  const ofMemories = scans.filter(({ table }) => table === 'word_memory').map(({ condition }) => condition);
  expect(ofMemories).toHaveLength(3);
  for (const condition of ofMemories) expect(condition).toContain('student_id =');
  // Those of one stage, and those that may be dry.
  for (const part of ['CASE', 'due <=']) expect(ofMemories.some((condition) => condition?.includes(part))).toBe(true);
});
