import type { GameSource } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { shuffled } from '@wordgrove/games';
import type { GameWord, Material, Random, Written } from '@wordgrove/games/rounds';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { SourceMaterial } from '#platform/round-source.ts';
import { againMaterials } from './again.ts';
import type { DueWords } from './due-words.ts';
import { dueWords, wordsMax } from './due-words.ts';
import type { Library, Shelf } from './library.ts';
import { writtenFor } from './library.ts';
import type { WordSources } from './own-words.ts';
import { ownWords } from './own-words.ts';
import { listDueStates, listSaved } from './word-store.ts';

export type MaterialParts = { db: Db; library: Library; sources: WordSources };

/** The sources that games own; another feature answers for any other. */
const ownSources = ['due', 'chosen', 'saved', 'deck', 'level', 'topic', 'again'] as const;

type OwnSource = Extract<GameSource, { kind: (typeof ownSources)[number] }>;

export function isOwnSource(source: GameSource): source is OwnSource {
  return ownSources.some((kind) => kind === source.kind);
}

export type Choice = {
  source: OwnSource | SourceMaterial;
  reader: Language;
  now: Date;
  random: Random;
  /** Number of items: in the game's shortest round, as wished, and in its longest round. */
  least: number;
  items: number;
  most: number;
  /** Whether the game makes exercises of the text that a deck comes from. */
  usesText: boolean;
};

/** Material for a round, made lazily, and the number of items to make from it. */
export type Offer = { material: () => Material; items: number };

type Chosen = { words: readonly GameWord[]; wanted: ReadonlySet<string> };

/**
 * Offers for the chosen source, in order of preference: take the first that is enough for a round. With `again`, every
 * wrong item is wanted.
 *
 * @throws `not-found` for a deck or play that the caller can't see
 */
export async function materialFrom(parts: MaterialParts, own: OwnRows, choice: Choice): Promise<readonly Offer[]> {
  const { source, reader, least, most } = choice;
  const shelf = parts.library.shelf(reader);
  if (source.kind === 'again') {
    const { wrong, all, count } = await againMaterials(parts, own, { playId: source.playId, reader, shelf });
    return [
      { material: () => wrong, items: Math.max(1, Math.min(count, most)) },
      { material: () => all, items: least },
    ];
  }
  const exercises = parts.library.written();
  const { kindsOf } = parts.sources;
  const made = { exercises, shelf, kindsOf };
  if (source.kind === 'due') {
    const chosen = await dueWords(parts, own, choice);
    return offersOf(ownMaterials({ ...made, words: chosen.words }), wantedOf(chosen, least), choice.items);
  }
  if (source.kind === 'chosen') {
    const { words, wanted } = await chosenWords(parts, own, source.words, { ...choice, shelf });
    return offersOf(ownMaterials({ ...made, words }), wanted, choice.items);
  }
  if (source.kind === 'words') {
    const { words, wanted } = await listedWords(parts, own, source, { ...choice, shelf });
    const listed = offersOf(ownMaterials({ ...made, words }), wanted, choice.items);
    if (!source.isFilledUp || words.length === 0) return listed;
    const others = othersLike(words, shelf, choice.random);
    const filled = ownMaterials({ ...made, words: [...words, ...others], isFilledUp: true });
    return [...listed, ...offersOf(filled, new Set(words.map(({ key }) => key)), least)];
  }
  const due = await parts.sources.listDue(own, choice.now, wordsMax);
  const { words, wanted } = await choose(parts, own, { ...choice, source, shelf, due });
  if (source.kind === 'level' || source.kind === 'topic') {
    const named = new Set(source.level === null ? levels : [source.level]);
    const topic = source.kind === 'topic' ? source.topic : null;
    const written = writtenFor(exercises, { levels: named, topic });
    return offersOf([() => ({ words, pool: shelf.pool, written, kindsOf, isLast: true })], wanted, choice.items);
  }
  const keys = words.map(({ key }) => key);
  const isFromText = source.kind === 'deck' && choice.usesText;
  const text = isFromText ? await parts.sources.findText(own, source.deckId, keys) : null;
  return offersOf(ownMaterials({ ...made, words, text }), wanted, choice.items);
}

/** The part that doesn't depend on what is wanted. */
type SharedMaterial = Omit<Material, 'isWanted'>;

/** One offer per material, in the same order. */
export function offersOf(
  materials: readonly (() => SharedMaterial)[],
  wanted: ReadonlySet<string>,
  items: number,
): Offer[] {
  return materials.map((material) => ({
    material: () => ({ ...material(), isWanted: (key: string) => wanted.has(key) }),
    items,
  }));
}

type OwnMaterial = Pick<Material, 'words' | 'text'> &
  Pick<WordSources, 'kindsOf'> & {
    exercises: Written;
    shelf: Shelf;
    /** With words of no particular choice, so that an exercise may be about any word at all. */
    isFilledUp?: boolean;
  };

/** The player's words with exercises at their levels; then, in case those are too few, with easier and harder ones. */
export function ownMaterials(own: OwnMaterial): (() => SharedMaterial)[] {
  const { exercises, shelf, words, kindsOf, text = null, isFilledUp = false } = own;
  // With too few exercises about their own words, players are told so and never get unrelated ones.
  const about = isFilledUp ? null : new Set(words.map(({ key }) => key));
  const usual = levelsOf(words);
  return [usual, withEasierAndNext(usual)].map((each, place, all) => {
    let made: SharedMaterial | undefined;
    return () => {
      const written = () => writtenFor(exercises, { levels: each, about });
      made ??= { words, pool: shelf.pool, written: written(), kindsOf, text, isLast: place === all.length - 1 };
      return made;
    };
  });
}

