import type { Language } from '@wordgrove/contract/languages';

/**
 * The file under `public/pictures` that shows a screen: in the reader's language if there is one, else in any language,
 * else undefined.
 */
export function pictureFile(name: string, language: Language, files: readonly string[]): string | undefined {
  return [`${name}.${language}.webp`, `${name}.webp`].find((file) => files.includes(file));
}
