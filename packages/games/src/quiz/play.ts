import type { ItemResult, Play, Timed } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isCount, isText, readTime } from '#read-move.ts';

/**
 * `definition`: find the word it defines. `meaning`: find the word's definition. `translation`: find the word it
 * translates. `gap`: find the missing word. `synonym`: find a word that means the same. `listening`: find the
 * definition of the word heard. `grammar`: a written question on grammar or use.
 */
export type QuizKind = 'definition' | 'meaning' | 'translation' | 'gap' | 'synonym' | 'listening' | 'grammar';

export type QuizItem = {
  id: string;
  kind: QuizKind;
  /** What is shown or, for `listening`, spoken. */
  prompt: string;
  /** For `gap`, the complete sentence: the prompt's open article wouldn't fit the word. */
  filled?: string;
  options: readonly string[];
  /** The index of the right option. */
  right: number;
  /** Shown after the answer. */
  why: string;
  word: string | null;
};

export type QuizRound = { items: readonly QuizItem[] };
export type QuizMove = Timed & { item: string; choice: number };

export type QuizBoard = {
  /** The questions still to ask, in order; a wrong one comes back once at the end. */
  queue: readonly string[];
  /** The choices by item, first and second. */
  choices: Readonly<Record<string, readonly number[]>>;
};

const points = { first: 10, second: 5 };

export const quiz: Play<QuizRound, QuizBoard, QuizMove, { right: number; comesBack: boolean }> = {
  begin: ({ items }) => ({ queue: items.map(({ id }) => id), choices: {} }),

  judge: ({ items }, { queue, choices }, { item: id, choice }) => {
    const item = items.find((each) => each.id === id);
    if (!item || queue[0] !== id || choice >= item.options.length) return null;
    const before = choices[id] ?? [];
    const isFirstTry = before.length === 0;
    const isRight = choice === item.right;
    const comesBack = isFirstTry && !isRight;
    return {
      board: {
        queue: comesBack ? [...queue.slice(1), id] : queue.slice(1),
        choices: { ...choices, [id]: [...before, choice] },
      },
      verdict: {
        item: id,
        outcome: isRight ? 'right' : 'wrong',
        isFirstTry,
        detail: { right: item.right, comesBack },
      },
    };
  },

  score: ({ items }, { queue, choices }) =>
    totalOf(
      items.map((item) => resultOf(item, choices[item.id] ?? [])),
      queue.length === 0,
    ),

  standing: ({ items }, { queue }, { item: id }) => {
    if (!items.some((item) => item.id === id)) return 'unknown';
    return queue.includes(id) ? 'open' : 'done';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, choice } = fields;
    const at = readTime(fields);
    return at !== null && isText(item) && isCount(choice) ? { at, item, choice } : null;
  },

  texts: ({ items }) => items.flatMap(({ prompt, options }) => [prompt, ...options]),
};

/** The current question; undefined when all are done. */
export function askedIn({ items }: QuizRound, { queue }: QuizBoard): QuizItem | undefined {
  return items.find(({ id }) => id === queue[0]);
}

/** The last question of a play: wrong ones came back at the end, in the order of the round. */
export function lastAsked({ items }: QuizRound, { choices }: QuizBoard): QuizItem | undefined {
  return items.findLast(({ id }) => (choices[id]?.length ?? 0) > 1) ?? items.at(-1);
}

function resultOf({ id, prompt, options, right, word }: QuizItem, [first, second]: readonly number[]): ItemResult {
  const isRight = first === undefined ? null : first === right;
  return {
    id,
    word,
    task: word === null ? 'none' : 'recognised',
    question: prompt,
    options,
    right: options[right] ?? '',
    given: first === undefined ? null : (options[first] ?? ''),
    isRight,
    hints: 0,
    points: isRight ? points.first : second === right ? points.second : 0,
    maxPoints: points.first,
  };
}
