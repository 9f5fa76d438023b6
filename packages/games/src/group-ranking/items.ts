import type { Timed } from '#play.ts';

/** Something to sort, or a step of a scale. */
export type Thing = {
  id: string;
  text: string;
  /** The groups that it fits, or its one place on the scale. */
  right: readonly number[];
  /** The memory of the bank's word that it is. */
  word: string | null;
};

export type SortItem = { id: string; kind: 'sort'; title: string; groups: readonly string[]; things: readonly Thing[] };

/** A scale; its things stand in the order in which they are shown at first. */
export type RankItem = {
  id: string;
  kind: 'rank';
  title: string;
  from: string;
  to: string;
  things: readonly Thing[];
};

export type GroupRankingItem = SortItem | RankItem;
export type GroupRankingRound = { items: readonly GroupRankingItem[] };

/** Puts a thing into a group or on a place of the scale (null: back to the unsorted ones), or checks the item. */
export type GroupRankingMove = Timed & { item: string } & ({ thing: string; to: number | null } | { check: true });

/** The group or the place of each thing by its id; what isn't sorted yet has none. */
export type Places = Readonly<Record<string, number>>;

export type ItemBoard = {
  places: Places;
  /** Where everything was at each check. */
  tries: readonly Places[];
};

export type GroupRankingBoard = Readonly<Record<string, ItemBoard>>;

/** What a check found: things in a right group, or right neighbours on the scale; null of a move that checks nothing. */
export type Checked = { right: number; of: number; isDone: boolean } | null;
