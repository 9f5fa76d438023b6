import type { Language } from '@wordgrove/contract/languages';
import { normalForm } from '@wordgrove/language';

/** What may precede a word without changing its meaning, including `to` before English verbs. */
const before: Readonly<Record<Language, RegExp>> = {
  en: /^(?:to|an?|the) /,
  tr: /^bir /,
  es: /^(?:el|la|los|las|un[ao]?s?) /,
  fr: /^(?:(?:le|la|les|une?|des) |l')/,
  de: /^(?:der|die|das|den|dem|ein(?:e[nmrs]?)?) /,
};

/** A meaning for comparison, without case, spaces, articles and surrounding marks. */
export function meaningKey(language: Language, text: string): string {
  const plain = /^\p{Ll}+$/u.test(text) ? text : text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  const normal = normalForm(plain);
  return `${language}:${normal.replace(before[language], '') || normal}`;
}

/** In longer texts a part between commas belongs to a sentence. */
const shortMax = 3;

/** The meanings in one line, such as `fast, quick; not slow`. The whole line comes first. */
export function meaningsIn(language: Language, line: string): string[] {
  const parts = line.split(/[;/\n]/).flatMap((part) => {
    const short = part.split(',');
    return short.every((each) => each.trim().split(/\s+/).length <= shortMax) ? short : [part];
  });
  const keys = [line, ...parts].filter((text) => /[\p{L}\p{N}]/u.test(text)).map((text) => meaningKey(language, text));
  return [...new Set(keys)];
}
