import { wordKey } from '@wordgrove/content';
import { sensesOf } from '@wordgrove/content/senses';
import type { GameWish } from '@wordgrove/contract/games';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dictionarySavedWords, profiles } from '#db/schema/all.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { cardsOf, makeDeck } from '#testing/card-deck.ts';
import { itemsOf, playQuiz, recall, start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let student: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 100 });
});

beforeEach(async () => {
  student = await buildStudent(app, invite.code);
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, student.id));
});

afterAll(() => app.close());

const bank = new Map(openContent().words.map((word) => [wordKey(word), word]));

/** Whether a word has a sense of that level and topic. */
const isOf = (key: string, { level, topic }: { level?: string; topic?: string }) => {
  const word = bank.get(key);
  return (word ? sensesOf(word) : []).some(
    (sense) => (level ?? sense.level) === sense.level && (topic ?? sense.topic) === sense.topic,
  );
};

/** The words a round asks about. */
async function asked(source: GameWish['source'], items = 10): Promise<string[]> {
  const { status, body } = await start(student, { source, items });
  expect(status, JSON.stringify(body)).toBe(201);
  return itemsOf(body.round).flatMap(({ word }) => word ?? []);
}

describe('my due words', () => {
  it('come first, those that are due longest before the others', async () => {
    await recall(app, student, 6, ['week:noun', 'school:noun', 'family:noun']);
    await recall(app, student, 20, ['kitchen:noun', 'friend:noun', 'house:noun', 'water:noun']);
    await recall(app, student, 0, ['bread:noun', 'milk:noun']);
    const words = await asked({ kind: 'due' }, 4);
    expect(words.length).toBeGreaterThanOrEqual(3);
    for (const word of words) expect(['kitchen:noun', 'friend:noun', 'house:noun', 'water:noun']).toContain(word);
  });

  it('are filled up with words that a guess missed, then with those that are due soonest', async () => {
    await recall(app, student, 6, ['week:noun']);
    await recall(app, student, 0.001, ['bread:noun', 'milk:noun']);
    await recall(app, student, 0, ['egg:noun', 'rice:noun', 'apple:noun']);
    await recall(app, student, 0, ['school:noun'], { task: 'guessed', passed: false });
    const words = await asked({ kind: 'due' }, 4);
    expect(words.toSorted()).toEqual(['bread:noun', 'milk:noun', 'school:noun', 'week:noun']);
  });

  it('are only words: a card that stands for itself never enters a game', async () => {
    await recall(app, student, 9, [`card:${uuid()}`, `card:${uuid()}`]);
    await recall(app, student, 6, ['card:noun', 'week:noun', 'school:noun', 'friend:noun']);
    const words = await asked({ kind: 'due' }, 4);
    expect(words.filter((word) => word.startsWith('card:') && word !== 'card:noun')).toEqual([]);
  });

  it('may be words that the bank doesn’t have: with the own card’s meaning, else with the dictionary’s', async () => {
    await recall(app, student, 6, ['marmot:noun', 'abseil:verb', 'week:noun', 'school:noun']);
    await makeDeck(app, student, [{ front: 'marmot', back: 'dağ sıçanı', word: 'marmot:noun' }]);
    for (let tries = 0; tries < 4; tries += 1) {
      const { body } = await start(student, { source: { kind: 'due' }, items: 4 });
      const items = body.round.items as { word: string; kind: string; prompt: string; why: string }[];
      const [marmot, abseil] = ['marmot:noun', 'abseil:verb'].map((key) => items.find(({ word }) => word === key));
      expect(marmot).toMatchObject({ kind: 'translation', prompt: 'dağ sıçanı' });
      expect(abseil?.why).toMatch(/^abseil: descend by means of a rappel\. You have to learn how to abseil/);
    }
  });

  it('are chosen out of thousands', async () => {
    await recall(app, student, 6, [...bank.keys()].slice(0, 400));
    const many = Array.from({ length: 400 }, (_, n) => `madeup${n}:noun`);
    await recall(app, student, 30, many);
    expect(await asked({ kind: 'due' }, 20)).not.toEqual([]);
  });
});

