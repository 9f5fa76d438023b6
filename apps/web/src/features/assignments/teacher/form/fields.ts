import type { AssignedTask, Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import type { Level } from '@wordgrove/contract/levels';
import type { GameType } from '@wordgrove/contract/paths';
import type { Topic } from '@wordgrove/contract/topics';
import { topics } from '@wordgrove/contract/topics';
import { gameFacts } from '@wordgrove/games';
import { clockTimeIn } from '#platform/time-zones.ts';
import type { Audience } from './audience.ts';
import { readWords } from './word-list.ts';

/** The form as it is on screen, half-typed numbers and times included. */
export type Fields = {
  title: string;
  instructions: string;
  classIds: readonly string[];
  isForSome: boolean;
  studentIds: readonly string[];
  due: string;
  /** The zone that `due` is read in; empty until somebody chooses among those of the classes. */
  timeZone: string;
  isLateAllowed: boolean;
  points: string;
  counts: Assignment['counts'];
  type: GameType;
  mode: string;
  items: number;
  timer: AssignedTask['timer'];
  target: string;
  asks: AssignedTask['material']['kind'];
  words: string;
  /** For a word of the list, in lower case, that may stand for several: which memory is meant. */
  meant: Readonly<Record<string, string>>;
  level: Level;
  topic: Topic;
  topicLevel: Level | null;
};

/** The initial settings of a game when it is chosen. */
export function usualGame(type: GameType): Pick<Fields, 'type' | 'mode' | 'items'> {
  const { modes, items } = gameFacts[type];
  return { type, mode: modes[0], items: items.usual };
}

export function emptyFields(classIds: readonly string[]): Fields {
  return {
    title: '',
    instructions: '',
    classIds,
    isForSome: false,
    studentIds: [],
    due: '',
    timeZone: '',
    isLateAllowed: true,
    points: '',
    counts: 'best',
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
}

/** The fields that show an assignment. */
export function fieldsOf(assignment: Assignment): Fields {
  const { task, studentIds, dueAt, points, classes } = assignment;
  const { title, instructions, isLateAllowed, counts } = assignment;
  const { type, mode, items, timer, target, material } = task;
  return {
    ...emptyFields(classes.map(({ id }) => id)),
    ...{ title, instructions, isLateAllowed, counts, type, mode, items, timer },
    isForSome: studentIds !== null,
    studentIds: studentIds ?? [],
    due: dueAt === null ? '' : clockTimeIn(dueAt, assignment.timeZone),
    timeZone: dueAt === null ? '' : assignment.timeZone,
    points: points === null ? '' : String(points),
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

function meantIn(words: readonly { text: string; word: string | null }[]): Fields['meant'] {
  return Object.fromEntries(words.flatMap(({ text, word }) => (word === null ? [] : [[text.toLowerCase(), word]])));
}

/** The words of the list and, for a word that may stand for several, which one is meant. */
export function listOf({ words: text, meant }: Pick<Fields, 'words' | 'meant'>) {
  const words = readWords(text);
  return {
    words,
    meant: words.flatMap((each) => {
      const word = Object.hasOwn(meant, each.toLowerCase()) ? meant[each.toLowerCase()] : undefined;
      return word === undefined ? [] : { text: each, word };
    }),
  };
}

function materialOf({ asks, level, topic, topicLevel, ...list }: Fields): WantedAssignment['task']['material'] {
  if (asks === 'words') return { kind: 'words', ...listOf(list) };
  return asks === 'level' ? { kind: 'level', level } : { kind: 'topic', topic, level: topicLevel };
}

/**
 * What the form asks to be saved. Only for fields in which `problemsOf` finds nothing wrong.
 *
 * @param timeZone the zone the due time is read in
 * @param learners the students of the chosen classes; others are left out
 */
export function wantedOf(
  id: string,
  fields: Fields,
  { timeZone, learners }: Pick<Audience, 'timeZone' | 'learners'>,
): WantedAssignment {
  const { title, instructions, classIds, isForSome, studentIds, due, isLateAllowed, points, counts } = fields;
  const { type, mode, items, timer, target } = fields;
  const wholeOrNull = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    ...{ id, title, instructions, isLateAllowed, counts },
    classIds: [...classIds],
    studentIds: isForSome ? studentIds.filter((each) => learners?.includes(each) ?? true) : null,
    due: due === '' ? null : { at: due, timeZone },
    points: wholeOrNull(points),
    task: { kind: 'game', type, mode, items, timer, target: wholeOrNull(target), material: materialOf(fields) },
  };
}

/** The parts of the form, as named to somebody who is told what has changed. */
const parts = {
  title: ['title'],
  instructions: ['instructions'],
  audience: ['classIds', 'isForSome', 'studentIds'],
  due: ['due', 'timeZone'],
  terms: ['isLateAllowed', 'points', 'counts'],
  game: ['type', 'mode', 'items', 'timer', 'target'],
  material: ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
} as const satisfies Record<string, readonly (keyof Fields)[]>;

type ChangedPart = keyof typeof parts | 'published';

/** What another screen has changed since the form was opened. */
export function changesOf(opened: Assignment, changed: Assignment): ChangedPart[] {
  const [before, after] = [fieldsOf(opened), fieldsOf(changed)];
  const isOther = (names: readonly (keyof Fields)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const found = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => isOther(parts[part]));
  return opened.publishedAt === changed.publishedAt ? found : [...found, 'published'];
}

/** Fields that only make sense together. */
const together = [
  ['classIds', 'isForSome', 'studentIds'],
  ['due', 'timeZone'],
  ['type', 'mode', 'items'],
  ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
  ...(['title', 'instructions', 'isLateAllowed', 'points', 'counts', 'timer', 'target'] as const).map((name) => [name]),
] as const satisfies (readonly (keyof Fields)[])[];

/** Merges what is being typed with what another screen has saved: what was typed stays, everything else is as saved. */
export function mergeFields(typed: Fields, base: Fields, saved: Fields): Fields {
  const touched = together.filter((names: readonly (keyof Fields)[]) =>
    names.some((name) => JSON.stringify(typed[name]) !== JSON.stringify(base[name])),
  );
  return { ...saved, ...Object.fromEntries(touched.flat().map((name) => [name, typed[name]])) };
}
