import type { Level } from '@wordgrove/contract/levels';
import type { Material } from '#material.ts';
import type { Random } from '#random.ts';
import { sample, shuffled } from '#random.ts';
import type { GameWord } from '#word.ts';
import { wordsLike } from '#word-pool.ts';
import type { SortItem, Thing } from './items.ts';

/** The groups, in their order on screen. */
const kinds = ['noun', 'verb', 'adjective', 'adverb'] as const;

type Kind = (typeof kinds)[number];

const names: Readonly<Record<Kind, string>> = { noun: 'Noun', verb: 'Verb', adjective: 'Adjective', adverb: 'Adverb' };

const own = { least: 3, most: 8 };
const things = { least: 6, most: 12 };
/** Of each group, things that fit no other one. */
const clearOnes = 2;
/** Most nouns are also verbs to a dictionary. */
const lookedAt = 60;

type Sortable = Pick<Material, 'pool' | 'kindsOf'>;

/** Whether a word can be sorted by its part of speech. */
export function isSortable({ pos }: GameWord): boolean {
  return isKind(pos);
}

/** Whether there are enough words for a set. */
export function areSortable(words: readonly GameWord[]): boolean {
  return sortable(words).length >= own.least;
}

/** The words that can be sorted, each spelling once: "an answer" and "to answer" look alike. */
function sortable(words: readonly GameWord[]): GameWord[] {
  const bySpelling = Map.groupBy(words.filter(isSortable), ({ lemma }) => lemma.toLowerCase());
  return [...bySpelling.values()].flatMap(([first]) => first ?? []);
}

/**
 * Sets that sort the chosen words by part of speech, each with other words; at most `count`, and none of too few words. A
 * word that a dictionary also has as something else is right there, too.
 */
export function setsByPartOfSpeech(material: Material, count: number, random: Random): SortItem[] {
  const words = sortable(material.words);
  const sets: SortItem[] = [];
  for (let at = 0; sets.length < count && at + own.least <= words.length; at += own.most) {
    const set = setOf(words.slice(at, at + own.most), `own:parts:${sets.length + 1}`, material, random);
    if (!set) break;
    sets.push(set);
  }
  return sets;
}

function isKind(pos: string): pos is Kind {
  return kinds.some((kind) => kind === pos);
}

/** The groups that a word fits. */
function kindsOf({ lemma, pos }: GameWord, { pool, kindsOf: ofDictionary }: Sortable): Kind[] {
  const text = lemma.toLowerCase();
  const all = [pos, ...(pool.byLemma.get(text) ?? []).map((word) => word.pos), ...(ofDictionary?.(text) ?? [])];
  return kinds.filter((kind) => all.includes(kind));
}

type Sorted = { word: GameWord; kinds: readonly Kind[] };

function setOf(words: readonly GameWord[], id: string, material: Sortable, random: Random): SortItem | null {
  const sorted = words.map((word) => ({ word, kinds: kindsOf(word, material) }));
  for (let size = sorted.length; size >= own.least; size -= 1) {
    const chosen = sorted.slice(0, size);
    const groups = groupsOf(chosen);
    const all = withOthers(chosen, groups, material, random);
    if (!all) return null;
    if (all.length <= things.most) return { ...shown(groups), id, kind: 'sort', things: thingsOf(all, groups, id) };
  }
  return null;
}

/** Those of the words, and another one beside a single one. */
function groupsOf(words: readonly Sorted[]): Kind[] {
  const there = kinds.filter((kind) => words.some(({ word }) => word.pos === kind));
  if (there.length > 1) return there;
  return kinds.filter((kind) => there.includes(kind) || kind === (there[0] === 'noun' ? 'verb' : 'noun'));
}

function shown(groups: readonly Kind[]): Pick<SortItem, 'title' | 'groups'> {
  const [last = '', ...others] = groups.map((kind) => names[kind].toLowerCase()).toReversed();
  const title = `${others.toReversed().join(', ')} or ${last}?`;
  return { title: title.charAt(0).toUpperCase() + title.slice(1), groups: groups.map((kind) => names[kind]) };
}

/** The words and as many others as it takes; null when the pool hasn't enough. */
function withOthers(
  words: readonly Sorted[],
  groups: readonly Kind[],
  material: Sortable,
  random: Random,
): Sorted[] | null {
  const all = [...words];
  const clear = (kind: Kind) => all.filter((each) => each.kinds.length === 1 && each.kinds[0] === kind).length;
  while (all.length < things.least || groups.some((kind) => clear(kind) < clearOnes)) {
    const [fewest] = groups.toSorted((one, other) => clear(one) - clear(other));
    const more = fewest && anotherOf(fewest, all, material, random);
    if (!more) return null;
    all.push(more);
  }
  return all;
}

/** A word of that kind alone, of a level that one of the words has. */
function anotherOf(kind: Kind, there: readonly Sorted[], material: Sortable, random: Random): Sorted | null {
  const levels = shuffled(
    there.flatMap(({ word }) => word.level ?? []),
    random,
  );
  const level: Level = levels[0] ?? 'B1';
  const isThere = (word: GameWord) => there.some((each) => each.word.lemma.toLowerCase() === word.lemma.toLowerCase());
  for (const word of sample(wordsLike(material.pool, { pos: kind, level }), lookedAt, random)) {
    if (isThere(word)) continue;
    const found = kindsOf(word, material);
    if (found.length === 1) return { word, kinds: found };
  }
  return null;
}

function thingsOf(words: readonly Sorted[], groups: readonly Kind[], id: string): Thing[] {
  return words.map(({ word: { key, lemma }, kinds: fitting }) => ({
    id: `${id}:${lemma}`,
    text: lemma,
    right: groups.flatMap((kind, group) => (fitting.includes(kind) ? [group] : [])),
    word: key,
  }));
}
