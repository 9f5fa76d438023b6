import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';

/** The meaningful words of a definition with their weights. */
type Profile = ReadonlyMap<string, number>;

/** How many definitions of a pool each word occurs in, and the profiles made from that. */
type Counts = { of: ReadonlyMap<string, number>; definitions: number; profiles: WeakMap<GameWord, Profile> };

const counts = new WeakMap<WordPool, Counts>();

/** Words in more of them, like “person” or “make”, say little about a meaning. */
const commonShare = 0.03;

/**
 * How much the meanings of two words have in common, 0 to 1: the words that both definitions use, weighted by rarity.
 * `lunch` and `dinner` are both meals; `cost` and `deliver` share nothing.
 */
export function sharedMeaning(pool: WordPool, one: GameWord, other: GameWord): number {
  const [first, second] = [profileOf(pool, one), profileOf(pool, other)];
  let shared = 0;
  for (const [word, weight] of first) if (second.has(word)) shared += weight;
  return shared === 0 ? 0 : shared / Math.sqrt(sum(first) * sum(second));
}

function profileOf(pool: WordPool, word: GameWord): Profile {
  const { of, definitions, profiles } = counts.get(pool) ?? count(pool);
  const before = profiles.get(word);
  if (before) return before;
  const told = [...new Set(termsOf(word))].flatMap((term): [string, number][] => {
    const share = (of.get(term) ?? 1) / definitions;
    return share > commonShare && !term.startsWith(kind) ? [] : [[term, -Math.log(share)]];
  });
  const profile = new Map(told);
  profiles.set(word, profile);
  return profile;
}

function count(pool: WordPool): Counts {
  const of = new Map<string, number>();
  const all = [...pool.byLemma.values()].flat();
  for (const word of all) {
    for (const term of new Set(termsOf(word))) of.set(term, (of.get(term) ?? 0) + 1);
  }
  const made = { of, definitions: Math.max(1, all.length), profiles: new WeakMap<GameWord, Profile>() };
  counts.set(pool, made);
  return made;
}

/** The terms without plural endings, so “meals” equals “meal”. A noun's kind of thing counts twice. */
function termsOf({ definition, pos }: GameWord): string[] {
  const found = definition.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const terms = found.filter((word) => !degree.test(word)).map(singular);
  const sort = pos === 'noun' ? sortIn(definition.toLowerCase()) : null;
  return sort === null ? terms : [...terms, `${kind}${sort}`];
}

/** Words found in definitions that have nothing else in common. */
const degree =
  /^(?:very|extremely|completely|quite|great|especially|usually|often|example|american|british|word|words|used|say)$/;

const kind = 'is:';

/** The animal in “a large wild animal that …”; null for definitions that begin otherwise. */
function sortIn(definition: string): string | null {
  const [head = ''] = definition.split(
    /[,;(]|\b(?:that|who|whose|which|where|when|of|in|on|with|for|from|to|you|used|or|and|made|at|by)\b/,
  );
  const sort = /(\p{L}{3,})\s*$/u.exec(head)?.[1];
  return sort === undefined || empty.test(sort) ? null : singular(sort);
}

/** Kinds that say nothing. */
const empty =
  /^(?:thing|something|somebody|someone|type|kind|sort|piece|part|group|way|act|one|what|number|the|amount|set)s?$/;

function singular(word: string): string {
  return word.replace(/(?<=\p{L}{3}[^s])s$/u, '');
}

function sum(profile: Profile): number {
  let total = 0;
  for (const weight of profile.values()) total += weight;
  return total;
}
