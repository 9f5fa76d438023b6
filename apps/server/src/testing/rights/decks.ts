import { v7 as uuid } from 'uuid';
import { flashcardDeckClasses, flashcardDecks, flashcards, practiceEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Asker, Who } from './askers.ts';

/** A person's deck with one card, answered once. */
export type DeckOfOne = { owner: Who; deckId: string; cardId: string; reviewId: string };

/** Creates a person's deck, shared with the given class. */
export async function fillDeck({ db, clock }: TestApp, who: Who, userId: string, classId?: string): Promise<DeckOfOne> {
  const now = clock.now();
  const deck: DeckOfOne = { owner: who, deckId: uuid(), cardId: uuid(), reviewId: uuid() };
  const word = `card:${deck.cardId}`;
  await db.insert(flashcardDecks).values({ id: deck.deckId, ownerId: userId, name: 'Mine' });
  await db.insert(flashcards).values({
    id: deck.cardId,
    deckId: deck.deckId,
    front: 'lend',
    back: 'ödünç vermek',
    language: 'tr',
    word,
    met: { source: 'hand' },
    createdBy: userId,
  });
  if (classId) await db.insert(flashcardDeckClasses).values({ deckId: deck.deckId, classId, sharedAt: now });
  await db.insert(practiceEvents).values({
    studentId: userId,
    id: deck.reviewId,
    word,
    activity: 'card',
    task: 'none',
    grade: 3,
    place: { cardId: deck.cardId },
    occurredAt: now,
    receivedAt: now,
    localDay: now.toISOString().slice(0, 10),
  });
  return deck;
}

/** Everybody who learns from the teacher's deck, which is shared with 'Ours'. */
const learners: readonly Who[] = [
  'student',
  'classmate',
  'admin student',
  'unverified student',
  'student with a one-time code',
];

export function mayLearn({ owner }: DeckOfOne, { who }: Asker): boolean {
  return owner === who || (owner === 'teacher' && learners.includes(who));
}

/** Those, and whoever teaches 'Ours' too. */
export function maySee(deck: DeckOfOne, asker: Asker): boolean {
  return mayLearn(deck, asker) || (deck.owner === 'teacher' && asker.who === 'co-teacher');
}
