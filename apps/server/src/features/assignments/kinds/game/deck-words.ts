import { readKey } from '@wordgrove/content';
import type { AssignedTask, ChosenDeck, ListReport } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import type { StoredTask } from '#db/schema/all.ts';
import type { Stored, Unusable } from '#features/assignments/kinds/kind.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { SourceMaterial, WordCard } from '#platform/round-source.ts';
import type { DeckWord } from './deck-store.ts';
import { findOwnDeck, listDeckNow, listDeckSet } from './deck-store.ts';
import type { ListAsked } from './word-list.ts';
import { materialOf } from './word-list.ts';

type Set = { id: string; teacherId: string; task: Pick<Stored<'game'>, 'material'> };
type OfDeck = { id: string; teacherId: string; deckId: string };

/** The words of an assignment's deck: as published, or as they are now before that. */
async function wordsOfDeck(on: Db | Tx, of: OfDeck): Promise<DeckWord[]> {
  const set = await listDeckSet(on, of);
  return set.length > 0 ? set : listDeckNow(on, of, limits.assignmentWordsMax);
}

/** Those that are English words, which games can ask. */
const wordsAmong = (words: readonly DeckWord[]) => words.filter(({ word }) => readKey(word) !== null);

function cardsOf(words: readonly DeckWord[]): WordCard[] {
  return words.flatMap(({ word, front, back, language, sentence, sense }) =>
    front === null || back === null ? [] : { word, front, back, language, sentence, sense },
  );
}

function materialOfDeck(words: readonly DeckWord[], asked: ReadonlyMap<string, number> = new Map()): SourceMaterial {
  const real = wordsAmong(words);
  return { kind: 'words', words: real.map(({ word }) => word), asked, cards: cardsOf(real) };
}

/** What a round of an assigned game is made of. @param asked how often earlier attempts asked for each word */
export async function askedMaterial(
  on: Db | Tx,
  { id, teacherId, task: { material } }: Set,
  asked?: ReadonlyMap<string, number>,
): Promise<SourceMaterial> {
  if (material.kind !== 'deck') return materialOf(material, asked);
  return materialOfDeck(await wordsOfDeck(on, { id, teacherId, deckId: material.deckId }), asked);
}

/** The words that a game asks, as its teacher wrote them; none for a level or topic, and none of a test. */
export async function askedWords(
  on: Db | Tx,
  { id, teacherId, task }: Omit<Set, 'task'> & { task: StoredTask },
): Promise<string[]> {
  if (task.kind !== 'game' || task.test) return [];
  const { material } = task;
  if (material.kind === 'words') return material.words.flatMap(({ text, word }) => (word === null ? [] : text));
  if (material.kind !== 'deck') return [];
  return wordsAmong(await wordsOfDeck(on, { id, teacherId, deckId: material.deckId })).map(({ text }) => text);
}

type ShownGame = Extract<AssignedTask, { kind: 'game' }>;

/** The task as its teacher sees it: a deck with its name and words. */
export async function showGame(
  on: Db | Tx,
  taught: TaughtBy,
  { material, ...game }: Stored<'game'>,
  id: string,
): Promise<ShownGame> {
  if (material.kind !== 'deck') return { ...game, material };
  const deck = await findOwnDeck(on, taught, material.deckId);
  const words = await wordsOfDeck(on, { id, ...taught, deckId: material.deckId });
  return {
    ...game,
    material: {
      ...material,
      deck: deck && !deck.isGone ? { name: deck.name } : null,
      words: words.map(({ text, word }) => ({ text, word: readKey(word) && word })),
    },
  };
}

/**
 * A deck that is about to be set.
 *
 * @throws `not-found` unless it is the teacher's, `words-not-learnable` for one that can't be asked
 */
export async function deckToSet(
  on: Db | Tx,
  taught: TaughtBy,
  deckId: string,
  errors: Pick<Unusable, 'words-not-learnable'>,
): Promise<SourceMaterial> {
  const max = limits.assignmentWordsMax;
  const refuse = (why: 'deck-gone' | 'no-words' | 'too-many') => errors['words-not-learnable']({ data: { why, max } });
  const deck = await findOwnDeck(on, taught, deckId);
  if (!deck) throw failures.notFound();
  if (deck.isGone) throw refuse('deck-gone');
  const words = await listDeckNow(on, { ...taught, deckId }, max + 1);
  if (words.length > max) throw refuse('too-many');
  if (wordsAmong(words).length === 0) throw refuse('no-words');
  return materialOfDeck(words);
}

/** Reports what a teacher's deck would ask, before it is set. */
export function readDeck({ db, listAsked }: { db: Db; listAsked: ListAsked }) {
  return async (
    { own, taught }: { own: OwnRows; taught: TaughtBy },
    { deckId, ...game }: ChosenDeck,
  ): Promise<ListReport> => {
    const deck = await findOwnDeck(db, taught, deckId);
    if (!deck || deck.isGone) throw failures.notFound();
    const words = await listDeckNow(db, { ...taught, deckId }, limits.assignmentWordsMax);
    const real = wordsAmong(words);
    const asked = await listAsked(
      own,
      game,
      real.map(({ word }) => word),
      cardsOf(real),
    );
    return {
      known: real.map(({ text, word }) => ({ text, word })),
      unknown: words.flatMap((each) => (real.includes(each) ? [] : each.text)),
      notAsked: real.flatMap(({ text, word }) => (asked.has(word) ? [] : text)),
      several: [],
    };
  };
}
