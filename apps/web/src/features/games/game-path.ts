import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';

export function gamePath(type: GameType): `${typeof paths.games}/${GameType}` {
  return `${paths.games}/${type}`;
}

/** The game that an address names; null for anything else. */
export function gameTypeOf(name: unknown): GameType | null {
  return gameTypes.find((type) => type === name) ?? null;
}
