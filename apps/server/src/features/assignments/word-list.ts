import type {
  AssignedMaterial,
  AssignedTask,
  ListReport,
  TypedList,
  WantedAssignment,
  WantedMaterial,
} from '@wordgrove/contract/assignments';
import type { OwnRows } from '#http/context.ts';

type Meaning = ListReport['several'][number]['meanings'][number];

/** The memories that a written word or phrase may be asked for, the usual one first; none of what no dictionary knows. */
export type ReadWord = (text: string) => readonly Meaning[];

/** Those of the memories that a game played in that way has something to ask about. */
export type ListAsked = (
  own: OwnRows,
  game: Pick<TypedList, 'type' | 'mode'>,
  words: readonly string[],
) => Promise<ReadonlySet<string>>;

type Listed = Pick<TypedList, 'words' | 'meant'>;

/** What is asked, with the memory of each word. A word that is written twice is there once. */
export function readTask({ material, ...task }: WantedAssignment['task'], readWord: ReadWord): AssignedTask {
  return { ...task, material: readMaterial(material, readWord) };
}

function readMaterial(material: WantedMaterial, readWord: ReadWord): AssignedMaterial {
  if (material.kind !== 'words') return material;
  return { kind: 'words', words: readListed(material, readWord).map(({ text, word }) => ({ text, word })) };
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

/** What a list would ask, before it is kept. */
export function readList({ readWord, listAsked }: { readWord: ReadWord; listAsked: ListAsked }) {
  return async (own: OwnRows, list: TypedList): Promise<ListReport> => {
    const read = readListed(list, readWord);
    const asked = await listAsked(
      own,
      list,
      read.flatMap(({ word }) => word ?? []),
    );
    return {
      unknown: read.flatMap(({ text, word }) => (word === null ? text : [])),
      notAsked: read.flatMap(({ text, word }) => (word !== null && !asked.has(word) ? text : [])),
      several: read.flatMap(({ text, word, meanings }) =>
        word !== null && meanings.length > 1 ? { text, word, meanings: [...meanings] } : [],
      ),
    };
  };
}

/** The words that are asked, as they were written; null when it is no list. */
export function askedWords({ material }: Pick<AssignedTask, 'material'>): string[] | null {
  return material.kind === 'words' ? material.words.flatMap(({ text, word }) => (word === null ? [] : text)) : null;
}
