import type { Timed } from '#play.ts';

/** `bank`: picked from one bank for all gaps. `typed`: written. `first-letter`: written, the first letter given. */
export const fillBlanksModes = ['bank', 'typed', 'first-letter'] as const;

export type FillBlanksMode = (typeof fillBlanksModes)[number];

export type FillBlanksItem = {
  id: string;
  /** The sentence around its gap. */
  before: string;
  after: string;
  /** What stands before the gap once it is filled, where that differs: its article was open. */
  beforeWord?: string;
  /** Everything that fits, what is meant first. */
  answers: readonly string[];
  /** What the missing word means; null where the sentence says enough. */
  clue: { text: string; language: 'en' | 'own' } | null;
  /** What to say to expected mistakes. */
  feedback: Readonly<Record<string, string>>;
  /** Words with the same meaning: not what is meant, but no mistake either. Only where answers are typed. */
  synonyms: readonly string[];
  /** Words near the answers, as `plane:noun`, that are never forgiven as typos. Only where answers are typed. */
  known: readonly string[];
  word: string | null;
};

export type BankWord = { id: string; text: string };

export type FillBlanksRound = {
  mode: FillBlanksMode;
  /** Of `bank` the word for each gap and some that fit none; otherwise empty. */
  bank: readonly BankWord[];
  items: readonly FillBlanksItem[];
};

/** For any gap that isn't done: a word of the bank by its id, or what was typed. */
export type FillBlanksMove = Timed & { item: string } & ({ pick: string } | { text: string });

export type Judged = 'right' | 'right-with-typo' | 'wrong-form' | 'synonym' | 'wrong';

export type FillBlanksAnswer = {
  /** At most two. */
  tries: readonly { text: string; judged: Judged }[];
  /** What was left in the bank at the first try. */
  options: readonly string[];
};

export type FillBlanksBoard = {
  answers: Readonly<Record<string, FillBlanksAnswer>>;
  /** The words of the bank that stand in their gaps, by id. */
  used: readonly string[];
};

/** `feedback` is what was written for this very mistake. */
export type FillBlanksDetail = { judged: Judged; feedback: string | null; isDone: boolean };

const mostTries = 2;

export const noAnswer: FillBlanksAnswer = { tries: [], options: [] };

export function isRight(judged: Judged | undefined): boolean {
  return judged === 'right' || judged === 'right-with-typo';
}

/** Whether nothing more is asked about a gap. */
export function isDone({ tries }: FillBlanksAnswer): boolean {
  return tries.length === mostTries || isRight(tries.at(-1)?.judged);
}

/** What is still in the bank. */
export function leftIn({ bank }: FillBlanksRound, { used }: FillBlanksBoard): BankWord[] {
  return bank.filter(({ id }) => !used.includes(id));
}

/** The letter that is given; empty in other modes. */
export function givenLetter({ mode }: Pick<FillBlanksRound, 'mode'>, { answers }: FillBlanksItem): string {
  return mode === 'first-letter' ? ([...(answers[0] ?? '')][0] ?? '') : '';
}

/** Whether what comes after this text begins a sentence. */
export function startsSentence(before: string): boolean {
  return /^["'“‘(\s]*$|[.?!]["'”’]*\s+["'“‘–\s]*$/.test(before);
}
