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
  const own = new Set(rootsIn(headword));
  const met = new Set(rootsIn(sentence).filter((root) => !own.has(root)));
  const told = senses.map(weightsOf);
  const scores = told.map((sense) => {
    let score = 0;
    for (const [root, weight] of sense) {
      if (met.has(root) && !told.some((other) => other !== sense && other.has(root))) score += weight;
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
    for (const root of rootsIn(text)) told.set(root, Math.max(told.get(root) ?? 0, weight));
  };
  add(definition, weights.definition);
  for (const example of examples) add(example, weights.example);
  add(label ?? '', weights.label);
  return told;
}

/** The roots of the words that carry a meaning. */
function rootsIn(text: string): string[] {
  return words(text)
    .filter(({ stem }) => stem.length > 1 && levelOfFunctionWord(stem) === undefined)
    .map(({ stem }) => rootOf(stem));
}

/**
 * A word without its regular ending, so that `stopped` meets `stops`. Roughly: it is only compared, and the tables of
 * irregular forms would be a tenth of what a browser loads for the dictionary.
 */
function rootOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|es|s|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}
