import type { GameType } from '@wordgrove/contract/paths';
import type { GameMode } from './facts.ts';

/** A word with the chance of recalling it now, 0 to 1. */
export type Recallable = { word: string; chance: number };

/** What a student could practise now. */
export type Needs = {
  /** Due words on cards. */
  cards: readonly Recallable[];
  /** New words on cards, in the order of the cards. */
  fresh: readonly string[];
  /** Due words that games can ask, on cards or not. */
  words: readonly Recallable[];
  /** Words of this session's games that were met in them and not yet answered from memory. */
  met: readonly string[];
  /** Words answered on cards in this session that none of its games has asked, in the order of the answers. */
  learned: readonly string[];
  /** The number of pieces of cards that came just before. */
  cardsInRow: number;
  /** Whether words of the student's level were met in this session. */
  hasMetNew: boolean;
};

/** Some cards, words to be recalled in a game, or new words to be met in one. */
export type Piece = { kind: 'cards' | 'recall'; words: readonly string[] } | { kind: 'meet' };

/** The number of items in a piece: under a minute. */
export const pieceItems = 5;

/** A game of fewer is over before it has begun. */
const leastRecalled = 2;

/** One of a piece's cards is new even when enough are due: no backlog may keep a class's new words out for weeks. */
const freshOfPiece = 1;

/**
 * A word that is recalled this surely gains little from being asked. It may be due all the same, because steps of
 * minutes come first.
 */
const waitsFrom = 0.9;

/** Only a game comes after so many pieces of cards. */
const cardsInRowMost = 2;

/** The words most at risk first, without those that can wait. */
export function mostAtRisk(due: readonly Recallable[]): string[] {
  return due
    .filter(({ chance }) => chance < waitsFrom)
    .toSorted((one, other) => one.chance - other.chance)
    .map(({ word }) => word);
}

/**
 * What suits a place in a session of Play now, the best first: cards and games take turns. Where no word is due in a game,
 * cards come twice, and then a game of the words just learned on them: that adds little to the memory, but five minutes
 * of nothing but new cards are too many. When nothing else needs practice, some words of the student's level come once;
 * more would cost the time without adding as much. Empty when there is nothing to do. The figures behind it: `bench/memory/month.ts`.
 *
 * @param place from 0
 */
export function piecesAt(place: number, needs: Needs): Piece[] {
  const due = mostAtRisk(needs.cards);
  const older = due.slice(0, pieceItems - Math.min(freshOfPiece, needs.fresh.length));
  const cards = [...older, ...needs.fresh].slice(0, pieceItems);
  const asked = mostAtRisk(needs.words).slice(0, pieceItems);
  const isGameNext = needs.cardsInRow >= cardsInRowMost;
  const learned = isGameNext ? needs.learned : [];
  const inCards: Piece[] = cards.length > 0 ? [{ kind: 'cards', words: cards }] : [];
  const inGames = [asked, needs.met, learned].flatMap((words): Piece[] =>
    words.length >= leastRecalled ? [{ kind: 'recall', words: words.slice(0, pieceItems) }] : [],
  );
  const meeting: Piece[] = needs.hasMetNew ? [] : [{ kind: 'meet' }];
  if (isGameNext) return [...inGames, ...meeting, ...inCards];
  return [...(place % 2 === 0 ? [...inCards, ...inGames] : [...inGames, ...inCards]), ...meeting];
}

/** A game in one of its modes. */
export type Played = { type: GameType; mode: GameMode };

const recalling: readonly Played[] = [
  { type: 'anagram', mode: 'definition' },
  { type: 'fill-blanks', mode: 'first-letter' },
  { type: 'anagram', mode: 'gap' },
  { type: 'fill-blanks', mode: 'typed' },
];

/** For words that those can't ask. */
const recognising: readonly Played[] = [{ type: 'quiz', mode: 'mixed' }];

const meetingGames: readonly GameType[] = ['word-match', 'memory-cards'];

/**
 * The games for a piece, the best first.
 *
 * @param turn another one gives another game
 * @param isTranslated whether the student's words have meanings in another language than English
 */
export function gamesFor(kind: 'recall' | 'meet', turn: number, isTranslated: boolean): readonly Played[] {
  if (kind === 'recall') return [...rotated(recalling, turn), ...recognising];
  const mode = isTranslated ? 'translation' : 'definition';
  return [...rotated(meetingGames, turn).map((type) => ({ type, mode }) as const), ...recognising];
}

function rotated<Each>(list: readonly Each[], turn: number): Each[] {
  const from = turn % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
