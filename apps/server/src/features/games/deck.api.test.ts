import type { GameWish } from '@wordgrove/contract/games';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flashcardSuspensions, flashcards, profiles } from '#db/schema/all.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { cardsOf, makeDeck } from '#testing/card-deck.ts';
import { finish, itemsOf, start } from '#testing/player.ts';

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

/** The words a round asks about. */
async function asked(source: GameWish['source'], items = 10): Promise<string[]> {
  const { status, body } = await start(student, { source, items });
  expect(status, JSON.stringify(body)).toBe(201);
  return itemsOf(body.round).flatMap(({ word }) => word ?? []);
}

describe('a deck', () => {
  it('is played by its owner and by the classes that learn from it, and is absent for others', async () => {
    const words = ['week:noun', 'school:noun', 'family:noun', 'kitchen:noun', 'friend:noun'];
    const own = await makeDeck(app, student, cardsOf(...words));
    expect((await asked({ kind: 'deck', deckId: own }, 5)).every((word) => words.includes(word))).toBe(true);
    const theirs = await makeDeck(app, teacher, cardsOf(...words));
    expect(await start(student, { source: { kind: 'deck', deckId: theirs } })).toMatchObject({ status: 404 });
    await teacher.visitor.post(`/flashcards/decks/${theirs}/share`, { classId: invite.classId });
    expect((await start(student, { source: { kind: 'deck', deckId: theirs } })).status).toBe(201);
    const classmate = await buildStudent(app, invite.code);
    expect(await start(classmate, { source: { kind: 'deck', deckId: own } })).toMatchObject({ status: 404 });
  });

  it('leaves out cards that are paused or removed', async () => {
    const deckId = await makeDeck(app, student, [
      ...cardsOf('week:noun', 'school:noun', 'family:noun', 'kitchen:noun'),
      { front: 'bread', word: 'bread:noun', removedAt: new Date() },
      ...cardsOf('milk:noun'),
    ]);
    const [paused] = await app.db.select().from(flashcards).where(eq(flashcards.word, 'milk:noun'));
    const suspendedAt = app.clock.now();
    if (paused)
      await app.db.insert(flashcardSuspensions).values({ userId: student.id, cardId: paused.id, suspendedAt });
    const words = await asked({ kind: 'deck', deckId }, 6);
    expect(words).not.toContain('bread:noun');
    expect(words).not.toContain('milk:noun');
  });

  it.each<[GameWish['type'], string]>([
    ['word-ordering', 'sentence'],
    ['group-ranking', 'sort'],
    ['group-ranking', 'rank'],
    ['reading', 'passage'],
  ])('plays no %s (%s) on anything else when no exercise touches its words', async (type, mode) => {
    const deckId = await makeDeck(app, student, [{ front: 'zzaa', word: 'zzaa:noun' }]);
    const answer = await start(student, { type, mode, source: { kind: 'deck', deckId }, items: 1 });
    expect(answer).toMatchObject({ status: 409, body: { data: { shortage: 'nothing-fits', have: 0 } } });
  });

  it('is sorted by part of speech when no set has its words, and again as it was', async () => {
    const deckId = await makeDeck(
      app,
      student,
      ['zzaa:noun', 'zzab:verb', 'zzac:verb'].map((word) => ({ front: word.slice(0, 4), word })),
    );
    const wish = { type: 'group-ranking', mode: 'sort', items: 3 } as const;
    const { status, body } = await start(student, { ...wish, source: { kind: 'deck', deckId } });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.round.items).toMatchObject([{ title: 'Noun or verb?', groups: ['Noun', 'Verb'] }]);
    const [{ id, things }] = body.round.items;
    type Thing = { id: string; right: number[]; word: string };
    const isOwn = ({ word }: Thing) => word.startsWith('zz');
    const moves = things.map((thing: Thing) => ({
      at: 900,
      item: id,
      thing: thing.id,
      to: isOwn(thing) ? 0 : thing.right[0],
    }));
    app.clock.advance(600_000);
    const result = await finish(student, body.id, [...moves, { at: 90_000, item: id, check: true }], {
      isGivenUp: true,
    });
    expect(result.status, JSON.stringify(result.body)).toBe(200);
    const again = await start(student, { ...wish, source: { kind: 'again', playId: body.id } });
    expect(again.body.round.items[0]?.things).toHaveLength(things.length);
  });

  it('puts the sentences of its cards in order, when no other has its words, and those that went wrong again', async () => {
    const lemmas = ['zzaa', 'zzab', 'zzac', 'zzad'];
    const deckId = await makeDeck(
      app,
      student,
      lemmas.map((front) => ({
        ...{ front, word: `${front}:noun` },
        met: { source: 'import' as const, sentence: `My uncle found the ${front} in an old box.` },
      })),
    );
    const wish = { type: 'word-ordering', mode: 'sentence', items: 4 } as const;
    const { status, body } = await start(student, { ...wish, source: { kind: 'deck', deckId } });
    expect(status, JSON.stringify(body)).toBe(201);
    const ids = body.round.items.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(lemmas.map((lemma) => `own:${lemma}:noun`));
    const moves = body.round.items.flatMap(({ id, tiles }: { id: string; tiles: { id: string }[] }, place: number) =>
      [1, 2].map((n) => ({
        at: 4000 * place + 1000 * n,
        item: id,
        kind: 'check',
        order: tiles.map((tile) => tile.id),
      })),
    );
    app.clock.advance(60_000);
    expect(await finish(student, body.id, moves)).toMatchObject({ status: 200 });
    const again = await start(student, { ...wish, source: { kind: 'again', playId: body.id } });
    expect(again.body.round.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each<[GameWish['type'], string, (item: { id: string; sentences?: string[] }) => string | undefined]>([
    [
      'reading',
      'passage',
      ({ id }) =>
        openContent()
          .passages.find((each) => each.id === id)
          ?.paragraphs.join(' '),
    ],
    ['word-ordering', 'sentence', ({ sentences }) => sentences?.[0]],
  ])('gives exercises of %s (%s) with its words in them', async (type, mode, textOf) => {
    const deckId = await makeDeck(app, student, cardsOf('school:noun', 'week:noun', 'family:noun', 'friend:noun'));
    const { status, body } = await start(student, { type, mode, source: { kind: 'deck', deckId }, items: 4 });
    expect(status).toBe(201);
    for (const item of body.round.items) expect(textOf(item)).toMatch(/\b(?:school|week|family|families|friend)/i);
  });
});
