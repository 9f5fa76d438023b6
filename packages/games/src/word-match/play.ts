import type { Pair } from '#pairs.ts';
import type { ItemResult, Play, Timed } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isText, readTime } from '#read-move.ts';

/** The items in the order of the word column. */
export type MatchRound = {
  items: readonly Pair[];
  /** Item ids in the order of the other column. */
  meanings: readonly string[];
};

export type { Pair };

/** Pairs a word with the meaning of an item, its own or another's. */
export type MatchMove = Timed & { word: string; meaning: string };

type Try = {
  meaning: string;
  /** The meanings still available. */
  open: readonly string[];
};

export type MatchBoard = {
  /** The item whose meaning was matched, by word. */
  found: Readonly<Record<string, string>>;
  /** The first try by word. */
  tries: Readonly<Record<string, Try>>;
  /** Words whose own pair was revealed by another word's miss before their first try. */
  told: readonly string[];
  /** The word of the last pair, which completed itself. */
  left: string | null;
};

export type MatchDetail = {
  word: string;
  meaning: string;
  /** The last pair, when this move left no other. */
  completed: { word: string; meaning: string } | null;
};

const points = { first: 10, later: 5 };
const choicesOfMany = 4;

export const wordMatch: Play<MatchRound, MatchBoard, MatchMove, MatchDetail> = {
  begin: () => ({ found: {}, tries: {}, told: [], left: null }),

  judge: (round, board, { word, meaning }) => {
    const asked = round.items.find(({ id }) => id === word);
    const chosen = round.items.find(({ id }) => id === meaning);
    const open = openMeanings(round, board);
    if (!asked || !chosen || isFound(board, word) || !open.includes(meaning)) return null;
    const isFirst = triesOf(board, word) === undefined;
    const tries = isFirst ? { ...board.tries, [word]: { meaning, open } } : board.tries;
    const isRight = asked.group === chosen.group;
    const next = {
      ...board,
      tries,
      told: isRight ? board.told : withTold(board, meaning),
      found: isRight ? { ...board.found, [word]: meaning } : board.found,
    };
    const completed = isRight ? lastPair(round, next) : null;
    return {
      board: completed
        ? { ...next, found: { ...next.found, [completed.word]: completed.meaning }, left: completed.word }
        : next,
      verdict: {
        item: word,
        outcome: isRight ? 'right' : 'wrong',
        isFirstTry: isFirst && !board.told.includes(word),
        detail: { word, meaning, completed },
      },
    };
  },

  score: (round, board) =>
    totalOf(
      round.items.map((item) => resultOf(item, round, board)),
      round.items.every(({ id }) => isFound(board, id)),
    ),

  standing: (round, board, { word, meaning }) => {
    const isKnown = (item: string) => round.items.some(({ id }) => id === item);
    if (!isKnown(word) || !isKnown(meaning)) return 'unknown';
    return isFound(board, word) || !openMeanings(round, board).includes(meaning) ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { word, meaning } = fields;
    const at = readTime(fields);
    return at !== null && isText(word) && isText(meaning) ? { at, word, meaning } : null;
  },

  texts: ({ items }) => items.flatMap(({ lemma, meaning }) => [lemma, meaning]),
};

const isFound = ({ found }: MatchBoard, word: string) => Object.hasOwn(found, word);
const triesOf = ({ tries }: MatchBoard, word: string) => (Object.hasOwn(tries, word) ? tries[word] : undefined);

/** A miss also reveals the word of the chosen meaning: from then on, matching it takes no knowledge. */
function withTold({ told, tries }: MatchBoard, chosen: string): readonly string[] {
  return told.includes(chosen) || Object.hasOwn(tries, chosen) ? told : [...told, chosen];
}

/** The meanings still to be matched, in the order of their column. */
export function openMeanings({ meanings }: MatchRound, { found }: MatchBoard): string[] {
  const taken = new Set(Object.values(found));
  return meanings.filter((meaning) => !taken.has(meaning));
}

/** The last pair, once there is nothing left to choose. */
function lastPair(round: MatchRound, board: MatchBoard): { word: string; meaning: string } | null {
  const words = round.items.filter(({ id }) => !isFound(board, id));
  const [meaning] = openMeanings(round, board);
  const [last] = words;
  return words.length === 1 && last && meaning !== undefined ? { word: last.id, meaning } : null;
}

function resultOf(item: Pair, round: MatchRound, board: MatchBoard): ItemResult {
  const { id, lemma, group } = item;
  const pairOf = (each: string) => round.items.find((other) => other.id === each);
  const first = triesOf(board, id);
  const given = first ? pairOf(first.meaning) : undefined;
  const wasTold = board.told.includes(id);
  const isRight = given && !wasTold ? given.group === group : null;
  const wasFoundLater = isFound(board, id) && board.left !== id;
  const open = first?.open ?? round.meanings;
  return {
    id,
    word: id,
    task: open.length >= choicesOfMany ? 'recognised' : 'guessed',
    question: lemma,
    options: open.map((each) => pairOf(each)?.meaning ?? ''),
    right: (given?.group === group ? given : item).meaning,
    given: given?.meaning ?? null,
    isRight,
    hints: 0,
    points: isRight ? points.first : wasFoundLater ? points.later : 0,
    maxPoints: mostFor(board, id),
  };
}

/** The last pair isn't asked, so it gives no points; a pair revealed earlier gives at most those of a second try. */
function mostFor(board: MatchBoard, id: string): number {
  if (board.left === id && triesOf(board, id) === undefined) return 0;
  return board.told.includes(id) ? points.later : points.first;
}
