import { v7 as uuid } from 'uuid';
import {
  flashcardDeckClasses,
  flashcardDecks,
  flashcardImports,
  flashcardSuspensions,
  flashcards,
} from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';

/** A person's imported deck, named after a text, with one suspended card; shared with the given class. */
export async function buildOwnDeck(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  userId: string,
  text: string,
  classId?: string,
): Promise<void> {
  const now = clock.now();
  const [deckId, cardId] = [uuid(), uuid()];
  const report = {
    deckId,
    format: 'csv',
    encoding: 'utf-8',
    rows: 1,
    added: 1,
    duplicates: 0,
    bad: 0,
    notAdded: [],
  } as const;
  await db.insert(flashcardDecks).values({ id: deckId, ownerId: userId, name: text });
  await db.insert(flashcards).values({
    id: cardId,
    deckId,
    front: text,
    back: text,
    word: `card:${cardId}`,
    met: { source: 'import' },
    createdBy: userId,
  });
  await db.insert(flashcardSuspensions).values({ userId, cardId, suspendedAt: now });
  await db
    .insert(flashcardImports)
    .values({ id: uuid(), ownerId: userId, deckId, report: { ...report, notAdded: [] }, createdAt: now });
  if (classId) await db.insert(flashcardDeckClasses).values({ deckId, classId, sharedAt: now });
}
