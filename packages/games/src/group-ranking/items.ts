import type { Timed } from '#play.ts';

/** Something to sort, or a step of a scale. */
export type Thing = {
  id: string;
  text: string;
  /** The groups that it fits, or its one place on the scale. */
  right: readonly number[];
  /** The memory key, if it is a word of the bank. */
  word: string | null;
};

export type SortItem = { id: string; kind: 'sort'; title: string; groups: readonly string[]; things: readonly Thing[] };

/** A scale; its things are in their initial order on screen. */
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

/** Moves a thing to a group or a place on the scale (null: back to the unsorted ones), or checks the item. */
export type GroupRankingMove = Timed & { item: string } & ({ thing: string; to: number | null } | { check: true });

/** The group or place of each sorted thing, by id. */
export type Places = Readonly<Record<string, number>>;

export type ItemBoard = {
  places: Places;
  /** Where everything was at each check. */
  tries: readonly Places[];
};

export type GroupRankingBoard = Readonly<Record<string, ItemBoard>>;

/**
 * The result of a check: things in a right group, or right neighbours on the scale; null for a move without a check.
 */
export type Checked = { right: number; of: number; isDone: boolean } | null;
