import type { Deck, ReviewCard, Waiting } from '@wordgrove/contract/flashcards';

const now = '2026-11-23T08:00:00.000Z';

export const fruit = [
  ['apple', 'elma'],
  ['pear', 'armut'],
  ['plum', 'erik'],
] as const;

/** A card that nobody has reviewed yet; `at` is its place in the deck. */
export function cardOf([front, back]: readonly [string, string], at: number): ReviewCard {
  return {
    id: `0190a5e0-0000-7000-8000-0000000030${String(at).padStart(2, '0')}`,
    deckId: '0190a5e0-0000-7000-8000-000000000300',
    deckName: 'Fruit',
    picture: null,
    front,
    back,
    word: `${front}:noun`,
    language: 'tr',
    note: '',
    met: { source: 'hand' },
    createdBy: '0190a5e0-0000-7000-8000-000000000002',
    createdAt: now,
    updatedAt: now,
    version: 1,
    state: 'new',
    due: null,
    lapses: 0,
    isLeech: false,
    isSuspended: false,
    intervals: { again: 60, hard: 600, good: 86_400, easy: 345_600 },
  };
}

/** A deck of the student's own. */
export function deckOf(name: string, change: Partial<Deck> = {}): Deck {
  return {
    id: '0190a5e0-0000-7000-8000-000000000300',
    name,
    isOwn: true,
    ownerName: 'Sami Student',
    classes: [],
    cards: 0,
    due: 0,
    fresh: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
}

/** What is due with the given number of new cards after the given number of answers. */
export function waitingOf(fresh: number, done: number): Waiting {
  return { today: todayOf(done), due: 0, fresh, nextDue: null, gameWords: 0, nextWord: null };
}

export function todayOf(done: number): Waiting['today'] {
  return { day: '2026-11-23', limit: 50, done, remaining: 50 - done, xp: 0 };
}
