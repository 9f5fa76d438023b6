import type { GameStats } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { enoughAnswers, shareRight } from './tally.ts';

export type RankedGame = GameStats['byGame'][number] & { share: number | null };

/** The games by their share of right first answers, highest first, games without any answers last. */
export function rankGames(byGame: GameStats['byGame']): RankedGame[] {
  return byGame
    .map((game) => ({ ...game, share: shareRight(game) }))
    .sort((one, other) => (other.share ?? -1) - (one.share ?? -1));
}

/**
 * The game that goes best; null unless there are two games to compare, and while a game with too few answers ranks
 * above it.
 */
export function bestGame(ranked: readonly RankedGame[]): GameType | null {
  const [first, second] = ranked.filter(({ answered }) => answered >= enoughAnswers);
  if (!first || !second || first !== ranked[0]) return null;
  return first.share === second.share ? null : first.type;
}
