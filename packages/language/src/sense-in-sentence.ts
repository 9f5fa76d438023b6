import { baseForms } from './base-forms.ts';
import { levelOfFunctionWord } from './function-words.ts';
import { words } from './tokens.ts';

/** What tells a meaning of a word from its others. */
export type SenseText = {
  label?: string | null | undefined;
  definition: string;
  examples: readonly string[];
};

/** A shared word says more in the company that an example shows, or in the label, than in a definition. */
const weights = { label: 2, example: 1.5, definition: 1 };

/**
 * The meaning of a word that a sentence points to, by the words that the sentence shares with what is said of each
 * (Lesk, 1986, “Automatic sense disambiguation using machine readable dictionaries”, in the simplified form of
 * Kilgarriff and Rosenzweig, 2000). Only words that tell senses apart count: those of one sense, outside the closed
 * classes.
 *
 * @param headword the word itself, which says nothing
 * @returns the index of the sense; null when the sentence points to none more than to another
 */
export function senseInSentence(senses: readonly SenseText[], sentence: string, headword: string): number | null {
  if (senses.length < 2) return null;
  const own = new Set(basesIn(headword));
  const met = new Set(basesIn(sentence).filter((base) => !own.has(base)));
  const told = senses.map(weightsOf);
  const scores = told.map((sense) => {
    let score = 0;
    for (const [base, weight] of sense) {
      if (met.has(base) && !told.some((other) => other !== sense && other.has(base))) score += weight;
    }
    return score;
  });
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return best > 0 && scores.lastIndexOf(best) === first ? first : null;
}

function weightsOf({ label, definition, examples }: SenseText): Map<string, number> {
  const told = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const base of basesIn(text)) told.set(base, Math.max(told.get(base) ?? 0, weight));
  };
  add(definition, weights.definition);
  for (const example of examples) add(example, weights.example);
  add(label ?? '', weights.label);
  return told;
}

/** The possible base forms of the words that carry a meaning. */
function basesIn(text: string): string[] {
  return words(text)
    .filter(({ stem }) => stem.length > 1 && levelOfFunctionWord(stem) === undefined)
    .flatMap(({ stem }) => [stem, ...baseForms(stem).map(({ lemma }) => lemma)]);
}
