import type { GameSource, GameWish } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from './scope.ts';

/** A card of a word. */
export type WordCard = {
  word: string;
  front: string;
  back: string;
  language: Language | null;
  sentence: string | null;
  /** The word bank's sense that it was made of; null for a word with one, and for a card of another meaning. */
  sense: string | null;
};

/**
 * Material chosen by somebody other than the player: words by memory key, or the bank's content for a level or topic.
 */
export type SourceMaterial =
  | {
      kind: 'words';
      words: readonly string[];
      /** How often earlier attempts asked for each key: the least asked come first. */
      asked: ReadonlyMap<string, number>;
      /** Whether other words come beside them where they are too few for a round. */
      isFilledUp?: boolean;
      /** The cards that the words were chosen from, in place of the player's own. */
      cards?: readonly WordCard[];
    }
  | Extract<GameSource, { kind: 'level' | 'topic' }>;

/** The material of a round whose source isn't one of the games' own. */
export type RoundSource = {
  /** What is to be played, regardless of the player's wish. */
  wish: GameWish;
  material: SourceMaterial;
  /** The id of the assignment that the play is an attempt at; null for practice. */
  attempt: string | null;
  /** Whether the round is for a test. */
  isTest?: boolean;
};

/** Null when the caller has nothing from the wish's source. */
export type FindRoundSource = (own: OwnRows, wish: GameWish) => Promise<RoundSource | null>;

/** Records that an attempt began or ended. */
export type NoteAttempt = (tx: Tx, own: OwnRows, attempt: string, now: Date) => Promise<void>;
