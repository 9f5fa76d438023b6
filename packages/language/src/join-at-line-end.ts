/** `well-` is often the first part of a compound, though `-known` isn't always on the same line. */
const lineEnd = /([\p{L}\p{M}'’]+)([-‐\u00AD])$/u;

/**
 * Two lines of a text as one. A word that is divided by a hyphen at the end of the first is put together: `exam-` and
 * `ple` are `example`. The hyphen stays where it belongs to the word (`well-` and `known`): where the two together
 * aren't a word but each is one, and before a capital or a number. Otherwise there is a space between the two.
 *
 * @param isWord whether a text in lower case is a word in any of its forms
 */
export function joinAtLineEnd(first: string, second: string, isWord: (text: string) => boolean): string {
  const [divided = '', before = '', hyphen = ''] = lineEnd.exec(first) ?? [];
  const [after = ''] = /^[\p{L}\p{M}'’]+/u.exec(second) ?? [];
  if (divided === '') return `${first} ${second}`;
  const start = first.slice(0, first.length - hyphen.length);
  if (hyphen === '\u00AD') return `${start}${second}`;
  if (/^\p{N}/u.test(second)) return `${start}-${second}`;
  if (!/^\p{Ll}/u.test(after)) return /^\p{Lu}/u.test(after) ? `${start}-${second}` : `${first} ${second}`;
  return keepsHyphen(start, before.toLowerCase(), after, isWord) ? `${start}-${second}` : `${start}${second}`;
}

function keepsHyphen(start: string, before: string, after: string, isWord: (text: string) => boolean): boolean {
  // `mother-in-` and `law`.
  if (/\p{L}[-‐]\p{L}+$/u.test(start)) return true;
  if (isWord(`${before}${after}`)) return false;
  return before.length === 1 || (isWord(before) && isWord(after));
}
