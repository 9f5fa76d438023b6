import type { ItemResult, Play, Timed } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isCount, isText, readTime } from '#read-move.ts';

/**
 * `definition`: its word is to be found. `meaning`: the word's definition. `translation`: its word. `gap`: the word
 * that is missing. `synonym`: a word that means the same. `listening`: the definition of the word that is heard.
 * `grammar`: a written question on grammar or use.
 */
export type QuizKind = 'definition' | 'meaning' | 'translation' | 'gap' | 'synonym' | 'listening' | 'grammar';

export type QuizItem = {
  id: string;
  kind: QuizKind;
  /** What is shown or, of `listening`, said. */
  prompt: string;
  /** Of `gap` the sentence with its word, which the prompt's open article would not fit. */
  filled?: string;
  options: readonly string[];
  /** The place of the right one. */
  right: number;
  /** Shown after the answer. */
  why: string;
  word: string | null;
};

export type QuizRound = { items: readonly QuizItem[] };
export type QuizMove = Timed & { item: string; choice: number };

export type QuizBoard = {
  /** What is still to be asked, in order; what went wrong comes back once at the end. */
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

/** The question whose turn it is; undefined when all are done. */
export function askedIn({ items }: QuizRound, { queue }: QuizBoard): QuizItem | undefined {
  return items.find(({ id }) => id === queue[0]);
}

/** The question that a play ended with: what went wrong came last, in the order of the round. */
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
