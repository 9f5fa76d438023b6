import type { Content } from '#types.ts';
import { wordKey } from '#word-key.ts';

/** Words and ids that are there twice; a sentence each. */
export function clashes(content: Content): string[] {
  return [
    ...doubles(content.words.map(wordKey)).map((key) => `the word "${key}" is there twice`),
    ...doubles(idsOf(content)).map((id) => `the id "${id}" is there twice`),
  ];
}

function idsOf({ words: _, ...lists }: Content): string[] {
  return Object.values(lists).flatMap((items) => items.map(({ id }) => id));
}

function doubles(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}
