import type { Deck } from '@wordgrove/contract/flashcards';
import type { HubGame } from '@wordgrove/contract/games';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flashcardDecks, flashcardSuspensions, flashcards, wordMemory } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { recall } from '#testing/player.ts';

let app: TestApp;
let student: Person;
let stranger: Person;

beforeAll(async () => {
  app = await testApp();
  const { code } = await buildInvite(await buildTeacher(app));
  student = await buildStudent(app, code);
  stranger = await buildTeacher(app);
});

afterAll(() => app.close());

const ask = async (path: string, query?: Record<string, string>) => {
  const { status, body } = await student.visitor.get(path, query);
  expect(status, path).toBe(200);
  return body;
};

async function deckOf({ id: ownerId }: Person, words: readonly string[], isArchived = false) {
  const deckId = uuid();
  const archivedAt = isArchived ? app.clock.now() : null;
  await app.db.insert(flashcardDecks).values({ id: deckId, ownerId, name: words[0] ?? '', archivedAt });
  const cards = words.map((word) => {
    const id = word.startsWith('card:') ? word.slice('card:'.length) : uuid();
    return { id, deckId, front: word, back: word, word, met: { source: 'hand' as const }, createdBy: ownerId };
  });
  await app.db.insert(flashcards).values(cards);
  return { deckId, ids: cards.map(({ id }) => id) };
}

it('what is due is the same in every answer', async () => {
  const [ownFact, goneFact] = [`card:${uuid()}`, `card:${uuid()}`];
  // Two cards of one word count as one word; a word with one paused card is still asked through its other card.
  const own = await deckOf(student, ['school:noun', 'school:noun', ownFact, 'family:noun', 'dog:noun', 'dog:noun']);
  const [, , , paused, halfPaused] = own.ids;
  const suspendedAt = app.clock.now();
  for (const cardId of [paused, halfPaused]) {
    await app.db.insert(flashcardSuspensions).values({ userId: student.id, cardId: cardId ?? '', suspendedAt });
  }
  const fresh = await deckOf(student, ['tree:noun']);
  await deckOf(student, ['kitchen:noun', goneFact], true);
  await deckOf(stranger, ['friend:noun']);
  const onCards = ['school:noun', ownFact, 'dog:noun'];
  const inGames = ['week:noun', 'kitchen:noun', 'friend:noun'];
  const nowhere = ['family:noun', goneFact, 'brimblewock:noun'];
  await recall(app, student, 6, [...onCards, ...inGames, ...nowhere]);
  // In the first minutes after it was learnt, a word comes back the same day.
  await recall(app, student, 0, ['house:noun']);
  const [learnt] = await app.db.select().from(wordMemory).where(eq(wordMemory.word, 'house:noun'));

  const waiting = await ask('/flashcards/waiting');
  const nextWord = learnt?.due.toISOString();
  expect(waiting).toMatchObject({ due: 3, fresh: 1, nextDue: null, gameWords: 3, nextWord });
  expect((await ask('/dashboards/student', { language: 'en' })).cards).toEqual(waiting);

  const dueInDecks = (await ask('/flashcards/decks')).map(({ id, due }: Deck) => [id, due]);
  expect(new Map(dueInDecks)).toEqual(
    new Map([
      [own.deckId, 3],
      [fresh.deckId, 0],
    ]),
  );
  expect(await ask('/flashcards/waiting', { deckId: own.deckId })).toMatchObject({ due: 3, fresh: 0, gameWords: 0 });
  expect((await ask('/flashcards/queue')).cards).toHaveLength(3 + 1);
  expect((await ask('/flashcards/forecast'))[0]).toMatchObject({ due: 3 });

  const { games } = await ask('/games/hub');
  // A fact that is no English word exists only on its card.
  const wordMatch = games.find(({ type }: HubGame) => type === 'word-match');
  expect(wordMatch.dueWords).toBe(waiting.due - 1 + waiting.gameWords);

  const { dueNow, forecast } = await ask('/memory/summary');
  expect(dueNow).toBe(waiting.due + waiting.gameWords);
  const planned = forecast.reduce((sum: number, { due }: { due: number }) => sum + due, 0);
  expect(planned).toBe(dueNow + 1);
});
