import type { ItemResult, Play, Timed } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isCount, isText, readTime } from '#read-move.ts';

/** `translation` only for a word without a definition. */
export type AnagramClue = { kind: 'definition' | 'translation' | 'gap' | 'listening'; text: string };

export type AnagramItem = {
  /** The key of the word's memory. */
  id: string;
  /** What is read or, for `listening`, heard. */
  clue: AnagramClue;
  /** The letters in their mixed order; a tile's id is its index here. */
  tiles: readonly string[];
  /** The answer in lower case, as the tiles spell it. */
  answer: string;
  /** The answer as normally written. */
  written: string;
  /** Other spellings of the answer with the same letters. */
  alsoRight: readonly string[];
  /** Other real words with the same letters that don't fit the clue. */
  otherWords: readonly string[];
  /** What the word means, shown afterwards; listening gives nothing to read. */
  explained: string;
  isExplainedInEnglish: boolean;
};

export type AnagramRound = { items: readonly AnagramItem[] };

/** An order of all tiles, or a request for the next letter. */
export type AnagramMove = Timed & { item: string } & ({ order: readonly number[] } | { hint: true });

export type AnagramState = {
  /** The first word that counts, as the player spelled it. */
  first: string | null;
  /** How many letters from the beginning were shown. */
  hints: number;
  isDone: boolean;
};

export type AnagramBoard = { states: Readonly<Record<string, AnagramState>> };

/** `inPlace`: the places with the right letter; all of them for the answer, none for another word. */
export type AnagramDetail = { made: string; inPlace: readonly number[] };

const points = { first: 10, later: 5, least: 1, perHint: 2 };
const fresh: AnagramState = { first: null, hints: 0, isDone: false };
const mostTiles = 12;

export const anagram: Play<AnagramRound, AnagramBoard, AnagramMove, AnagramDetail> = {
  begin: () => ({ states: {} }),

  judge: (round, board, move) => {
    const item = currentItem(round, board);
    if (!item || item.id !== move.item) return null;
    const state = stateOf(board, item.id);
    const after = (next: AnagramState): AnagramBoard => ({ states: { ...board.states, [item.id]: next } });
    if ('hint' in move) {
      if (state.hints >= mostHints(item)) return null;
      return {
        board: after({ ...state, hints: state.hints + 1 }),
        verdict: { item: item.id, outcome: 'noted', isFirstTry: false, detail: { made: '', inPlace: [] } },
      };
    }
    if (!isOrderOf(item.tiles, move.order)) return null;
    const made = move.order.map((tile) => item.tiles[tile]).join('');
    const outcome = outcomeOf(item, made);
    const inPlace = placesThatFit(item, made, outcome);
    // Another real word isn't a mistake yet: the next word is the first that counts.
    const isFirstTry = outcome !== 'nearly' && state.first === null;
    return {
      board: after({ ...state, first: isFirstTry ? made : state.first, isDone: outcome === 'right' }),
      verdict: { item: item.id, outcome, isFirstTry, detail: { made, inPlace } },
    };
  },

  score: ({ items }, board) =>
    totalOf(
      items.map((item) => resultOf(item, stateOf(board, item.id))),
      items.every(({ id }) => stateOf(board, id).isDone),
    ),

  standing: ({ items }, board, { item }) => {
    if (!items.some(({ id }) => id === item)) return 'unknown';
    return stateOf(board, item).isDone ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, order, hint } = fields;
    const at = readTime(fields);
    if (at === null || !isText(item)) return null;
    if (hint === true) return { at, item, hint };
    return Array.isArray(order) && order.length <= mostTiles && order.every(isCount)
      ? { at, item, order: [...order] }
      : null;
  },

  texts: ({ items }) => items.map(({ clue }) => clue.text),
};

/** The current item; undefined when all are done. */
export function currentItem({ items }: AnagramRound, board: AnagramBoard): AnagramItem | undefined {
  return items.find(({ id }) => !stateOf(board, id).isDone);
}

export function stateOf({ states }: AnagramBoard, id: string): AnagramState {
  return (Object.hasOwn(states, id) ? states[id] : undefined) ?? fresh;
}

/** How many letters may be shown: after these only one is left. */
export function mostHints({ tiles }: AnagramItem): number {
  return tiles.length - 1;
}

function isOrderOf(tiles: readonly string[], order: readonly number[]): boolean {
  return order.length === tiles.length && tiles.every((_, tile) => order.includes(tile));
}

function outcomeOf({ answer, alsoRight, otherWords }: AnagramItem, made: string): 'right' | 'nearly' | 'wrong' {
  if (made === answer || alsoRight.includes(made)) return 'right';
  return otherWords.includes(made) ? 'nearly' : 'wrong';
}

function placesThatFit({ answer }: AnagramItem, made: string, outcome: 'right' | 'nearly' | 'wrong'): number[] {
  if (outcome === 'nearly') return [];
  const letters = [...answer];
  const places = [...made].map((letter, place) => (outcome === 'right' || letters[place] === letter ? place : -1));
  return places.filter((place) => place !== -1);
}

function resultOf(item: AnagramItem, { first, hints, isDone }: AnagramState): ItemResult {
  const { id, clue, answer, written, tiles } = item;
  // A player who was shown more than half of the letters didn't find the word alone.
  const isShown = hints * 2 > tiles.length;
  const isFound = first !== null && outcomeOf(item, first) === 'right';
  const isRight = first === null ? null : isFound && !isShown;
  const given = first === answer ? written : first;
  const full = isFound ? points.first : points.later;
  return {
    id,
    word: id,
    task: isShown ? 'guessed' : 'recalled',
    question: clue.text,
    options: [],
    right: isFound && given !== null ? given : written,
    given,
    isRight,
    hints,
    points: isDone ? Math.max(points.least, full - hints * points.perHint) : 0,
    maxPoints: points.first,
  };
}
