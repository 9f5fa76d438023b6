import { wordKey } from '@wordgrove/content';
import type { HubGame } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { seeded } from '@wordgrove/games/rounds';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flashcardDecks, flashcards, profiles } from '#db/schema/all.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { recall, start } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  student = await buildStudent(app, code);
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, student.id));
});

afterAll(() => app.close());

async function hub(): Promise<ReadonlyMap<GameType, HubGame>> {
  const { games } = (await student.visitor.get('/games/hub')).body;
  return new Map(games.map((game: HubGame) => [game.type, game]));
}

/** Starts a game with its preselected choices. */
async function startUsual(type: GameType) {
  const { modes, items } = gameFacts[type];
  return start(student, { type, source: { kind: 'due' }, mode: modes[0], items: items.usual });
}

const bank = openContent().words.map(wordKey);

/** A random set of due words: from the bank, from no dictionary, and a few that share a meaning. */
function someWords(seed: number): string[] {
  const random = seeded(seed);
  const size = [0, 1, 2, 3, 4, 5, 7, 12, 40][Math.floor(random() * 9)] ?? 0;
  const any = Array.from({ length: size }, () => bank[Math.floor(random() * bank.length)] ?? '');
  const odd = ['brimblewock:noun', 'marmot:noun', 'the:determiner', 'oh:exclamation', 'look forward to:phrase'];
  return [...new Set([...any, ...odd.filter(() => random() < 0.3)])];
}

describe('the due words of each game', () => {
  it.each(Array.from({ length: 14 }, (_, seed) => seed))('are what rounds can be made of (%i)', async (seed) => {
    const words = someWords(seed);
    await recall(app, student, 6, words);
    for (const [type, { dueWords, shortage }] of await hub()) {
      const { status, body } = await startUsual(type);
      const said = JSON.stringify({ type, words, dueWords, shortage, body });
      expect(dueWords, said).toBeLessThanOrEqual(words.length);
      if (dueWords >= gameFacts[type].items.least) expect(shortage, said).toBeNull();
      if (shortage === null) expect(status, said).toBe(201);
      if (status !== 201) {
        expect(body.data, said).toEqual(shortage);
        expect(shortage?.have, said).toBeLessThan(shortage?.need ?? 0);
      }
    }
  });

  it('are those in the bank or the dictionary, and none that no exercise is about', async () => {
    // In order: from the bank, the dictionary, neither, and a card that stands for itself; then words not due yet.
    await recall(app, student, 6, ['school:noun', 'marmot:noun', 'brimblewock:noun', `card:${uuid()}`]);
    await recall(app, student, 0, ['week:noun', 'family:noun', 'kitchen:noun']);
    const games = await hub();
    const due = (type: GameType) => games.get(type)?.dueWords;
    expect([due('quiz'), due('word-match'), due('reading'), due('word-ordering')]).toEqual([2, 2, 1, 1]);
  });

  it('count a word that only an own card explains', async () => {
    const deckId = uuid();
    const words = ['zzone', 'zztwo', 'zzthree', 'zzfour'];
    await app.db.insert(flashcardDecks).values({ id: deckId, ownerId: student.id, name: 'Mine' });
    await app.db.insert(flashcards).values(
      words.map((front) => ({
        id: uuid(),
        deckId,
        front,
        back: `an explanation of ${front.slice(2)}`,
        language: 'en' as const,
        word: `${front}:noun`,
        met: { source: 'import' as const },
        createdBy: student.id,
      })),
    );
    await recall(
      app,
      student,
      6,
      words.map((word) => `${word}:noun`),
    );
    const games = await hub();
    expect(games.get('word-match')).toMatchObject({ dueWords: 4, shortage: null });
    expect(games.get('reading')).toMatchObject({ dueWords: 0, shortage: { shortage: 'nothing-fits' } });
    expect((await startUsual('word-match')).status).toBe(201);
  });

  it('aren’t hidden behind hundreds that nobody can look up', async () => {
    const madeUp = Array.from({ length: 600 }, (_, n) => `madeup${n}:noun`);
    await recall(app, student, 30, madeUp.slice(300));
    await recall(app, student, 30, madeUp.slice(0, 300));
    await recall(app, student, 6, bank.slice(0, 8));
    expect((await hub()).get('quiz')).toMatchObject({ dueWords: 8, shortage: null });
    expect((await startUsual('quiz')).status).toBe(201);
  });

  it('that mean the same are no more than can stand side by side', async () => {
    const byMeaning = Map.groupBy(openContent().words, ({ translations }) => translations.tr[0]?.toLowerCase());
    const alike = [...byMeaning.values()].filter((group) => group.length > 2).at(0) ?? [];
    await recall(app, student, 6, alike.map(wordKey));
    const { dueWords, shortage } = (await hub()).get('word-match') ?? {};
    expect([dueWords, shortage?.have]).toEqual([1, 1]);
    expect(await startUsual('word-match')).toMatchObject({ status: 409, body: { data: shortage } });
  });
});

describe('instead of own words', () => {
  it.each(Object.keys(gameFacts) as GameType[])('a level is named that %s can be played with', async (type) => {
    const { status, body } = await startUsual(type);
    expect([status, body.data.level]).toEqual([409, 'A1']);
    const { modes, items } = gameFacts[type];
    for (const mode of modes) {
      for (const level of ['A1', 'A2', 'B1', 'B2', 'C1'] as const) {
        const wish = { type, mode, items: items.usual, canHear: true, source: { kind: 'level', level } } as const;
        expect((await start(student, wish)).status, `${mode} ${level}`).toBe(201);
      }
    }
  });
});
