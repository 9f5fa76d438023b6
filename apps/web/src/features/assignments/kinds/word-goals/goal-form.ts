import type { AssignedTask, WantedAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { GameForm } from '#features/assignments/kinds/game/game-form.ts';
import { listOf, meantIn } from '#features/assignments/kinds/game/game-form.ts';
import type { WordListProblem } from '#features/assignments/kinds/game/word-list.ts';
import { problemOfWords, readWords } from '#features/assignments/kinds/game/word-list.ts';
import { wholeOrNull, wholeUpTo } from '#features/assignments/kinds/whole-number.ts';
import type { FieldProblem as OneField } from '#platform/error-codes.ts';

export type GoalKind = 'words' | 'outcome';

type Assigned<Kind extends GoalKind> = Extract<AssignedTask, { kind: Kind }>;
type Wanted<Kind extends GoalKind> = Extract<WantedAssignment['task'], { kind: Kind }>;

/** The game that helps most with words to learn, because their letters have to be remembered. */
export const practised = { type: 'anagram', mode: 'definition' } as const;

export const goalStates = ['learning', 'known'] as const;
export const goalRecalls = ['0.8', '0.9', '0.95'] as const;

/** What the form holds about words to learn, beside the list and deck that a game has too. */
export type GoalForm = {
  goalSource: 'words' | 'deck';
  goalState: (typeof goalStates)[number];
  share: string;
  recall: (typeof goalRecalls)[number];
};

type Listed = Pick<GameForm, 'words' | 'meant' | 'deckId'>;

export const emptyGoal: GoalForm = {
  goalSource: 'words',
  goalState: 'learning',
  share: '100',
  recall: '0.9',
};

/** The fields that show words to learn. */
export function goalFormOf(task: Assigned<GoalKind>): Partial<GoalForm & Listed> {
  const { material } = task;
  return {
    goalSource: material.kind,
    ...(material.kind === 'deck' && { deckId: material.deckId }),
    ...(material.kind === 'words' && {
      words: material.words.map(({ text }) => text).join('\n'),
      meant: meantIn(material.words),
    }),
    ...(task.kind === 'words' && { goalState: task.state, share: String(task.share) }),
    ...(task.kind === 'outcome' && { recall: String(task.recall) as GoalForm['recall'] }),
  };
}

function materialOf({ goalSource, deckId, ...list }: GoalForm & Listed): Wanted<GoalKind>['material'] {
  return goalSource === 'deck' ? { kind: 'deck', deckId } : { kind: 'words', ...listOf(list) };
}

export function wantedWords(fields: GoalForm & Listed): Wanted<'words'> {
  const { goalState: state, share } = fields;
  return { kind: 'words', state, share: wholeOrNull(share) ?? 100, material: materialOf(fields) };
}

export function wantedOutcome(fields: GoalForm & Listed): Wanted<'outcome'> {
  const recall = Number(fields.recall) as Wanted<'outcome'>['recall'];
  return { kind: 'outcome', recall, material: materialOf(fields) };
}

export type GoalProblem = OneField | WordListProblem;

const most = { words: limits.learnedWordsMax, outcome: limits.outcomeWordsMax };

/** What is wrong with the fields of words to learn, by name; null for what is right. */
export const goalProblems =
  (kind: GoalKind) =>
  ({ goalSource, share, words }: GoalForm & Listed) => {
    return {
      words: goalSource === 'words' ? problemOfWords(readWords(words), most[kind]) : null,
      share: kind === 'words' ? wholeUpTo(100)(share) : null,
    } satisfies Record<string, GoalProblem | null>;
  };

/** The parts of words to learn, as named to somebody who is told what has changed. */
export const goalParts = {
  deck: ['goalSource', 'deckId'],
  goal: ['goalState', 'share', 'recall'],
} as const satisfies Record<string, readonly (keyof (GoalForm & Listed))[]>;

/** Fields that only make sense together. */
export const goalTogether = [
  ['goalSource', 'deckId'],
  ['goalState'],
  ['share'],
  ['recall'],
] as const satisfies (readonly (keyof (GoalForm & Listed))[])[];
