import type {
  AssignedMaterial,
  ListReport,
  TypedList,
  WantedAssignment,
  WantedMaterial,
} from '@wordgrove/contract/assignments';
import type { Stored } from '#features/assignments/kinds/kind.ts';
import type { OwnRows } from '#http/context.ts';
import type { SourceMaterial, WordCard } from '#platform/round-source.ts';

type WantedGame = Extract<WantedAssignment['task'], { kind: 'game' }>;

type Meaning = ListReport['several'][number]['meanings'][number];

/** The memories that a written word or phrase may stand for, the usual one first; empty when no dictionary knows it. */
export type ReadWord = (text: string) => readonly Meaning[];

/** The memories among `words` that this game and mode can ask about; with the cards that they were chosen from, if any. */
export type ListAsked = (
  own: OwnRows,
  game: Pick<TypedList, 'type' | 'mode'>,
  words: readonly string[],
  cards?: readonly WordCard[],
) => Promise<ReadonlySet<string>>;

type Listed = Pick<TypedList, 'words' | 'meant'>;

/** The task with the memory of each listed word. A word written twice appears once. */
export function readTask({ material, ...task }: WantedGame, readWord: ReadWord): Stored<'game'> {
  // A test is done when it was taken, and its time is its own.
  const fixed = task.test ? ({ target: null, timer: 'none' } as const) : {};
  return { ...task, ...fixed, material: readMaterial(material, readWord) };
}

type WantedList = Extract<WantedMaterial, { kind: 'words' }>;
type AssignedList = Extract<AssignedMaterial, { kind: 'words' }>;

/** A list with the memory of each word; other material as it is. */
export function readMaterial<Other extends { kind: string }>(
  material: WantedList | Other,
  readWord: ReadWord,
): AssignedList | Exclude<Other, { kind: 'words' }> {
  if (!isList(material)) return material as Exclude<Other, { kind: 'words' }>;
  return { kind: 'words', words: readListed(material, readWord).map(({ text, word }) => ({ text, word })) };
}

function isList(material: { kind: string }): material is WantedList {
  return material.kind === 'words';
}

function readListed({ words, meant }: Listed, readWord: ReadWord) {
  const byText = new Map(words.map((text) => [text.toLowerCase(), text]));
  const wanted = new Map(meant.map(({ text, word }) => [text.toLowerCase(), word]));
  return [...byText].map(([key, text]) => {
    const meanings = readWord(text);
    const chosen = meanings.find(({ word }) => word === wanted.get(key)) ?? meanings[0];
    return { text, word: chosen?.word ?? null, meanings };
  });
}

/** Reports what a list would ask, before it is stored. */
export function readList({ readWord, listAsked }: { readWord: ReadWord; listAsked: ListAsked }) {
  return async (own: OwnRows, list: TypedList): Promise<ListReport> => {
    const read = readListed(list, readWord);
    const asked = await listAsked(
      own,
      list,
      read.flatMap(({ word }) => word ?? []),
    );
    return {
      known: read.flatMap(({ text, word }) => (word === null ? [] : { text, word })),
      unknown: read.flatMap(({ text, word }) => (word === null ? text : [])),
      notAsked: read.flatMap(({ text, word }) => (word !== null && !asked.has(word) ? text : [])),
      several: read.flatMap(({ text, word, meanings }) =>
        word !== null && meanings.length > 1 ? { text, word, meanings: [...meanings] } : [],
      ),
    };
  };
}

/** @param asked how often earlier attempts asked for each word of a list */
export function materialOf(
  material: Exclude<Stored<'game'>['material'], { kind: 'deck' }>,
  asked: ReadonlyMap<string, number> = new Map(),
): SourceMaterial {
  if (material.kind !== 'words') return material;
  return { kind: 'words', words: material.words.flatMap(({ word }) => word ?? []), asked };
}
