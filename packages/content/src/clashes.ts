import type { Content } from '#types.ts';
import { wordKey } from '#word-key.ts';

/** Duplicate words and ids, one sentence each, with the files of both. */
export function clashes(content: Content, fileOf: (item: object) => string): string[] {
  const { words, levelOverrides, synonyms: _, families: __, pictures: ___, ...others } = content;
  return [
    ...doubles(words, wordKey, fileOf).map((where) => `the word ${where}`),
    ...doubles(levelOverrides, wordKey, fileOf).map((where) => `the override of ${where}`),
    ...doubles(Object.values(others).flat(), ({ id }) => id, fileOf).map((where) => `the id ${where}`),
  ];
}

function doubles<Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  fileOf: (item: object) => string,
): string[] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const other = first.get(key);
    if (!other) first.set(key, item);
    return other ? [`"${key}" is there twice: ${fileOf(other)} and ${fileOf(item)}`] : [];
  });
}