/** The words to ask first. A few due words alone would leave too little choice of exercises. */
export function wantedOf({ words, due }: DueWords, least: number): ReadonlySet<string> {
  return due.size >= least ? due : new Set(words.map(({ key }) => key));
}

type Open = Choice & {
  source: Exclude<OwnSource, { kind: 'again' | 'chosen' | 'due' }>;
  shelf: Shelf;
  due: readonly string[];
};

async function choose(parts: MaterialParts, own: OwnRows, open: Open): Promise<Chosen> {
  const { source, shelf } = open;
  if (source.kind === 'level' || source.kind === 'topic') {
    return dueFirst(shelf.at(source.level, source.kind === 'topic' ? source.topic : null), open);
  }
  const deckId = source.kind === 'deck' ? source.deckId : null;
  const keys = await listKeys(parts, own, source, shelf);
  const some = shuffled([...new Set(keys)], open.random).slice(0, wordsMax);
  return dueFirst(await ownWords(parts.sources, own, some, { shelf, reader: open.reader, deckId }), open);
}

/**
 * A list of words: due ones first, then those asked least often in attempts, so that repeated attempts cover the list.
 */
async function listedWords(
  { db, sources }: MaterialParts,
  own: OwnRows,
  { words: listed, asked, cards }: Extract<SourceMaterial, { kind: 'words' }>,
  { shelf, reader, now, random }: Pick<Open, 'shelf' | 'reader' | 'now' | 'random'>,
): Promise<Chosen> {
  const keys = shuffled([...new Set(listed)], random);
  const dueStates = await listDueStates(db, own, keys, now);
  const turnOf = (key: string) => (dueStates.get(key) === 'due' ? -1 : (asked.get(key) ?? 0));
  const least = Math.min(...keys.map((key) => asked.get(key) ?? 0));
  const inTurn = keys.toSorted((one, other) => turnOf(one) - turnOf(other)).slice(0, wordsMax);
  const words = await ownWords(sources, own, inTurn, { shelf, reader, given: cards });
  return { words, wanted: new Set(inTurn.filter((key) => turnOf(key) <= least)) };
}

/** Chosen words; after them the student's own, and words of their level for whoever has too few. */
async function chosenWords(
  parts: MaterialParts,
  own: OwnRows,
  keys: readonly string[],
  choice: Pick<Open, 'shelf' | 'reader' | 'now' | 'random'>,
): Promise<Chosen> {
  const first = await ownWords(parts.sources, own, keys, choice);
  const wanted = new Set(first.map(({ key }) => key));
  const { words } = await dueWords(parts, own, choice);
  const rest = [...words, ...othersLike(first, choice.shelf, choice.random)].filter(({ key }) => !wanted.has(key));
  const each = new Map([...first, ...rest].map((word) => [word.key, word]));
  return { words: [...each.values()], wanted };
}

const othersMost = 20;

/** Words of the bank at their level. */
function othersLike(words: readonly GameWord[], shelf: Shelf, random: Random): GameWord[] {
  const own = new Set(words.map(({ key }) => key));
  const others = shelf.at(levelInstead(words), null).filter(({ key }) => !own.has(key));
  return shuffled(others, random).slice(0, othersMost);
}

async function listKeys(
  { db, sources }: MaterialParts,
  own: OwnRows,
  source: Extract<GameSource, { kind: 'saved' | 'deck' }>,
  shelf: Shelf,
): Promise<string[]> {
  if (source.kind === 'saved') {
    const texts = await listSaved(db, own, wordsMax);
    return texts.flatMap((text) => shelf.read(text)[0]?.key ?? sources.keysOf(text)[0] ?? []);
  }
  const words = await sources.listDeckWords(own, source.deckId);
  if (!words) throw failures.notFound();
  return words;
}

/** Random order with due words first; exercises are chosen with the same preference. */
function dueFirst(words: readonly GameWord[], { due, random }: Open): Chosen {
  const isDue = new Set(due);
  const [first, rest] = [true, false].map((wish) => words.filter(({ key }) => isDue.has(key) === wish));
  const wanted = first?.length ? first : words;
  return {
    words: [...shuffled(first ?? [], random), ...shuffled(rest ?? [], random)],
    wanted: new Set(wanted.map(({ key }) => key)),
  };
}

const weighed = 100;
const smallestShare = 0.1;

/** The levels that make up a real share of the first words; A1 when no level is known. */
function levelsOf(words: readonly GameWord[]): ReadonlySet<Level> {
  const known = words.slice(0, weighed).flatMap(({ level }) => level ?? []);
  const many = levels.filter((level) => known.filter((each) => each === level).length > known.length * smallestShare);
  return new Set(many.length > 0 ? many : ['A1']);
}

/** The hardest of those levels, offered to players with too few words. */
export function levelInstead(words: readonly GameWord[]): Level {
  return [...levelsOf(words)].at(-1) ?? 'A1';
}

/** Every level up to the highest of them and the one above, for words with too few exercises at their own level. */
function withEasierAndNext(some: ReadonlySet<Level>): ReadonlySet<Level> {
  const highest = levels.findLastIndex((level) => some.has(level));
  return new Set(levels.slice(0, highest + 2));
}
