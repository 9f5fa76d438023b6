import type { Timed } from '#play.ts';
import { accepts } from './accepted.ts';

/** `bank`: picked from one bank for all gaps. `typed`: written. `first-letter`: written, the first letter given. */
export const fillBlanksModes = ['bank', 'typed', 'first-letter'] as const;

export type FillBlanksMode = (typeof fillBlanksModes)[number];

export type FillBlanksItem = {
  id: string;
  /** The sentence around its gap. */
  before: string;
  after: string;
  /** The text before the filled gap, where it differs because the gap's article was left open. */
  beforeWord?: string;
  /** Everything that fits, the intended answer first. */
  answers: readonly string[];
  /** What the missing word means; null where the sentence makes it clear. */
  clue: { text: string; language: 'en' | 'own' } | null;
  /** Feedback on expected mistakes, by answer. */
  feedback: Readonly<Record<string, string>>;
  /** Words with the same meaning: not the answer, but no mistake either. Only where answers are typed. */
  synonyms: readonly string[];
  /**
   * Keys of words close to the answers, as `plane:noun`, that are never forgiven as typos. Only where answers are
   * typed.
   */
  known: readonly string[];
  word: string | null;
};

export type BankWord = { id: string; text: string };

export type FillBlanksRound = {
  mode: FillBlanksMode;
  /** In `bank` mode the word for each gap and some that fit none; otherwise empty. */
  bank: readonly BankWord[];
  items: readonly FillBlanksItem[];
};

/** For any gap that isn't done: a word of the bank by its id, or the typed text. */
export type FillBlanksMove = Timed & { item: string } & ({ pick: string } | { text: string });

export type Judged = 'right' | 'right-with-typo' | 'wrong-form' | 'synonym' | 'wrong';

export type FillBlanksAnswer = {
  /** At most two. */
  tries: readonly { text: string; judged: Judged }[];
  /** The words offered at the first try. */
  options: readonly string[];
};

export type FillBlanksBoard = {
  answers: Readonly<Record<string, FillBlanksAnswer>>;
  /** Ids of the bank's words that fill gaps. */
  used: readonly string[];
};

/** `feedback` is what was written for this particular mistake. */
export type FillBlanksDetail = { judged: Judged; feedback: string | null; isDone: boolean };

const mostTries = 2;

export const noAnswer: FillBlanksAnswer = { tries: [], options: [] };

export function isRight(judged: Judged | undefined): boolean {
  return judged === 'right' || judged === 'right-with-typo';
}

/** Whether a gap needs no more answers. */
export function isDone({ tries }: FillBlanksAnswer): boolean {
  return tries.length === mostTries || isRight(tries.at(-1)?.judged);
}

/** The words still in the bank. */
export function leftIn({ bank }: FillBlanksRound, { used }: FillBlanksBoard): BankWord[] {
  return bank.filter(({ id }) => !used.includes(id));
}

/** A bank for all gaps is a wall of words; of this many, one is found at a glance. */
const mostOffered = 6;

/**
 * The words of the bank that a gap is asked with: the right one, those already tried here, and others that aren't used
 * up. Others come for the next gap, and none of them changes while this one is open.
 */
export function offeredFor(round: FillBlanksRound, board: FillBlanksBoard, item: FillBlanksItem): BankWord[] {
  const { items, bank } = round;
  const tried = (board.answers[item.id] ?? noAnswer).tries.map(({ text }) => text);
  const isRightOne = ({ text }: BankWord) => accepts(item.answers, text);
  const others = bank.filter((word) => !isRightOne(word) && !board.used.includes(word.id));
  const start = (items.indexOf(item) * (mostOffered - 1)) % Math.max(1, others.length);
  const chosen = [...others.slice(start), ...others.slice(0, start)].slice(0, mostOffered - 1);
  return bank.filter((word) => isRightOne(word) || chosen.includes(word) || tried.includes(word.text));
}

/** The given letter; empty in other modes. */
export function givenLetter({ mode }: Pick<FillBlanksRound, 'mode'>, { answers }: FillBlanksItem): string {
  return mode === 'first-letter' ? ([...(answers[0] ?? '')][0] ?? '') : '';
}

/** A gap that more words fit than this is shown with a hint. */
const mostOpen = 3;

export type GapHint = { letter: string; letters: number };

/** The first letter of the intended word and its number of letters, where so many words fit that it can't be guessed. */
export function hintOf({ mode }: Pick<FillBlanksRound, 'mode'>, { answers }: FillBlanksItem): GapHint | null {
  if (mode === 'bank' || answers.length <= mostOpen) return null;
  const [letter, ...more] = answers[0]?.match(/\p{L}/gu) ?? [];
  return letter === undefined || more.length === 0 ? null : { letter, letters: 1 + more.length };
}

/** The first letter as the player sees it, given in this mode or as a hint; else empty. */
export function shownLetter(round: Pick<FillBlanksRound, 'mode'>, item: FillBlanksItem): string {
  return givenLetter(round, item) || (hintOf(round, item)?.letter ?? '');
}

/** Whether the text that follows begins a sentence. */
export function startsSentence(before: string): boolean {
  return /^["'“‘(\s]*$|[.?!]["'”’]*\s+["'“‘–\s]*$/.test(before);
}
