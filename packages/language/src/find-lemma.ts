import { formsOf } from './inflect.ts';
import { normalForm } from './normal-form.ts';
import type { PartOfSpeech } from './parts-of-speech.ts';
import { otherSpellings } from './spellings.ts';
import type { Word } from './tokens.ts';
import { withoutPossessive, words } from './tokens.ts';

export interface Found {
  /** Offsets in the text, in UTF-16 units as for `slice`; from the first word of a phrase to the last. */
  start: number;
  end: number;
  /** As it stands in the text. */
  text: string;
}

export interface FindOptions {
  pos?: PartOfSpeech | undefined;
  /** More forms of the word, such as the irregular ones of its entry. */
  forms?: readonly string[] | undefined;
}

/** The most words between a phrasal verb and its particle: `turn the old radio off`. */
const widestGap = 3;

/**
 * Every place in a text where a word or phrase occurs, in any of its forms and spellings, in order: `go` finds "went",
 * `child` "children's", `look after` "looked after", `turn off` "turned the radio off". Ignores case and the kinds of
 * apostrophes and hyphens. `somebody`, `something`, `your` and `one's` in a phrase match any words up to the gap.
 */
export function findLemma(text: string, lemma: string, options: FindOptions = {}): Found[] {
  const parts = partsOf(lemma, options);
  const [first, ...rest] = parts;
  if (!first) return [];
  const all = words(text).flatMap(splitHyphens);
  const found: Found[] = [];
  for (const [index, word] of all.entries()) {
    if (!isOneOf(word, first)) continue;
    const last = rest.length === 0 ? index : followWords(all, index, rest);
    const end = last === undefined ? undefined : all[last]?.end;
    if (end !== undefined) found.push({ start: word.start, end, text: text.slice(word.start, end) });
  }
  return found;
}

/** The alternatives for each word of the phrase. */
function partsOf(lemma: string, { pos, forms = [] }: FindOptions): ReadonlySet<string>[] {
  const normal = normalForm(lemma);
  const all = [
    ...formsOf(normal, pos),
    ...forms.map(normalForm),
    ...otherSpellings(normal).flatMap((other) => formsOf(other, pos)),
  ];
  const size = normal.split(/[ -]/).length;
  const split = all.map((form) => form.split(/[ -]/)).filter((parts) => parts.length === size);
  const parts = Array.from(
    { length: size },
    (_, index) => new Set(split.flatMap((form) => spellings(form[index] ?? ''))),
  );
  if (size === 1) return parts;
  return parts.filter((part) => ![...part].some((word) => isPlaceholder.test(word)));
}

const isPlaceholder = /^(?:somebody|someone|something|sb|sth|your|one's|oneself)$/;

function spellings(word: string): string[] {
  return [word, ...otherSpellings(word)];
}

function followWords(all: readonly Word[], from: number, rest: readonly ReadonlySet<string>[]): number | undefined {
  let at = from;
  for (const part of rest) {
    const next = all.findIndex((word, index) => index > at && index <= at + 1 + widestGap && isOneOf(word, part));
    if (next === -1) return undefined;
    at = next;
  }
  return at;
}

function isOneOf({ normal, stem }: Word, forms: ReadonlySet<string>): boolean {
  const bare = normal.replace(/\.$/, '');
  return (
    forms.has(normal) ||
    forms.has(stem) ||
    forms.has(bare) ||
    forms.has(withoutPossessive(bare)) ||
    forms.has(contracted(normal))
  );
}

/** The verb of a negative or the pronoun of a contraction: `didn't` → did, `they're` → they. */
function contracted(word: string): string {
  return word.replace(/n't$|'(?:ll|re|ve|m|d|s)$/, '');
}

/** The parts of a hyphened word, so `well-known` finds "well known" and vice versa. */
function splitHyphens(word: Word): Word[] {
  if (!word.normal.includes('-')) return [word];
  let start = word.start;
  return word.normal.split('-').map((part) => {
    const piece: Word = { ...word, normal: part, stem: withoutPossessive(part), start, end: start + part.length };
    start = piece.end + 1;
    return piece;
  });
}
