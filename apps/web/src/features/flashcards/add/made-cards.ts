import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const never: ReadonlySet<string> = new Set();

/** The decks in which each word got a card since the page was loaded, by person and word. */
let made: ReadonlyMap<string, ReadonlySet<string>> = new Map();

function set(next: typeof made): void {
  made = next;
  for (const listener of listeners) listener();
}

const keyOf = (personId: string, word: string) => `${personId} ${word}`;

/** Remembers that a word has a card in a deck. */
export function noteMade(personId: string, word: string, deckId: string): void {
  const key = keyOf(personId, word);
  set(new Map(made).set(key, new Set(made.get(key)).add(deckId)));
}

/** After cards or a deck were removed: what was noted may no longer be true, and making a card twice makes one. */
export function forgetMade(): void {
  set(new Map());
}

/** The decks in which the word got a card in this visit. */
export function useMadeIn(personId: string | undefined, word: string | undefined): ReadonlySet<string> {
  const key = personId === undefined || word === undefined ? '' : keyOf(personId, word);
  return useSyncExternalStore(onChange, () => made.get(key) ?? never);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
