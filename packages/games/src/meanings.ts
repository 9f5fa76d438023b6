import type { Language } from '@wordgrove/contract/languages';
import { normalForm } from '@wordgrove/language';

/** What may stand before a word without changing its meaning; of English verbs their `to` as well. */
const before: Readonly<Record<Language, RegExp>> = {
  en: /^(?:to|an?|the) /,
  tr: /^bir /,
  es: /^(?:el|la|los|las|un[ao]?s?) /,
  fr: /^(?:(?:le|la|les|une?|des) |l')/,
  de: /^(?:der|die|das|den|dem|ein(?:e[nmrs]?)?) /,
};

/** A meaning in the form in which two are compared: case, spaces, articles and marks around it tell nothing. */
export function meaningKey(language: Language, text: string): string {
  const plain = /^\p{Ll}+$/u.test(text) ? text : text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  const normal = normalForm(plain);
  return `${language}:${normal.replace(before[language], '') || normal}`;
}

/** With more words, what stands between two commas is part of a sentence. */
const shortMax = 3;

/** The meanings that somebody wrote into one line, as `fast, quick; not slow`. The whole line is the first of them. */
export function meaningsIn(language: Language, line: string): string[] {
  const parts = line.split(/[;/\n]/).flatMap((part) => {
    const short = part.split(',');
    return short.every((each) => each.trim().split(/\s+/).length <= shortMax) ? short : [part];
  });
  const keys = [line, ...parts].filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => meaningKey(language, text));
  return [...new Set(keys)];
}
