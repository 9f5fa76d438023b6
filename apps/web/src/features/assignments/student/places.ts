import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';

type Place = { to: string; search: () => Record<string, string> };

/** Where the assignment is played: an attempt that was left continues, everything else starts at the game's setup. */
export function playPlace({ id, openPlay, task }: Pick<OwnAssignment, 'id' | 'openPlay' | 'task'>): Place {
  return openPlay === null
    ? practicePlace(id, task.type)
    : { to: `${paths.games}/${task.type}`, search: () => ({ play: openPlay }) };
}

/** Where its list is played with any game. */
export function practicePlace(id: string, type: GameType): Place {
  return { to: `${paths.games}/${type}`, search: () => ({ assignment: id }) };
}

/** The games that the assignment doesn't ask for. */
export function otherGames(type: GameType): GameType[] {
  return gameTypes.filter((each) => each !== type);
}
