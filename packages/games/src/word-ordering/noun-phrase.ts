import type { Reader } from './phrase-words.ts';
import { dependent, determiners, helpers, intensifiers, isFunction, objects, prepositions } from './phrase-words.ts';

const titles = /^(?:Mr|Mrs|Ms|Dr|Uncle|Aunt|Auntie|Grandpa|Grandma|Sir|Queen|King|Lake|Mount)$/;

/**
 * Where a noun ends with all that stands before it; `from` when none begins there, and null when one should.
 *
 * @param isDue whether a word that may also be a verb has to be a noun here
 */
export function nounEnd(reader: Reader, from: number, isDue: boolean): number | null {
  const { plain, can, isName, isStrange } = reader;
  const isNoun = (place: number) => can(place, 'noun') || isName(place);
  let at = from;
  while (isDeterminer(reader, at)) at += 1;
  const isMust = at > from;
  if (isMust && intensifiers.has(plain[at] ?? '')) at += 1;
  const begin = at;
  const isVerb = at === from && from > 0 && !isDue && can(at, 'verb');
  while (!isVerb && (can(at, 'adjective') || (isMust && isStrange(at))) && (isNoun(at + 1) || can(at + 1, 'adjective')))
    at += 1;
  const isSure = isMust || isDue || at > begin || !can(at, 'verb') || from === 0;
  if (isNoun(at) && isSure) return compoundEnd(reader, at + 1, from);
  if (isMust && (dependent.has(plain[begin - 1] ?? '') || at > begin)) return null;
  return begin;
}

function isDeterminer({ plain, isName }: Reader, at: number): boolean {
  const word = plain[at] ?? '';
  const next = plain[at + 1] ?? 'to';
  return determiners.has(word) && !(objects.has(word) && isFunction(next) && !determiners.has(next)) && !isName(at);
}

/** “post office”; of a word that may be a verb, only after the sentence's own verb. */
function compoundEnd({ plain, words: split, can, isName }: Reader, from: number, begin: number): number {
  const hasVerb = plain.some((word, place) => place < begin && (helpers.has(word) || can(place, 'verb')));
  const isEnd = (place: number) =>
    plain[place] === undefined || prepositions.has(plain[place] ?? '') || plain[place] === 'and';
  let at = from;
  for (;;) {
    const before = split[at - 1] ?? '';
    const isOwned = /['’]s?$/.test(before);
    const joins = isName(at)
      ? isName(at - 1) || titles.test(before) || isOwned
      : can(at, 'noun') && (isOwned || !can(at, 'verb') || (hasVerb && isEnd(at + 1)));
    if (!joins && !(isOwned && can(at, 'adjective') && can(at + 1, 'noun'))) return at;
    at += 1;
  }
}
