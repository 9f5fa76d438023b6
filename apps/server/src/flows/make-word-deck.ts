import type { Deck } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { correctedCard } from '#features/dictionary/card-answers.ts';
import type { Lexicon } from '#features/dictionary/lexicon.ts';
import { insertCards } from '#features/flashcards/card-store.ts';
import { findClassWords } from '#features/flashcards/class-words-store.ts';
import { countDecks, holdDeck, insertDeck, insertDeckClasses } from '#features/flashcards/deck-store.ts';
import { tellLearners } from '#features/flashcards/tell-learners.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = {
  db: Db;
  clock: Clock;
  tell: Tell;
  lexicon: () => Lexicon;
  /** A deck as its owner sees it. */
  presentDeck: (tx: Tx, own: OwnRows, id: string, now: Date) => Promise<Deck>;
};

/** Makes a deck of words and shares it with a class, once however often it is asked for. */
export function makeWordDeck({
  db,
  clock,
  tell,
  lexicon,
  presentDeck,
}: Parts): Call<'flashcards.deckOfWords', [OwnRows, TaughtBy]> {
  return (own, taught, { id, name, classId, words }, errors) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await takeTurns(tx, 'flashcards', own.userId);
      const inClass = classId === null ? null : await findClassWords(tx, taught, classId);
      if (classId !== null && !inClass) throw failures.notFound();
      if (await holdDeck(tx, own, id)) return presentDeck(tx, own, id, now);
      const cards = [...new Set(words)].flatMap((word) => {
        const card = correctedCard(lexicon(), { word }, inClass?.language ?? 'en', inClass?.corrected ?? []);
        return card ? [{ id: uuid(), ...card, word, met: { source: 'dictionary' as const } }] : [];
      });
      if (cards.length === 0) throw errors['unknown-word']();
      if ((await countDecks(tx, own)) >= limits.decksMax) throw errors['too-many-decks']();
      // Somebody else's deck may have this id.
      const deck = (await insertDeck(tx, own, { id, name, now })) ? await holdDeck(tx, own, id) : null;
      if (!deck) throw failures.notFound();
      await insertCards(tx, deck, cards, now);
      if (classId !== null) await insertDeckClasses(tx, deck, [classId], now);
      await tellLearners(tell, tx, [id]);
      return presentDeck(tx, own, id, now);
    });
}
