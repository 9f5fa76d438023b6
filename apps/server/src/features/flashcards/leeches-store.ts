import { limits } from '@wordgrove/contract/limits';
import { and, asc, desc, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import { flashcards, wordMemory } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { CardRow } from './card-store.ts';
import { selectCards } from './card-store.ts';

const leeches = statement('leeches', ['userId'], (on, { userId }) =>
  selectCards(on, { userId })
    .where(
      and(
        sql`${flashcards.deckId} IN ${visibleDeckIds({ userId })}`,
        isNull(flashcards.removedAt),
        // A literal, to match the partial index: a plan for a parameter couldn't use it.
        sql`${wordMemory.lapses} >= ${sql.raw(String(limits.leechLapses))}`,
      ),
    )
    .orderBy(desc(wordMemory.lapses), asc(flashcards.position))
    .limit(limits.leechesShown),
);

/** Cards whose words were forgotten too often, most often first. */
export function listLeeches(on: Db | Tx, { userId }: OwnRows): Promise<CardRow[]> {
  return leeches(on, { userId });
}
