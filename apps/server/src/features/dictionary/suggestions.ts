import type { Vocabulary } from './vocabulary.ts';
import { kind, usualWord } from './vocabulary.ts';

type Found = { word: number; rank: number };

/**
 * Base forms that begin with the text typed so far: taught words first, then the others, each with the commonest (the
 * easiest) first and the shortest among equals. A word that is already complete precedes them all; a rare one (`WA`,
 * `Ra`) comes after the taught ones.
 */
export function suggestionsFor(vocabulary: Vocabulary, typed: string, most: number): string[] {
  const { alphabetical, kinds, commonness, starts } = vocabulary;
  const best: Found[] = [];
  for (let place = firstFrom(vocabulary, typed); place < alphabetical.length; place += 1) {
    const word = alphabetical[place] ?? 0;
    if (!beginsWith(vocabulary, word, typed)) break;
    const kindOf = kinds[word] ?? kind.form;
    if (kindOf === kind.form) continue;
    // Words are numbered by length, so the number itself breaks ties.
    const isWhole = (starts[word + 1] ?? 0) - (starts[word] ?? 0) === typed.length;
    const rank = kindOf * 1000 + (commonness[word] ?? 0) + (isWhole ? wholeness(commonness[word] ?? 0) : 0);
    if (best.length === most && rank <= (best.at(-1)?.rank ?? 0)) continue;
    best.push({ word, rank });
    best.sort((one, other) => other.rank - one.rank || one.word - other.word);
    best.length = Math.min(best.length, most);
  }
  return best.map(({ word }) => vocabulary.text(word));
}

/** The rank bonus for a complete word. */
function wholeness(commonness: number): number {
  return commonness > usualWord ? 10_000 : 900;
}

/** The position in alphabetical order of the first word with this beginning. */
function firstFrom({ alphabetical, text }: Vocabulary, typed: string): number {
  let low = 0;
  let high = alphabetical.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (text(alphabetical[middle] ?? 0) < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

function beginsWith({ bytes, starts }: Vocabulary, word: number, typed: string): boolean {
  const start = starts[word] ?? 0;
  if ((starts[word + 1] ?? 0) - start < typed.length) return false;
  for (let index = 0; index < typed.length; index += 1)
    if (bytes[start + index] !== typed.charCodeAt(index)) return false;
  return true;
}