describe('my saved words', () => {
  it('are read as the dictionary reads them, whichever form was saved', async () => {
    const savedAt = app.clock.now();
    const texts = ['week', 'children', 'ice cream', 'marmot', 'xqzt'];
    await app.db.insert(dictionarySavedWords).values(texts.map((word) => ({ userId: student.id, word, savedAt })));
    const words = await asked({ kind: 'saved' }, 5);
    for (const word of words) expect(['week:noun', 'child:noun', 'ice cream:noun', 'marmot:noun']).toContain(word);
    expect(words.length).toBeGreaterThan(2);
  });

  it('are none when nothing was saved', async () => {
    expect(await start(student, { source: { kind: 'saved' } })).toMatchObject({
      status: 409,
      body: { data: { shortage: 'nothing-fits' } },
    });
  });
});

describe('a level and a topic', () => {
  it('give their own words alone', async () => {
    for (const word of await asked({ kind: 'level', level: 'B2' }))
      expect(isOf(word, { level: 'B2' }), word).toBe(true);
    const nature = await asked({ kind: 'topic', topic: 'nature', level: null });
    for (const word of nature) expect(isOf(word, { topic: 'nature' }), word).toBe(true);
    for (const word of await asked({ kind: 'topic', topic: 'home', level: 'A2' }))
      expect(isOf(word, { topic: 'home', level: 'A2' }), word).toBe(true);
  });

  it('begin with words of them that are due', async () => {
    const [one, two] = [...bank].filter(([, { level }]) => level === 'B2').map(([key]) => key);
    await recall(app, student, 6, [one ?? '', two ?? '', 'week:noun']);
    const words = await asked({ kind: 'level', level: 'B2' });
    expect(words).toEqual(expect.arrayContaining([one, two]));
    expect(words).not.toContain('week:noun');
  });

  it('choose written exercises of the same level', async () => {
    const { body } = await start(student, {
      type: 'reading',
      mode: 'passage',
      source: { kind: 'level', level: 'C1' },
      items: 1,
    });
    const [{ id }] = body.round.items;
    expect(openContent().passages.find((passage) => passage.id === id)?.level).toBe('C1');
  });
});

describe('what went wrong', () => {
  it('is asked again alone when it is enough', async () => {
    const { id, items } = await playQuiz(app, student, { wrong: [0, 1, 2, 3, 4, 5] });
    const { body } = await start(student, { source: { kind: 'again', playId: id }, items: 6 });
    const again = body.round.items.map((item: { id: string }) => item.id);
    expect(again.toSorted()).toEqual(
      items
        .slice(0, 6)
        .map((item) => item.id)
        .toSorted(),
    );
  });

  it('is only of a finished play of one’s own', async () => {
    const { id } = await playQuiz(app, student);
    const other = await buildStudent(app, invite.code);
    expect(await start(other, { source: { kind: 'again', playId: id } })).toMatchObject({ status: 404 });
    const open = await start(student);
    const source = { kind: 'again', playId: open.body.id } as const;
    expect(await start(student, { source })).toMatchObject({ status: 404 });
  });
});

describe('somebody who reads English', () => {
  it('plays with definitions, also of a deck with translations in it', async () => {
    await app.db
      .update(profiles)
      .set({ language: 'en' })
      .where(inArray(profiles.userId, [student.id]));
    const deckId = await makeDeck(app, student, cardsOf('week:noun', 'school:noun', 'marmot:noun', 'family:noun'));
    const { body } = await start(student, { source: { kind: 'deck', deckId }, items: 5 });
    const kinds = body.round.items.map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain('translation');
    expect(body.round.items.map(({ word }: { word: string }) => word)).toContain('marmot:noun');
  });
});
