import { findLemma, otherSpellings } from '@wordgrove/language';
import { anagramsOf } from '@wordgrove/language/anagrams';
import type { Made, Material, Wish } from '#material.ts';
import { makeOfWords, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import { gap, withoutWord } from '#without-word.ts';
import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import type { AnagramClue, AnagramItem, AnagramRound } from './play.ts';
import { mixLetters } from './shuffle.ts';

const least = 4;
const most = 20;

/** Single words of 4 to 12 letters; a hyphen or an apostrophe would give too much away. */
const isPlayable = /^\p{L}{4,12}$/u;

const isName = /^\p{Lu}/u;

/** The chosen words with their letters mixed, each with a clue to its meaning. */
export function makeAnagram({ words, pool }: Material, wish: Wish, random: Random): Made<AnagramRound> {
  if (wish.mode === 'listening' && !wish.canHear) return shortageOf(0, least, 0);
  const { made, alike } = makeOfWords(words, Math.min(wish.items, most), (word) => {
    const question = askFor(word, wish.mode);
    return question && { word, question };
  });
  const need = Math.min(least, wish.items);
  if (made.length < need) return shortageOf(made.length, need, alike);
  const items = made.map(({ word, question }) => itemOf(word, question, pool, random));
  return { items: shuffled(items, random) };
}

/** Whether the game can ask a word in this mode. */
export function isAsked(word: GameWord, mode: string): boolean {
  return askFor(word, mode) !== null;
}

type Asked = { answer: string; written: string; clue: AnagramClue };

/** The clue and answer for a word; null when it doesn't fit the game. */
function askFor(word: GameWord, mode: string): Asked | null {
  const { lemma, definition, translations } = word;
  if (mode === 'gap') return askForGap(word);
  const written = lemma.normalize('NFC');
  const answer = written.toLowerCase();
  if (!isFit(answer)) return null;
  const clue: AnagramClue = definition
    ? { kind: 'definition', text: definition }
    : { kind: 'translation', text: translations[0] ?? '' };
  if (clue.text === '' || clue.text.toLowerCase() === answer) return null;
  return { answer, written, clue: mode === 'listening' ? { kind: 'listening', text: lemma } : clue };
}

/** An example with the word left out, in the form used there: the base form where there is such an example. */
function askForGap(word: GameWord): Asked | null {
  if (/[ -]/.test(word.lemma)) return null;
  const { lemma, pos, forms, examples } = word;
  const gaps = examples.flatMap((example): Asked[] => {
    const places = findLemma(example, lemma, { pos, forms });
    const [place] = places;
    const found = place?.text.normalize('NFC') ?? '';
    const answer = found.toLowerCase();
    if (!place || places.length > 1 || !isFit(answer)) return [];
    const text = `${example.slice(0, place.start)}${gap}${example.slice(place.end)}`;
    // At the start of a sentence the capital letter belongs to the sentence, not to the word.
    return [{ answer, written: isName.test(lemma) ? found : answer, clue: { kind: 'gap', text } }];
  });
  return gaps.find(({ answer }) => answer === lemma.toLowerCase()) ?? gaps[0] ?? null;
}

function isFit(answer: string): boolean {
  return isPlayable.test(answer) && new Set(answer).size > 1;
}

function itemOf(word: GameWord, { answer, written, clue }: Asked, pool: WordPool, random: Random): AnagramItem {
  const letters = lettersOf(answer);
  const alsoRight = otherSpellings(answer).filter((other) => lettersOf(other) === letters);
  const isOther = (other: string) => other !== answer && !alsoRight.includes(other);
  const inPool = [...pool.byLemma.keys()].filter((other) => isOther(other) && hasLetters(other, answer, letters));
  const otherWords = [...new Set([...anagramsOf(answer).filter(isOther), ...inPool])].sort();
  const text = clue.kind === 'definition' ? withoutWord(clue.text, word) : clue.text;
  return {
    id: word.key,
    clue: { ...clue, text },
    tiles: mixLetters(answer, [...alsoRight, ...otherWords], random) ?? [...answer],
    answer,
    written,
    alsoRight,
    otherWords,
    explained: word.definition || (word.translations[0] ?? ''),
    isExplainedInEnglish: word.definition !== '',
  };
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** Compares lengths first, because it runs for every word of the pool. */
function hasLetters(other: string, answer: string, letters: string): boolean {
  return other.length === answer.length && answer.includes(other[0] ?? '') && lettersOf(other) === letters;
}
