import type { Language } from '@wordgrove/contract/languages';

/**
 * The file under `public/pictures` that shows what a chapter is about, or undefined while there is none.
 *
 * @param files the files that were there when the app was built
 */
export function pictureFile(
  tab: string,
  chapter: string,
  language: Language,
  files: readonly string[],
): string | undefined {
  const name = `guide-${tab}-${chapter}`;
  return [`${name}.${language}.webp`, `${name}.webp`].find((file) => files.includes(file));
}
