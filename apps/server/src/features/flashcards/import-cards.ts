import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportReport } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';
import type { NewCard } from './card-store.ts';
import { countCards, insertCards } from './card-store.ts';
import { holdDeck, isOwnDeck } from './deck-store.ts';
import type { ReadHeadword } from './headwords.ts';
import { wordsOfRows } from './headwords.ts';
import type { ImportForm } from './import-form.ts';
import type { ImportFile, ImportRow } from './import-rules.ts';
import { judgeRows } from './import-rules.ts';
import { findImport, insertImport, listSidesAfter } from './import-store.ts';
import { keyOf } from './judge-row.ts';
import { memoryKey } from './rules.ts';
import { tellLearners } from './tell-learners.ts';

type Parts = { db: Db; clock: Clock; random: Random; tell: Tell; readHeadword: ReadHeadword };
type Wanted = Pick<ImportForm, 'id' | 'deckId' | 'language'>;

export type OnProgress = (done: number, total: number) => void;

/** Cards per statement: building a larger one would keep everybody else waiting. */
const batch = 200;

/**
 * Imports the rows of a file into an own deck in one transaction: every good row becomes a card, and the report names
 * the others. An import repeated under its id adds nothing and returns the same report.
 */
export function importCards({ db, clock, random, tell, readHeadword }: Parts) {
  return async (own: OwnRows, { id, deckId, language }: Wanted, file: ImportFile, onProgress: OnProgress) => {
    const words = await wordsOfRows(readHeadword, file.rows.slice(0, limits.importRowsMax));
    return inTransaction(db, async (tx): Promise<ImportReport> => {
      const deck = await holdDeck(tx, own, deckId);
      if (!deck || deck.archivedAt) throw failures.notFound();
      const earlier = await findImport(tx, id);
      if (earlier) {
        if (earlier.ownerId !== own.userId) throw failures.notFound();
        return earlier.report;
      }
      const now = clock.now();
      const room = limits.deckCardsMax - (await countCards(tx, deckId));
      const { good, report } = judgeRows(file, await keysOf(tx, deckId), room);
      onProgress(0, good.length);
      for (let done = 0; done < good.length; done += batch) {
        const cards = good.slice(done, done + batch).map((row) => {
          const cardId = random.uuid();
          return cardOf(row, cardId, { word: memoryKey(cardId, words.get(row) ?? null), language: language ?? null });
        });
        await insertCards(tx, deck, cards, now);
        onProgress(done + cards.length, good.length);
        await nextTurn();
      }
      const { format, encoding } = file;
      const kept = await insertImport(tx, own, { id, report: { deckId, format, encoding, ...report }, now });
      // An import into another deck may have taken the id in the meantime.
      if (!kept) throw failures.notFound();
      await tellLearners(tell, tx, [deckId]);
      return kept;
    });
  };
}

/** The keys of all cards of a deck. */
async function keysOf(tx: Tx, deckId: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (let after = 0; ; ) {
    const cards = await listSidesAfter(tx, deckId, after, batch);
    for (const card of cards) keys.add(keyOf(card));
    const last = cards.at(-1);
    if (!last || cards.length < batch) return keys;
    after = last.position;
  }
}

function cardOf(
  { front, back, note, sentence }: ImportRow,
  id: string,
  known: Pick<NewCard, 'word' | 'language'>,
): NewCard {
  const met = { source: 'import', ...(sentence === '' ? {} : { sentence }) } as const;
  return { id, front, back, note, met, ...known };
}

/** @throws `not-found` for a deck that isn't the caller's, before its file is read */
export function admitImport(db: Db) {
  return async (own: OwnRows, deckId: string): Promise<void> => {
    if (!(await isOwnDeck(db, own, deckId))) throw failures.notFound();
  };
}
