import type { Card, CardOrigin } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Input } from '#http/call.ts';
import type { OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { readCards } from './card-page-store.ts';
import type { CardRow } from './card-store.ts';
import {
  countFullest,
  findCardOfWord,
  findOwnCard,
  holdDecksOfCards,
  insertCards,
  setRemoved,
  setSuspended,
  updateCard,
} from './card-store.ts';
import { holdDeck } from './deck-store.ts';
import type { ReadHeadword } from './headwords.ts';
import { wordOfEdited, wordOfTyped } from './headwords.ts';
import { listLeeches } from './leeches-store.ts';
import type { MemoryParts } from './memory-parts.ts';
import { cardPresenter } from './present.ts';
import { memoryKey } from './rules.ts';
import { tellLearners } from './tell-learners.ts';

/** Whether one of the texts is the dictionary word with this key. */
export type KnowsWord = (word: { key: string; front: string; back: string }) => boolean;

export type CardParts = {
  db: Db;
  clock: Clock;
  tell: Tell;
  memory: Pick<MemoryParts, 'wordState'>;
  knowsWord: KnowsWord;
  readHeadword: ReadHeadword;
};

export type WantedCard = Input<'flashcards.addCard'>;

type AddRefusals = Refusals<'unknown-word' | 'deck-full'>;

export type CardService = ReturnType<typeof cardService>;

export function cardService(parts: CardParts) {
  const { db, clock, tell } = parts;
  const present = cardPresenter(parts.memory);
  return {
    list: async (own: OwnRows, { deckId, search, page }: { deckId: string; search: string; page: number }) => {
      const now = clock.now();
      const size = limits.cardsPage;
      const found = await readCards(db, own, { deckId, search, size, from: (page - 1) * size });
      if (!found) throw failures.notFound();
      return { total: found.total, cards: found.rows.map((row) => present(row, now)) };
    },

    add: (own: OwnRows, wanted: WantedCard, errors: AddRefusals): Promise<Card> =>
      addCard(parts, own, { wanted, met: { source: 'hand' }, sense: null, isOncePerWord: false }, errors),

    fromWord: (
      own: OwnRows,
      wanted: WantedCard & Pick<Input<'flashcards.fromWord'>, 'met' | 'sense'>,
      errors: AddRefusals,
    ): Promise<Card> =>
      addCard(parts, own, { wanted, met: wanted.met, sense: wanted.sense, isOncePerWord: true }, errors),

    edit: (own: OwnRows, wanted: Input<'flashcards.editCard'>, errors: EditRefusals): Promise<Card> =>
      editCard(parts, own, wanted, errors),

    remove: (own: OwnRows, ids: readonly string[]) =>
      inTransaction(db, async (tx) => {
        await holdDecksOfCards(tx, own, ids);
        const now = clock.now();
        return changedIn(parts, tx, await setRemoved(tx, own, ids, now, now));
      }),

    restore: (own: OwnRows, ids: readonly string[], errors: Refusals<'deck-full'>) =>
      inTransaction(db, async (tx) => {
        await holdDecksOfCards(tx, own, ids);
        const changed = await setRemoved(tx, own, ids, null, clock.now());
        await refuseFull(tx, changed, 0, errors);
        return changedIn(parts, tx, changed);
      }),

    leeches: async (own: OwnRows): Promise<Card[]> => {
      const now = clock.now();
      return (await listLeeches(db, own)).map((row) => present(row, now));
    },

    suspend: (own: OwnRows, { cardIds, isSuspended }: { cardIds: readonly string[]; isSuspended: boolean }) =>
      inTransaction(db, async (tx) => {
        const changed = await setSuspended(tx, own, cardIds, isSuspended ? clock.now() : null);
        if (changed > 0) await tell(tx, [own.userId], 'flashcards');
        return { changed };
      }),
  };
}

type EditRefusals = Refusals<'edit-conflict', Card>;

function editCard(
  { db, clock, tell, memory, readHeadword }: CardParts,
  own: OwnRows,
  { id, version, ...texts }: Input<'flashcards.editCard'>,
  errors: EditRefusals,
): Promise<Card> {
  const present = cardPresenter(memory);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const { card } = await holdCard(tx, own, id);
    const isSame = (Object.keys(texts) as (keyof typeof texts)[]).every((key) => card[key] === texts[key]);
    if (card.version === version) {
      const word = wordOfEdited(readHeadword, card, texts);
      // Whoever rewrites the answer may well mean something else.
      const sense = word === card.word && texts.back === card.back ? card.sense : null;
      await updateCard(tx, id, { ...texts, word, sense }, now);
      await tellLearners(tell, tx, [card.deckId]);
    } else if (card.version !== version + 1 || !isSame)
      throw errors['edit-conflict']({ data: present(await holdCard(tx, own, id), now) });
    return present(await holdCard(tx, own, id), now);
  });
}

type Adding = { wanted: WantedCard; met: CardOrigin; sense: string | null; isOncePerWord: boolean };

async function addCard(
  { db, clock, tell, memory, knowsWord, readHeadword }: CardParts,
  own: OwnRows,
  { wanted, met, sense, isOncePerWord }: Adding,
  errors: AddRefusals,
): Promise<Card> {
  const { deckId, word, ...fields } = wanted;
  const { front, back, language } = fields;
  const isKnown = word === null || knowsWord({ key: word, front, back });
  const ofWord = word ?? wordOfTyped(readHeadword, { front, back });
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const present = cardPresenter(memory);
    const deck = await holdDeck(tx, own, deckId);
    if (!deck || deck.archivedAt) throw failures.notFound();
    const earlier =
      (await findOwnCard(tx, own, fields.id)) ??
      (isOncePerWord && word !== null ? await findCardOfWord(tx, own, deckId, word) : null);
    if (earlier) return present(earlier, now);
    if (!isKnown) throw errors['unknown-word']();
    await refuseFull(tx, [deckId], 1, errors);
    const { id, note } = fields;
    const card = { id, front, back, language, note, word: memoryKey(id, ofWord), sense, met };
    const added = await insertCards(tx, deck, [card], now);
    const row = added > 0 ? await findOwnCard(tx, own, fields.id) : null;
    // Somebody else's card has this id.
    if (!row) throw failures.notFound();
    await tellLearners(tell, tx, [deckId]);
    return present(row, now);
  });
}

/** Finds an own card that isn't removed, and locks its deck until the transaction ends. */
async function holdCard(tx: Tx, own: OwnRows, id: string): Promise<CardRow> {
  const found = await findOwnCard(tx, own, id);
  const deck = found ? await holdDeck(tx, own, found.card.deckId) : null;
  const row = deck && !deck.archivedAt ? await findOwnCard(tx, own, id) : null;
  if (!row || row.card.removedAt) throw failures.notFound();
  return row;
}

/** Holds only while the decks are locked. */
async function refuseFull(
  tx: Tx,
  deckIds: readonly string[],
  more: number,
  errors: Refusals<'deck-full'>,
): Promise<void> {
  if ((await countFullest(tx, deckIds)) + more > limits.deckCardsMax) throw errors['deck-full']();
}

async function changedIn({ tell }: CardParts, tx: Tx, deckIds: readonly string[]): Promise<{ changed: number }> {
  if (deckIds.length > 0) await tellLearners(tell, tx, deckIds);
  return { changed: deckIds.length };
}
