import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gamePlays, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCardsFor } from '#testing/deck-calls.ts';
import type { AnyItem, AnyPlay } from '#testing/player.ts';
import { finish, movesRight, recall, startQuiz } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;
let session: string;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  student = await buildStudent(app, code);
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, student.id));
  // A round number, so that the session's games come in their first order.
  session = uuid({ msecs: app.clock.now().getTime() }).replace(/.{4}$/, '0000');
});

afterAll(() => app.close());

const nouns = ['kitchen', 'teacher', 'garden', 'picture', 'market', 'station', 'window'];
const keysOf = (words: readonly string[]) => words.map((word) => `${word}:noun`);

async function pieceAt(place: number) {
  const { status, body } = await student.visitor.post('/games/now', { session, place });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.piece;
}

/** In a filled blank it is beside the item's own id. */
const wordsOf = ({ wish, round }: AnyPlay) => round.items.map(({ id, word }) => (wish.type === 'anagram' ? id : word));

async function playRight(play: AnyPlay): Promise<void> {
  app.clock.advance(8000 * (play.round.items.length + 1));
  expect((await finish(student, play.id, movesRight(play))).status).toBe(200);
}

describe('Play now', () => {
  it('lets a student without words meet some of the level and recall them, once in a session', async () => {
    const met = await pieceAt(0);
    expect(met).toMatchObject({ kind: 'play', play: { wish: { type: 'word-match', source: { level: 'A1' } } } });
    expect(met.play.round.items).toHaveLength(5);
    await playRight(met.play);
    const recalled = await pieceAt(1);
    expect(recalled).toMatchObject({ kind: 'play', play: { wish: { source: { kind: 'due' } } } });
    // The words are drawn: of short ones an anagram can't be made.
    expect(['anagram', 'fill-blanks', 'quiz']).toContain(recalled.play.wish.type);
    const words = met.play.round.items.map(({ id }: AnyItem) => id);
    // An exercise about one of the words may be on its grammar, and then asks none.
    const asked = wordsOf(recalled.play).filter((word: string | null) => word !== null);
    expect(words).toEqual(expect.arrayContaining(asked));
    await playRight(recalled.play);
    let place = 2;
    // What the first game couldn't ask comes in another one; then there is nothing left.
    for (let piece = await pieceAt(place); piece.kind !== 'nothing'; piece = await pieceAt(place)) {
      expect(piece.play.wish.source).toEqual({ kind: 'due' });
      await playRight(piece.play);
      place += 1;
    }
  });

  it('gives the same play until it is over, and then no other at this place', async () => {
    await recall(app, student, 6, keysOf(nouns));
    const { play } = await pieceAt(1);
    await student.visitor.post(`/games/plays/${play.id}/moves`, { from: 0, moves: movesRight(play).slice(0, 1) });
    expect(await pieceAt(1)).toEqual({ kind: 'play', play: { ...play, moves: movesRight(play).slice(0, 1) } });
    await playRight(play);
    expect(await pieceAt(1)).toEqual({ kind: 'over' });
    expect(await app.db.select().from(gamePlays).where(eq(gamePlays.studentId, student.id))).toHaveLength(1);
  });

  it('opens one play, however often a place is asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => pieceAt(0)));
    expect(new Set(asked.map((piece) => JSON.stringify(piece.play.round))).size).toBe(1);
  });

  it('leaves no piece among the games to go on with', async () => {
    const { play } = await pieceAt(0);
    await student.visitor.post(`/games/plays/${play.id}/moves`, { from: 0, moves: movesRight(play).slice(0, 1) });
    const { body: hub } = await student.visitor.get('/games/hub');
    expect(hub.games.map(({ openPlay }: { openPlay: string | null }) => openPlay)).toEqual(Array(9).fill(null));
    const leftPlays = async () => (await student.visitor.get('/dashboards/student', { language: 'en' })).body.leftPlays;
    expect(await leftPlays()).toEqual([]);
    const quiz = await startQuiz(student);
    expect(await leftPlays()).toMatchObject([{ id: quiz.id }]);
  });

  it('asks the words most at risk, in a game that asks them and no others', async () => {
    await recall(app, student, 3, keysOf(nouns.slice(5)));
    await recall(app, student, 9, keysOf(nouns.slice(0, 5)));
    const { play } = await pieceAt(1);
    expect(play.round.items.map(({ id }: AnyItem) => id).toSorted()).toEqual(keysOf(nouns.slice(0, 5)).toSorted());
    await playRight(play);
    const next = await pieceAt(3);
    expect(next.play.wish.type).toBe('fill-blanks');
    expect(next.play.round.items.map(({ word }: AnyItem) => word).toSorted()).toEqual(
      keysOf(nouns.slice(5)).toSorted(),
    );
  });

  it('begins with cards: due ones, and a new one however many are due', async () => {
    await addCardsFor(student, [...nouns, 'river']);
    await recall(app, student, 6, keysOf(nouns));
    const { kind, cards } = await pieceAt(0);
    expect(kind).toBe('cards');
    expect(cards).toHaveLength(5);
    expect(cards.at(-1)).toMatchObject({ front: 'river', state: 'new' });
    for (const { id } of cards) await student.visitor.post('/flashcards/reviews', { id: uuid(), cardId: id, grade: 3 });
    expect((await pieceAt(1)).kind).toBe('play');
    const rest = await pieceAt(2);
    expect(rest.cards.map(({ front }: { front: string }) => front).toSorted()).toEqual(
      nouns.filter((noun) => !cards.some(({ front }: { front: string }) => front === noun)).toSorted(),
    );
  });

  it('asks words just learned in a game after two pieces of new cards', async () => {
    await addCardsFor(student, [
      ...nouns,
      'river',
      'bridge',
      'summer',
      'winter',
      'flower',
      'forest',
      'doctor',
      'kitten',
    ]);
    const learned: string[] = [];
    for (const place of [0, 1]) {
      const { kind, cards } = await pieceAt(place);
      expect(kind).toBe('cards');
      for (const card of cards) {
        app.clock.advance(5000);
        const id = uuid({ msecs: app.clock.now().getTime() });
        await student.visitor.post('/flashcards/reviews', { id, cardId: card.id, grade: 3 });
        learned.push(card.word);
      }
    }
    const { kind, play } = await pieceAt(2);
    expect(kind).toBe('play');
    expect(play.wish.source).toEqual({ kind: 'due' });
    expect(wordsOf(play).toSorted()).toEqual(learned.slice(0, 5).toSorted());
    await playRight(play);
    expect((await pieceAt(3)).kind).toBe('cards');
  });
});
