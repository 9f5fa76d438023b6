import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { addCardsFor } from '#testing/deck-calls.ts';
import { finish, movesRight, recall } from '#testing/player.ts';

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
  session = madeNow();
});

afterAll(() => app.close());

const nouns = ['kitchen', 'teacher', 'garden', 'picture'];
const keys = nouns.map((word) => `${word}:noun`);

type Grown = { word: string; isGrown: boolean };

/** An id made by a device whose clock is ahead by so much. */
const madeNow = (aheadMs = 0) => uuid({ msecs: app.clock.now().getTime() + aheadMs });

/** Plays the game at a place, every item right. */
async function playAt(place: number): Promise<void> {
  const { body } = await student.visitor.post('/games/now', { session, place });
  const { play } = body.piece;
  app.clock.advance(8000 * (play.round.items.length + 1));
  expect((await finish(student, play.id, movesRight(play))).status).toBe(200);
}

async function review(cardId: string | undefined, grade: number, aheadMs = 0): Promise<void> {
  app.clock.advance(5000);
  const id = madeNow(aheadMs);
  const { status } = await student.visitor.post('/flashcards/reviews', { id, cardId, grade });
  expect(status).toBe(201);
}

const endOf = async (id: string) => (await student.visitor.get(`/games/now/${id}`)).body;
const wordsOf = async (id: string) => (await endOf(id)).words.map(({ word }: Grown) => word);

describe('the end of a session', () => {
  it('names the words that grew in it, with their states before and after', async () => {
    // So long ago that any way of playing makes them known, also one that gives the first letter.
    await recall(app, student, 30, keys);
    session = madeNow();
    const [first, second] = await addCardsFor(student, ['river', 'bridge']);
    await playAt(1);
    await review(first, 3);
    await review(second, 1);
    const { xp, words } = await endOf(session);
    expect(xp).toBeGreaterThan(0);
    expect(words).toHaveLength(6);
    const of = (word: string) => words.find((each: Grown) => each.word === word);
    const states = { before: 'at-risk', after: 'known', isGrown: true };
    expect(of('kitchen:noun')).toEqual({ word: 'kitchen:noun', lemma: 'kitchen', ...states });
    expect(of('river:noun')).toMatchObject({ before: 'new', after: 'learning', isGrown: true });
    expect(of('bridge:noun')).toMatchObject({ isGrown: false });
    expect(words.at(-1).word).toBe('bridge:noun');
  });

  it('stays as it is, whatever is practised later', async () => {
    const cards = await addCardsFor(student, [...nouns, 'river', 'bridge']);
    await recall(app, student, 9, keys);
    session = madeNow();
    await playAt(1);
    await review(cards[4], 3);
    const before = await endOf(session);
    app.clock.advance(1000 * 2 * limits.nowSeconds);
    for (const card of cards) await review(card, 3);
    expect(await endOf(session)).toEqual(before);
    expect(before.words).toHaveLength(5);
  });

  it('knows nothing of the session before it, even a moment ago', async () => {
    const cards = await addCardsFor(student, ['river', 'bridge']);
    await review(cards[0], 3);
    app.clock.advance(1000);
    session = madeNow();
    await review(cards[1], 3);
    expect(await wordsOf(session)).toEqual(['bridge:noun']);
  });

  it("goes by the device's clock, right or wrong", async () => {
    const hour = 3_600_000;
    const cards = await addCardsFor(student, ['river', 'bridge', 'window']);
    for (const [n, ahead] of [hour, -hour].entries()) {
      session = madeNow(ahead);
      await review(cards[n], 3, ahead);
      expect(await wordsOf(session)).toHaveLength(1);
    }
  });

  it('still has its cards after an hour away between two games', async () => {
    await recall(app, student, 9, keys);
    const [river] = await addCardsFor(student, ['river']);
    session = madeNow();
    await playAt(1);
    app.clock.advance(3_600_000);
    await review(river, 3);
    expect(await wordsOf(session)).not.toContain('river:noun');
    await recall(app, student, 9, ['market:noun', 'station:noun']);
    await playAt(3);
    expect(await wordsOf(session)).toContain('river:noun');
  });

  it('counts the XP of due cards that were recalled in it', async () => {
    const cards = await addCardsFor(student, nouns);
    await recall(app, student, 6, keys);
    await review(cards[0], 3);
    app.clock.advance(1000);
    session = madeNow();
    expect((await endOf(session)).xp).toBe(0);
    await review(cards[1], 3);
    await review(cards[2], 1);
    expect((await endOf(session)).xp).toBe(limits.reviewXp);
    app.clock.advance(1000 * 2 * limits.nowSeconds);
    await review(cards[3], 3);
    expect((await endOf(session)).xp).toBe(limits.reviewXp);
  });

  it('tells of nothing when nothing is known of the session', async () => {
    const [river] = await addCardsFor(student, ['river']);
    await recall(app, student, 1, keys);
    await review(river, 3);
    app.clock.advance(1000);
    for (const id of [madeNow(), '01890000-0000-7000-8000-000000000000', '9b2f7a1e-1c55-4c1e-9f0e-2f6f6f6f6f6f'])
      expect(await endOf(id)).toEqual({ words: [], xp: 0 });
  });
});
