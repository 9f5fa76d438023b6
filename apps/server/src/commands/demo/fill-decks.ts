import type { Tx } from '#db/client.ts';
import { flashcardDeckClasses, flashcardDecks, flashcards } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';
import type { ClassDeck } from './plan-decks.ts';

/** Class decks first: cards get their positions in insertion order. */
export async function fillDecks(tx: Tx, ofClasses: readonly ClassDeck[], learners: readonly Learner[]): Promise<void> {
  await insertMany(tx, flashcardDecks, [
    ...ofClasses.map(({ deck }) => deck),
    ...learners.flatMap(({ diary }) => diary.decks),
  ]);
  await insertMany(
    tx,
    flashcardDeckClasses,
    ofClasses.map(({ share }) => share),
  );
  await insertMany(tx, flashcards, [
    ...ofClasses.flatMap(({ cards }) => cards),
    ...learners.flatMap(({ diary }) => diary.cards),
  ]);
}
