import type { GameType } from '@wordgrove/contract/paths';
import type { Uses } from '#askable.ts';
import { askable } from '#askable.ts';
import type { Made, Material, Repeated, Wish } from '#material.ts';
import { hasOtherSide } from '#pairs.ts';
import type { Play, Round, Timed } from '#play.ts';
import type { PlayedThrough } from '#play-through.ts';
import { leastTimeMs, playThrough } from '#play-through.ts';
import type { Random } from '#random.ts';
import type { GameWord } from '#word.ts';
import { hasMeaning } from '#word.ts';
import { anagram } from './anagram/play.ts';
import { isAsked, makeAnagram } from './anagram/round.ts';
import { fillBlanks } from './fill-blanks/play.ts';
import { hasGap, makeFillBlanks } from './fill-blanks/round.ts';
import { areSortable, isSortable } from './group-ranking/parts-of-speech.ts';
import { groupRanking } from './group-ranking/play.ts';
import { makeGroupRanking } from './group-ranking/round.ts';
import { memoryCards } from './memory-cards/play.ts';
import { makeMemoryCards } from './memory-cards/round.ts';
import { quiz } from './quiz/play.ts';
import { makeQuiz } from './quiz/round.ts';
import { reading } from './reading/play.ts';
import { makeReading } from './reading/round.ts';
import { trueFalse } from './true-false/play.ts';
import { makeTrueFalse } from './true-false/round.ts';
import { wordMatch } from './word-match/play.ts';
import { makeWordMatch } from './word-match/round.ts';
import { ownSentence } from './word-ordering/own-sentence.ts';
import { wordOrdering } from './word-ordering/play.ts';
import { makeWordOrdering } from './word-ordering/round.ts';

export type { ContentIndex } from './content-index.ts';
export { indexContent } from './content-index.ts';
export { gameWordOf, inSense } from './game-word.ts';
export type { Made, Material, Shortage, Touching, Wish, Written } from './material.ts';
export { meaningKey, meaningsIn } from './meanings.ts';
export type { Random } from './random.ts';
export { seeded } from './random.ts';
export type { OwnText } from './reading/own-passage.ts';
export type { SynonymIndex } from './synonyms.ts';
export { indexSynonyms } from './synonyms.ts';
export type { GameWord } from './word.ts';
export type { WordPool } from './word-pool.ts';
export { makePool } from './word-pool.ts';

/** A game without its type parameters: a round goes out as JSON and comes back to the same game. */
export type Game = {
  makeRound: (material: Material, wish: Wish, random: Random) => Made<Round>;
  playThrough: (
    round: Round,
    sent: readonly unknown[],
    limitMs?: number,
  ) => Omit<PlayedThrough<unknown, Timed>, 'board'>;
  leastTimeMs: (round: Round) => number;
  /** The chosen words that rounds in this mode can use. */
  askable: (material: Material, mode: string) => GameWord[];
};

/** The casts are safe: rounds are stored under the type of the game that made them and nobody changes them. */
function game<R extends Round, Board, Move extends Timed>(
  makeRound: (material: Material, wish: Wish, random: Random) => Made<R>,
  play: Play<R, Board, Move>,
  uses: Uses,
): Game {
  return {
    makeRound,
    playThrough: (round, sent, limitMs) => playThrough(play, round as R, sent, limitMs),
    leastTimeMs: (round) => leastTimeMs(play, round as R),
    askable: (material, mode) => askable(material, uses, mode),
  };
}

/** The items of a round that nobody wrote, among the asked ones; their ids say so. */
export function repeatedIn({ items }: Round, isAsked: (id: string) => boolean): Repeated[] {
  return items.filter(({ id }) => id.startsWith('own:') && isAsked(id)) as Repeated[];
}

/** Every game by type; adding one takes a folder and a line here. */
export const games: Readonly<Partial<Record<GameType, Game>>> = {
  'fill-blanks': game(makeFillBlanks, fillBlanks, { asks: hasGap, exercises: () => ['cloze'] }),
  'word-ordering': game(makeWordOrdering, wordOrdering, {
    asks: (word, _, { pool }) => ownSentence(word, pool) !== null,
    exercises: () => ['sentences', 'examples'],
  }),
  'true-false': game(makeTrueFalse, trueFalse, { asks: hasMeaning, exercises: () => ['statements'] }),
  'group-ranking': game(makeGroupRanking, groupRanking, {
    asks: (word, mode, { words, written, isLast }) =>
      mode === 'sort' && isLast === true && written.groupSets.length === 0 && areSortable(words) && isSortable(word),
    exercises: (mode) => (mode === 'rank' ? ['scales'] : ['groupSets']),
  }),
  quiz: game(makeQuiz, quiz, { asks: hasMeaning }),
  reading: game(makeReading, reading, { exercises: () => ['passages'] }),
  'word-match': game(makeWordMatch, wordMatch, { asks: hasOtherSide }),
  'memory-cards': game(makeMemoryCards, memoryCards, { asks: hasOtherSide }),
  anagram: game(makeAnagram, anagram, { asks: isAsked }),
};
