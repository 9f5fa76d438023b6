import type { AssignedTask, WantedAssignment } from '@wordgrove/contract/assignments';
import type { Level } from '@wordgrove/contract/levels';
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
  asks: AssignedGame['material']['kind'];
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
  asks: 'level',
  words: '',
  meant: {},
  level: 'A1',
  topic: topics[0],
  topicLevel: null,
};

/** The fields that show a game. */
export function gameFormOf({ type, mode, items, timer, target, material }: AssignedGame): GameForm {
  return {
    ...emptyGame,
    ...{ type, mode, items, timer },
    target: target === null ? '' : String(target),
    asks: material.kind,
    ...(material.kind === 'words' && {
      words: material.words.map(({ text }) => text).join('\n'),
      meant: meantIn(material.words),
    }),
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

function materialOf({ asks, level, topic, topicLevel, ...list }: GameForm): WantedGame['material'] {
  if (asks === 'words') return { kind: 'words', ...listOf(list) };
  return asks === 'level' ? { kind: 'level', level } : { kind: 'topic', topic, level: topicLevel };
}

export function wantedGame(fields: GameForm): WantedGame {
  const { type, mode, items, timer, target } = fields;
  return { kind: 'game', type, mode, items, timer, target: wholeOrNull(target), material: materialOf(fields) };
}

/** What is wrong with a game's fields, by name; null for what is right. */
export function gameProblems({
  target,
  asks,
  words,
}: GameForm): Partial<Record<keyof GameForm, OneField | WordListProblem | null>> {
  return {
    target: wholeUpTo(100)(target),
    words: asks === 'words' ? problemOfWords(readWords(words)) : null,
  };
}

/** The parts of a game, as named to somebody who is told what has changed. */
export const gameParts = {
  game: ['type', 'mode', 'items', 'timer', 'target'],
  material: ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
} as const satisfies Record<string, readonly (keyof GameForm)[]>;

/** Fields that only make sense together. */
export const gameTogether = [
  ['type', 'mode', 'items'],
  ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
  ['timer'],
  ['target'],
] as const satisfies (readonly (keyof GameForm)[])[];
