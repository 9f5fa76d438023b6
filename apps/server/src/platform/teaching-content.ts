import type { Content } from '@wordgrove/content';
import { loadContent, readKey, wordKey } from '@wordgrove/content';
import type { Level } from '@wordgrove/contract/levels';
import { levelOf } from '@wordgrove/language/level-of';

let opened: Content | undefined;

/** All teaching content, read once per process on first use, in about a tenth of a second. */
export function openContent(): Content {
  opened ??= loadContent();
  return opened;
}

let taughtLevels: ReadonlyMap<string, Level> | undefined;

/** The level of a word by its key: the word bank's, else an estimate. Null for a card that is no English word. */
export function levelOfWord(key: string): Level | null {
  taughtLevels ??= new Map(openContent().words.map((word) => [wordKey(word), word.level]));
  const word = readKey(key);
  return taughtLevels.get(key) ?? (word ? levelOf(word.lemma, word.pos) : null);
}
