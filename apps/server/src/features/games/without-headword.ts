import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { baseForms, findLemma, words } from '@wordgrove/language';

type Headword = { lemma: string; pos: PartOfSpeech };
type Place = { start: number; end: number };

const masked = '…';

/** A root with fewer letters, or a smaller share of the word, doesn't prove kinship: able in comfortable. */
const rootMin = 4;
const rootShare = 0.4;

/** With fewer long words left, a definition without the headword's family says nothing: in a … manner. */
const tellingLetters = 4;
const tellingMin = 2;

/** Masks the defined word in its definition, where it would give the answer away. */
export function withoutHeadword(definition: string, { lemma, pos }: Headword): string {
  return withMasks(definition, findLemma(definition, lemma, { pos }));
}

/** Masks the word's family too, such as quick for quickly; empty when what is left says too little. */
export function withoutFamily(definition: string, headword: Headword): string {
  const text = withoutHeadword(definition, headword);
  const family = words(text).filter(({ stem }) => isOfFamily(stem, headword.lemma));
  if (family.length === 0) return text;
  const clue = withMasks(text, family);
  const telling = words(clue).filter(({ stem }) => stem.length >= tellingLetters);
  return telling.length < tellingMin ? '' : clue;
}

function isOfFamily(word: string, lemma: string): boolean {
  const head = lettersOf(lemma);
  const root = rootOf(head);
  return [word, ...baseForms(word).map((base) => base.lemma)].some((each) => {
    const other = rootOf(lettersOf(each));
    if (other.length < rootMin) return false;
    return head.includes(other)
      ? other.length > head.length * rootShare
      : root.length >= rootMin && other.includes(root);
  });
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Drops the letter that changes before an ending: happy, happiness. */
function rootOf(word: string): string {
  return word.replace(/[ey]$/, '');
}

function withMasks(text: string, places: readonly Place[]): string {
  return places.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${masked}${rest.slice(end)}`, text);
}
