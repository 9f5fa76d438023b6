import type { GroupSet, Scale } from '@wordgrove/content/types';
import type { Made, Material, Repeated, Touching, Wish } from '#material.ts';
import { chooseWritten, shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { WordPool } from '#word-pool.ts';
import type { GroupRankingRound, RankItem, SortItem, Thing } from './items.ts';
import { setsByPartOfSpeech } from './parts-of-speech.ts';
import { firstOrder, rightNeighbours } from './rank.ts';

/**
 * Sets to sort or, in `rank` mode, scales to put in order; those with wanted words first. Without any set, the words are
 * sorted by part of speech.
 */
export function makeGroupRanking(material: Material, wish: Wish, random: Random): Made<GroupRankingRound> {
  const { groupSets, scales } = material.written;
  const items =
    wish.mode === 'rank'
      ? chooseWritten(scales, material, wish.items, random).map((scale) => rankItem(scale, random))
      : setsFor(groupSets, material, wish.items, random);
  return items.length === 0 ? shortageOf(0, 1, 0) : { items };
}

function setsFor(
  written: readonly Touching<GroupSet>[],
  material: Material,
  count: number,
  random: Random,
): SortItem[] {
  const sets = chooseWritten(written, material, count, random).map((set) => sortItem(set, material));
  const again = material.repeated?.filter(isSet) ?? [];
  const known = [...sets, ...again].slice(0, count);
  const made = known.length === 0 && material.isLast ? setsByPartOfSpeech(material, count, random) : [];
  return [...known, ...made].map((set) => ({ ...set, things: mixed(set.things, random) }));
}

function isSet(item: Repeated): item is SortItem {
  return 'groups' in item;
}

function sortItem({ id, title, groups }: GroupSet, { pool }: Material): SortItem {
  const lists = Object.values(groups);
  const texts = [...new Set(lists.flat())];
  const things = texts.map((text) => ({
    id: `${id}:${text}`,
    text,
    right: lists.flatMap((list, group) => (list.includes(text) ? [group] : [])),
    word: wordOf(text, pool),
  }));
  return { id, kind: 'sort', title, groups: Object.keys(groups), things };
}

/** The memory key of a text, if it is a word of the bank and can be only one part of speech. */
function wordOf(text: string, { byLemma }: WordPool): string | null {
  const [word, ...others] = byLemma.get(text.toLowerCase()) ?? [];
  return word && others.length === 0 ? word.key : null;
}

const attempts = 20;

/** Never group by group, which would show the answer. */
function mixed(things: readonly Thing[], random: Random): Thing[] {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order = shuffled(things, random);
    if (!isGrouped(order)) return order;
  }
  return alternating(things);
}

function isGrouped(things: readonly Thing[]): boolean {
  const groups = things.map(({ right: [group] }) => group);
  const changes = groups.filter((group, place) => place > 0 && group !== groups[place - 1]).length;
  return changes < new Set(groups).size;
}

/** One of each group in turn. */
function alternating(things: readonly Thing[]): Thing[] {
  const lists = [...Map.groupBy(things, ({ right: [group] }) => group).values()];
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

/** Initially no step is followed by the right next one. */
function rankItem({ id, title, from, to, steps }: Scale, random: Random): RankItem {
  const things = steps.map((text, step) => ({ id: `${id}:${text}`, text, right: [step], word: null }));
  const scale = (order: readonly Thing[]): RankItem => ({ id, kind: 'rank', title, from, to, things: order });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const item = scale(shuffled(things, random));
    if (rightNeighbours(item, firstOrder(item)).length === 0) return item;
  }
  return scale(things.toReversed());
}
