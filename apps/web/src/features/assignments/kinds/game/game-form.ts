import type { AssignedTask, WantedAssignment } from '@wordgrove/contract/assignments';
import type { Level } from '@wordgrove/contract/levels';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import type { Topic } from '@wordgrove/contract/topics';
import { topics } from '@wordgrove/contract/topics';
import { gameFacts } from '@wordgrove/games';
import { wholeOrNull, wholeUpTo } from '#features/assignments/kinds/whole-number.ts';
import type { FieldProblem as OneField } from '#platform/error-codes.ts';

import type { WordListProblem } from './word-list.ts';
import { problemOfWords, readWords } from './word-list.ts';

type AssignedGame = Extract<AssignedTask, { kind: 'game' }>;
type WantedGame = Extract<WantedAssignment['task'], { kind: 'game' }>;

/** What the form holds about a game. */
export type GameForm = {
  type: GameType;
  mode: string;
  items: number;
  timer: AssignedGame['timer'];
  target: string;
  /** Set as a test, and for how many minutes at most; empty without a limit. */
  isTest: boolean;
  minutes: string;
  asks: AssignedGame['material']['kind'];
  /** The deck that was chosen last. */
  deckId: string;
  words: string;
  /** For a word of the list, in lower case, that may stand for several: which memory is meant. */
  meant: Readonly<Record<string, string>>;
  level: Level;
  topic: Topic;
  topicLevel: Level | null;
};

/** The initial settings of a game when it is chosen. */
export function usualGame(type: GameType): Pick<GameForm, 'type' | 'mode' | 'items'> {
  const { modes, items } = gameFacts[type];
  return { type, mode: modes[0], items: items.usual };
}

export const emptyGame: GameForm = {
  ...usualGame('quiz'),
  timer: 'none',
  target: '',
  isTest: false,
  minutes: '',
  asks: 'level',
  deckId: '',
  words: '',
  meant: {},
  level: 'A1',
  topic: topics[0],
  topicLevel: null,
};

/** The fields that show a game. */
export function gameFormOf({ type, mode, items, timer, target, test, material }: AssignedGame): GameForm {
  return {
    ...emptyGame,
    ...{ type, mode, items, timer },
    target: target === null ? '' : String(target),
    isTest: test !== null,
    minutes: test?.minutes ? String(test.minutes) : '',
    asks: material.kind,
    ...(material.kind === 'words' && {
      words: material.words.map(({ text }) => text).join('\n'),
      meant: meantIn(material.words),
    }),
    ...(material.kind === 'deck' && { deckId: material.deckId }),
    ...(material.kind === 'level' && { level: material.level }),
    ...(material.kind === 'topic' && { topic: material.topic, topicLevel: material.level }),
  };
}

export function meantIn(words: readonly { text: string; word: string | null }[]): GameForm['meant'] {
  return Object.fromEntries(words.flatMap(({ text, word }) => (word === null ? [] : [[text.toLowerCase(), word]])));
}

/** The words of the list and, for a word that may stand for several, which one is meant. */
export function listOf({ words: text, meant }: Pick<GameForm, 'words' | 'meant'>) {
  const words = readWords(text);
  return {
    words,
    meant: words.flatMap((each) => {
      const word = Object.hasOwn(meant, each.toLowerCase()) ? meant[each.toLowerCase()] : undefined;
      return word === undefined ? [] : { text: each, word };
    }),
  };
}

function materialOf({ asks, level, topic, topicLevel, deckId, ...list }: GameForm): WantedGame['material'] {
  if (asks === 'words') return { kind: 'words', ...listOf(list) };
  if (asks === 'deck') return { kind: 'deck', deckId };
  return asks === 'level' ? { kind: 'level', level } : { kind: 'topic', topic, level: topicLevel };
}

/** Whether the game can be a test in this mode. */
export function canBeTest({ type, mode }: Pick<GameForm, 'type' | 'mode'>): boolean {
  const { testModes }: { testModes: readonly string[] } = gameFacts[type];
  return testModes.includes(mode);
}

export function isSetAsTest(fields: Pick<GameForm, 'type' | 'mode' | 'isTest'>): boolean {
  return fields.isTest && canBeTest(fields);
}

export function wantedGame(fields: GameForm): WantedGame {
  const { type, mode, items, timer, target, minutes } = fields;
  const material = materialOf(fields);
  const game = { kind: 'game', type, mode, items, material } as const;
  if (isSetAsTest(fields)) return { ...game, timer: 'none', target: null, test: { minutes: wholeOrNull(minutes) } };
  return { ...game, timer, target: wholeOrNull(target), test: null };
}

/** What is wrong with a game's fields, by name; null for what is right. */
export function gameProblems(fields: GameForm): Partial<Record<keyof GameForm, OneField | WordListProblem | null>> {
  const { target, minutes, asks, words } = fields;
  const isTest = isSetAsTest(fields);
  return {
    target: isTest ? null : wholeUpTo(100)(target),
    minutes: isTest ? wholeUpTo(limits.testMinutesMax)(minutes) : null,
    words: asks === 'words' ? problemOfWords(readWords(words)) : null,
  };
}

/** The parts of a game, as named to somebody who is told what has changed. */
export const gameParts = {
  game: ['type', 'mode', 'items', 'timer', 'target', 'isTest', 'minutes'],
  material: ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
} as const satisfies Record<string, readonly (keyof GameForm)[]>;

/** Fields that only make sense together. */
export const gameTogether = [
  ['type', 'mode', 'items'],
  ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
  ['timer'],
  ['target'],
  ['isTest', 'minutes'],
] as const satisfies (readonly (keyof GameForm)[])[];
