import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { listCardsAfter } from './card-store.ts';
import { findDeckName } from './deck-store.ts';
import type { WrittenCard } from './write-table.ts';

const pageSize = 1000;

/** A deck that the caller may learn from, ready to be written to a file; null when there is none. */
export function readDeck({ db }: { db: Db }) {
  return async (own: OwnRows, deckId: string) => {
    const name = await findDeckName(db, own, deckId);
    return name === null ? null : { name, pages: pagesOf(db, deckId) };
  };
}

async function* pagesOf(db: Db, deckId: string): AsyncGenerator<WrittenCard[]> {
  for (let after = 0; ; ) {
    const page = await listCardsAfter(db, deckId, after, pageSize);
    yield page.map(({ front, back, note, met }) => ({ front, back, note, sentence: met.sentence ?? '' }));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.position;
  }
}
