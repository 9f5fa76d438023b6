import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gamePlays, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCardsFor } from '#testing/deck-calls.ts';
import { finish, orderOf, recall } from '#testing/player.ts';

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

type Item = Record<'id' | 'word' | 'answer', string> & { tiles: string[]; answers: string[]; right: number };
type Play = { id: string; wish: { type: GameType }; round: { items: Item[] } };

/** Every item right at the first try, at reading pace. */
function movesOf({ wish: { type }, round: { items } }: Play): object[] {
  return items.map((item, n) => {
    const at = 8000 * (n + 1);
    if (type === 'anagram') return { at, item: item.id, order: orderOf(item.tiles, item.answer) };
    if (type === 'quiz') return { at, item: item.id, choice: item.right };
    if (type === 'word-match') return { at, word: item.id, meaning: item.id };
    return { at, item: item.id, text: item.answers[0] };
  });
}

async function playRight(play: Play): Promise<void> {
  app.clock.advance(8000 * (play.round.items.length + 1));
  expect((await finish(student, play.id, movesOf(play))).status).toBe(200);
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
    const words = met.play.round.items.map(({ id }: Item) => id);
    for (const { id } of recalled.play.round.items) expect(words).toContain(id);
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
    await student.visitor.post(`/games/plays/${play.id}/moves`, { from: 0, moves: movesOf(play).slice(0, 1) });
    expect(await pieceAt(1)).toEqual({ kind: 'play', play: { ...play, moves: movesOf(play).slice(0, 1) } });
    await playRight(play);
    expect(await pieceAt(1)).toEqual({ kind: 'over' });
    expect(await app.db.select().from(gamePlays).where(eq(gamePlays.studentId, student.id))).toHaveLength(1);
  });

  it('opens one play, however often a place is asked for at once', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => pieceAt(0)));
    expect(new Set(asked.map((piece) => JSON.stringify(piece.play.round))).size).toBe(1);
  });

  it('asks the words most at risk, in a game that asks them and no others', async () => {
    await recall(app, student, 3, keysOf(nouns.slice(5)));
    await recall(app, student, 9, keysOf(nouns.slice(0, 5)));
    const { play } = await pieceAt(1);
    expect(play.round.items.map(({ id }: Item) => id).toSorted()).toEqual(keysOf(nouns.slice(0, 5)).toSorted());
    await playRight(play);
    const next = await pieceAt(3);
    expect(next.play.wish.type).toBe('fill-blanks');
    expect(next.play.round.items.map(({ word }: Item) => word).toSorted()).toEqual(keysOf(nouns.slice(5)).toSorted());
  });

  it('begins with cards: due ones, and a new one however many are due', async () => {
    await addCardsFor(student, [...nouns, 'river']);
    await recall(app, student, 6, keysOf(nouns));
    const { kind, cards } = await pieceAt(0);
    expect(kind).toBe('cards');
    expect(cards).toHaveLength(5);
    expect(cards.at(-1)).toMatchObject({ front: 'river', state: 'new' });
    for (const { id } of cards) await student.visitor.post('/flashcards/reviews', { id: uuid(), cardId: id, grade: 3 });
    const rest = await pieceAt(2);
    expect(rest.cards.map(({ front }: { front: string }) => front).toSorted()).toEqual(
      nouns.filter((noun) => !cards.some(({ front }: { front: string }) => front === noun)).toSorted(),
    );
  });
});

describe('the end of a session', () => {
  it('names the words that grew since it began, with their states before and after', async () => {
    await recall(app, student, 9, keysOf(nouns.slice(0, 4)));
    const [first, second] = await addCardsFor(student, ['river', 'bridge']);
    const { play } = await pieceAt(1);
    await playRight(play);
    const grade = (cardId: string | undefined, value: number) =>
      student.visitor.post('/flashcards/reviews', { id: uuid(), cardId, grade: value });
    await grade(first, 3);
    await grade(second, 1);
    const { body } = await student.visitor.get(`/games/now/${session}`);
    expect(body.xp).toBeGreaterThan(0);
    expect(body.words).toHaveLength(6);
    const of = (word: string) => body.words.find((each: { word: string }) => each.word === word);
    expect(of('kitchen:noun')).toEqual({
      word: 'kitchen:noun',
      lemma: 'kitchen',
      before: 'at-risk',
      after: 'known',
      isGrown: true,
    });
    expect(of('river:noun')).toMatchObject({ before: 'new', after: 'learning', isGrown: true });
    expect(of('bridge:noun')).toMatchObject({ isGrown: false });
    expect(body.words.at(-1).word).toBe('bridge:noun');
  });

  it('counts the XP of due cards that were recalled in it', async () => {
    const words = nouns.slice(0, 3);
    const cards = await addCardsFor(student, words);
    await recall(app, student, 6, keysOf(words));
    const review = (cardId: string | undefined, grade: number) =>
      student.visitor.post('/flashcards/reviews', { id: uuid(), cardId, grade });
    await review(cards[0], 3);
    app.clock.advance(600_000);
    session = uuid({ msecs: app.clock.now().getTime() });
    const xp = async () => (await student.visitor.get(`/games/now/${session}`)).body.xp;
    expect(await xp()).toBe(0);
    await review(cards[1], 3);
    await review(cards[2], 1);
    expect(await xp()).toBe(limits.reviewXp);
  });

  it('knows of no words before the session, and of nobody else', async () => {
    await recall(app, student, 1, keysOf(nouns));
    expect((await student.visitor.get(`/games/now/${session}`)).body).toEqual({ words: [], xp: 0 });
  });
});
