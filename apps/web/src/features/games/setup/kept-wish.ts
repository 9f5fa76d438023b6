import type { GameSource, GameWish } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { readStored, writeStored } from '#platform/storage.ts';

const soundKey = 'games:sound';
const keyOf = (type: GameType) => `games:wish:${type}`;

/** The last choices for a game, as far as they can be read. */
export function readWish(type: GameType): Partial<Omit<GameWish, 'type'>> {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(type)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Keeps the choices for the next time. Mistakes from one play aren't a choice for another; a list that a teacher set
 * isn't the student's choice, and will be gone some day.
 */
export function keepWish({ type, ...wish }: GameWish): void {
  const { kind } = wish.source;
  if (kind !== 'again' && kind !== 'assignment') writeStored(keyOf(type), JSON.stringify(wish));
}

export const usualSource: GameSource = { kind: 'level', level: 'A1' };

/** Sounds are off until they are turned on. */
export function readSound(): boolean {
  return readStored(soundKey) === 'on';
}

export function keepSound(isOn: boolean): void {
  writeStored(soundKey, isOn ? 'on' : 'off');
}
