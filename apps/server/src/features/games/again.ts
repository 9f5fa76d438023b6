import type { PlayRound } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import { levels } from '@wordgrove/contract/levels';
import type { Material, Touching, Written } from '@wordgrove/games/rounds';
import { repeatedIn } from '@wordgrove/games/rounds';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Library, Shelf } from './library.ts';
import { writtenFor } from './library.ts';
import type { OwnWordSources } from './own-words.ts';
import { ownWords } from './own-words.ts';
import { findAsked } from './word-store.ts';

type Parts = { db: Db; library: Library; sources: OwnWordSources };
type Wish = { playId: string; reader: Language; shelf: Shelf };

/**
 * The wrong items of a finished play and their number; `all` adds the right ones, for a game that can't make a round of
 * so few.
 *
 * @throws `not-found` for a play that isn't the caller's or isn't finished
 */
export async function againMaterials(
  { db, library, sources }: Parts,
  own: OwnRows,
  { playId, reader, shelf }: Wish,
): Promise<{ wrong: Material; all: Material; count: number }> {
  const asked = await findAsked(db, own, playId);
  if (!asked) throw failures.notFound();
  const { items, wish, round } = asked;
  const wrong = items.filter(({ isWrong }) => isWrong);
  const wrongKeys = new Set(wrong.flatMap(({ word }) => word ?? []));
  const keys = new Set([...wrongKeys, ...items.flatMap(({ word }) => word ?? [])]);
  const deckId = wish.source.kind === 'deck' ? wish.source.deckId : null;
  const words = await ownWords(sources, own, [...keys], { shelf, reader, deckId });
  const exercises = writtenFor(library.written(), { levels: new Set(levels) });
  const wanted = new Set(wrong.map(({ item }) => markOf(item)));
  const shared = { pool: shelf.pool, isWanted: (key: string) => wanted.has(key) };
  // A written exercise comes back as itself; its word isn't asked a second time beside it.
  const byWord = new Set(wrong.flatMap(({ item, word }) => (item === word ? word : [])));
  const wrongWords = words.filter(({ key }) => byWord.has(key));
  return {
    wrong: { ...shared, words: wrongWords, written: only(exercises, wrong), repeated: repeated(round, wrong) },
    all: { ...shared, words, written: only(exercises, items), repeated: repeated(round, items) },
    count: wrong.length,
  };
}

/** Here exercises are wanted by their own id, not by the words they touch. */
const markOf = (item: string) => `item:${item}`;

function repeated(round: PlayRound, items: readonly { item: string }[]) {
  const ids = items.map(({ item }) => item);
  return repeatedIn(round, (id) => ids.some((each) => isOf(each, id)));
}

/** An item of a multi-part exercise has the id `exercise:part`. */
function isOf(item: string, exercise: string): boolean {
  return item === exercise || item.startsWith(`${exercise}:`);
}

/** The exercises behind these items. */
function only(written: Written, items: readonly { item: string }[]): Written {
  const ids = items.map(({ item }) => item);
  const of = <Item extends { id: string }>(list: readonly Touching<Item>[]): Touching<Item>[] =>
    list.flatMap(({ item }) => {
      const own = ids.filter((each) => isOf(each, item.id));
      return own.length > 0 ? { item, keys: own.map(markOf) } : [];
    });
  return {
    sentences: of(written.sentences),
    examples: of(written.examples),
    statements: of(written.statements),
    groupSets: of(written.groupSets),
    scales: of(written.scales),
    cloze: of(written.cloze),
    questions: of(written.questions),
    passages: of(written.passages),
  };
}
