import type { Word } from '#types.ts';

const greetings = new Set([
  ...['hello', 'hi', 'hey', 'welcome', 'bye', 'goodbye', 'thanks'],
  ...['good morning', 'good afternoon', 'good evening', 'good night'],
]);

/** Greetings that the bank has only as another part of speech: they are exclamations, in one word or in two. */
export function misplacedGreetings(bank: readonly Word[]): string[] {
  const own = bank.filter(({ lemma }) => greetings.has(lemma));
  const right = new Set(own.filter(({ pos }) => pos === 'exclamation').map(({ lemma }) => lemma));
  return own.filter(({ lemma }) => !right.has(lemma)).map(({ lemma, pos }) => `${lemma} (${pos})`);
}
