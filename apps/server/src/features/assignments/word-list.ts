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

/** The memories that a written word or phrase may stand for, the usual one first; empty when no dictionary knows it. */
export type ReadWord = (text: string) => readonly Meaning[];

/** The memories among `words` that this game and mode can ask about. */
export type ListAsked = (
  own: OwnRows,
  game: Pick<TypedList, 'type' | 'mode'>,
  words: readonly string[],
) => Promise<ReadonlySet<string>>;

type Listed = Pick<TypedList, 'words' | 'meant'>;

/** The task with the memory of each listed word. A word written twice appears once. */
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
      unknown: read.flatMap(({ text, word }) => (word === null ? text : [])),
      notAsked: read.flatMap(({ text, word }) => (word !== null && !asked.has(word) ? text : [])),
      several: read.flatMap(({ text, word, meanings }) =>
        word !== null && meanings.length > 1 ? { text, word, meanings: [...meanings] } : [],
      ),
    };
  };
}

/** The words that are asked, as the teacher wrote them; null when the material isn't a list. */
export function askedWords({ material }: Pick<AssignedTask, 'material'>): string[] | null {
  return material.kind === 'words' ? material.words.flatMap(({ text, word }) => (word === null ? [] : text)) : null;
}
