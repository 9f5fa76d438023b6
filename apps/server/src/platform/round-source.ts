import type { GameSource, GameWish } from '@wordgrove/contract/games';
import type { Tx } from '#db/client.ts';
import type { OwnRows } from './scope.ts';

/** What somebody else than the player chose to be asked: words by their memories, or what the bank has of a level or topic. */
export type SourceMaterial =
  | {
      kind: 'words';
      words: readonly string[];
      /** How often earlier attempts asked for each: what they asked for least often comes first. */
      asked: ReadonlyMap<string, number>;
    }
  | Extract<GameSource, { kind: 'level' | 'topic' }>;

/** What a round is made of when its source isn't one of the games' own. */
export type RoundSource = {
  /** What is to be played, whatever was wished for. */
  wish: GameWish;
  material: SourceMaterial;
  /** Whose attempt the play is; null when it is practice. */
  attempt: string | null;
};

/** Null when there is nothing of the wish's source for whoever asks. */
export type FindRoundSource = (own: OwnRows, wish: GameWish) => Promise<RoundSource | null>;

/** Takes note that a play began or ended that is an attempt. */
export type NoteAttempt = (tx: Tx, own: OwnRows, attempt: string, now: Date) => Promise<void>;
