import type { Content } from '#types.ts';
import { wordKey } from '#word-key.ts';

/** The level overrides that don't agree with the word bank, or override nothing; a sentence each, with file and word. */
export function levelFaults(
  { words, levelOverrides }: Pick<Content, 'words' | 'levelOverrides'>,
  fileOf: (item: object) => string,
): string[] {
  const bank = new Map(words.map((word) => [wordKey(word), word]));
  return levelOverrides.flatMap((override) => {
    const key = wordKey(override);
    const word = bank.get(key);
    const faults = [
      ...(word ? [] : ['the word bank has no such word']),
      ...(word && word.level !== override.level
        ? [`it is of ${override.level} here, but stands in ${fileOf(word)}`]
        : []),
      ...(override.level === override.listed ? ['its level is the listed one'] : []),
    ];
    return faults.map((fault) => `${fileOf(override)}: "${key}": ${fault}`);
  });
}
