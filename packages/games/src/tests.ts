import type { OpenQuestion, OpenRound, TestAnswer } from '@wordgrove/contract/game-test-fields';
import type { GameType } from '@wordgrove/contract/paths';
import { anagramTest } from './anagram/test-form.ts';
import { fillBlanksTest } from './fill-blanks/test-form.ts';
import { groupRankingTest } from './group-ranking/test-form.ts';
import type { ItemResult, Round } from './play.ts';
import { quizTest } from './quiz/test-form.ts';
import { readingTest } from './reading/test-form.ts';
import type { TestForm } from './test-form.ts';
import { trueFalseTest } from './true-false/test-form.ts';
import { wordOrderingTest } from './word-ordering/test-form.ts';

/** A game's test without its type parameters. */
export type GameTestForm = TestForm<Round>;

/** The casts are safe: rounds are stored under the type of the game that made them and nobody changes them. */
function form<R extends Round>({ open, results }: TestForm<R>): GameTestForm {
  return {
    open: (round) => open(round as R),
    results: (round, question, answer) => results(round as R, question, answer),
  };
}

/**
 * The games that can be set as a test. The two that are played by turning cards and by what is left over aren't among
 * them: every move of theirs has to be judged at once.
 */
export const gameTests: Readonly<Partial<Record<GameType, GameTestForm>>> = {
  'fill-blanks': form(fillBlanksTest),
  'word-ordering': form(wordOrderingTest),
  'true-false': form(trueFalseTest),
  'group-ranking': form(groupRankingTest),
  quiz: form(quizTest),
  reading: form(readingTest),
  anagram: form(anagramTest),
};

/** A question's results. */
export type Judged = { question: number; items: readonly ItemResult[] };

/** Judges a test: every question's results, in the order of the round. */
export function judgeTest(
  { open, results }: GameTestForm,
  round: Round,
  answers: ReadonlyMap<number, TestAnswer | null>,
): Judged[] {
  return open(round).questions.map((_, question) => ({
    question,
    items: results(round, question, answers.get(question) ?? null),
  }));
}

/** Whether an answer suits its question: of its kind, and about what is shown. */
export function isAnswerTo({ questions, bank }: OpenRound, question: number, answer: TestAnswer | null): boolean {
  const asked = questions[question];
  if (!asked) return false;
  return answer === null || fits(asked, bank, answer);
}

function fits(asked: OpenQuestion, bank: readonly string[], answer: TestAnswer): boolean {
  switch (asked.kind) {
    case 'choice':
      return 'choice' in answer && answer.choice < asked.options.length;
    case 'gap':
      return bank.length > 0 ? 'choice' in answer && answer.choice < bank.length : 'text' in answer;
    case 'claim':
      return 'says' in answer && (answer.pick ?? 0) < asked.options.length && !(answer.says && answer.pick !== null);
    case 'letters':
      return 'text' in answer;
    case 'order':
      return 'order' in answer && areDifferent(answer.order, asked.tiles.length);
    case 'scale':
      return 'order' in answer && areDifferent(answer.order, asked.things.length);
    case 'groups':
      return (
        'places' in answer &&
        answer.places.length === asked.things.length &&
        answer.places.every((group) => (group ?? 0) < asked.groups.length)
      );
    default:
      return asked satisfies never;
  }
}

function areDifferent(order: readonly number[], limit: number): boolean {
  return new Set(order).size === order.length && order.every((place) => place < limit);
}
