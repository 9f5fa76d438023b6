import type { Deck } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { OwnDeck } from './deck-store.ts';
import {
  countDecks,
  holdDeck,
  insertDeck,
  insertDeckClasses,
  isTaught,
  listDecks,
  listDecksWithWord,
  removeDeckClass,
  updateDeck,
} from './deck-store.ts';
import { presentDeck } from './present.ts';
import { tellLearners } from './tell-learners.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };
type Renaming = { id: string; name: string; version: number };

export type DeckService = ReturnType<typeof deckService>;

export function deckService(parts: Parts) {
  const { db, clock, tell } = parts;
  return {
    list: (own: OwnRows): Promise<Deck[]> => present(db, own, clock.now()),

    withWord: async (own: OwnRows, word: string): Promise<{ deckIds: string[] }> => ({
      deckIds: await listDecksWithWord(db, own, word),
    }),

    create: (own: OwnRows, wanted: { id: string; name: string }, errors: Refusals<'too-many-decks'>): Promise<Deck> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        await takeTurns(tx, 'flashcards', own.userId);
        const [earlier] = await present(tx, own, now, wanted.id);
        if (earlier?.isOwn) return earlier;
        await refuseTooManyDecks(tx, own, errors);
        // Somebody else's deck may have this id.
        if (!(await insertDeck(tx, own, { ...wanted, now }))) throw failures.notFound();
        await tellLearners(tell, tx, [wanted.id]);
        return presentOne(tx, own, wanted.id, now);
      }),

    rename: (own: OwnRows, { id, name, version }: Renaming, errors: Refusals<'edit-conflict', Deck>): Promise<Deck> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const deck = await holdKept(tx, own, id);
        if (deck.version === version) {
          await updateDeck(tx, deck, { name }, now);
          await tellLearners(tell, tx, [id]);
        } else if (deck.version !== version + 1 || deck.name !== name) {
          throw errors['edit-conflict']({ data: await presentOne(tx, own, id, now) });
        }
        return presentOne(tx, own, id, now);
      }),

    remove: (own: OwnRows, id: string): Promise<{ changed: number }> =>
      inTransaction(db, async (tx) => {
        const deck = await holdDeck(tx, own, id);
        if (!deck) throw failures.notFound();
        if (deck.archivedAt) return { changed: 0 };
        const now = clock.now();
        await updateDeck(tx, deck, { archivedAt: now }, now);
        await tellLearners(tell, tx, [id]);
        return { changed: 1 };
      }),

    restore: (own: OwnRows, id: string, errors: Refusals<'too-many-decks'>): Promise<Deck> =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'flashcards', own.userId);
        const deck = await holdDeck(tx, own, id);
        if (!deck) throw failures.notFound();
        const now = clock.now();
        if (deck.archivedAt) {
          await refuseTooManyDecks(tx, own, errors);
          await updateDeck(tx, deck, { archivedAt: null }, now);
          await tellLearners(tell, tx, [id]);
        }
        return presentOne(tx, own, id, now);
      }),
  };
}

export type DeckSharing = ReturnType<typeof deckSharing>;

/** Sharing a teacher's deck with the teacher's classes. */
export function deckSharing({ db, clock, tell }: Parts) {
  return {
    share: (own: OwnRows, taught: TaughtBy, { id, classId }: { id: string; classId: string }): Promise<Deck> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const deck = await holdKept(tx, own, id);
        if (!(await isTaught(tx, taught, classId))) throw failures.notFound();
        if (await insertDeckClasses(tx, deck, [classId], now)) await tellLearners(tell, tx, [id]);
        return presentOne(tx, own, id, now);
      }),

    unshare: (own: OwnRows, taught: TaughtBy, { id, classId }: { id: string; classId: string }): Promise<Deck> =>
      inTransaction(db, async (tx) => {
        const deck = await holdKept(tx, own, id);
        if (!(await isTaught(tx, taught, classId))) throw failures.notFound();
        // Told first, while the students who lose the deck are still among its learners.
        await tellLearners(tell, tx, [id]);
        await removeDeckClass(tx, deck, classId);
        return presentOne(tx, own, id, clock.now());
      }),
  };
}

async function holdKept(tx: Tx, own: OwnRows, id: string): Promise<OwnDeck> {
  const deck = await holdDeck(tx, own, id);
  if (!deck || deck.archivedAt) throw failures.notFound();
  return deck;
}

/** Holds only while the decks are locked. */
async function refuseTooManyDecks(tx: Tx, own: OwnRows, errors: Refusals<'too-many-decks'>): Promise<void> {
  if ((await countDecks(tx, own)) >= limits.decksMax) throw errors['too-many-decks']();
}

export async function presentOne(tx: Tx, own: OwnRows, id: string, now: Date): Promise<Deck> {
  const [deck] = await present(tx, own, now, id);
  if (!deck) throw failures.notFound();
  return deck;
}

async function present(on: Db | Tx, own: OwnRows, now: Date, id?: string): Promise<Deck[]> {
  return (await listDecks(on, own, now, id)).map((row) => presentDeck(row, own));
}
