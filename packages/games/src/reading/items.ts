import type { Timed } from '#play.ts';

export type ReadingKind = 'gist' | 'detail' | 'inference' | 'vocabulary';

export type ReadingQuestion = {
  id: string;
  kind: ReadingKind;
  question: string;
  options: readonly string[];
  /** The index of the right option. */
  right: number;
  /** The index of the sentence that proves it, counted from 0 through all paragraphs. */
  proof: number;
  /** The memory key of a vocabulary question's word, and its forms in the passage, in lower case. */
  word: { key: string; forms: readonly string[] } | null;
};

export type ReadingItem = {
  id: string;
  title: string;
  /** The sentences of each paragraph. */
  paragraphs: readonly (readonly string[])[];
  questions: readonly ReadingQuestion[];
};

export type ReadingRound = { items: readonly ReadingItem[] };

/**
 * `read`: the passage has been read and the questions may start. `choice`: the answer. `mark`: the sentence that proves
 * a right answer; null shows it without a bonus. `look`: a word of a sentence was looked up.
 */
export type ReadingMove = Timed &
  (
    | { item: string; read: true }
    | { item: string; choice: number }
    | { item: string; mark: number | null }
    | { look: string; sentence: number }
  );

export type ReadingBoard = {
  /** How long the passage was open before the questions; null while it still is. */
  readMs: number | null;
  /** By question. */
  choices: Readonly<Record<string, number>>;
  /** By rightly answered question; null where the player had the proof shown. */
  marks: Readonly<Record<string, number | null>>;
  /** Look-ups that helped with a question, by question. */
  hints: Readonly<Record<string, number>>;
};

/** What an answer or a mark reveals; null for other moves. */
export type Shown = { right: number; proof: number } | null;
