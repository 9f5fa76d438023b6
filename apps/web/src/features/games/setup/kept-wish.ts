import type { GameSource, GameWish } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { readStored, writeStored } from '#platform/storage.ts';

const soundKey = 'games:sound';
const keyOf = (type: GameType) => `games:wish:${type}`;

/** What was chosen last for a game, as far as it can be read. */
export function readWish(type: GameType): Partial<Omit<GameWish, 'type'>> {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(type)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Keeps what was chosen for the next time. What went wrong in one play is no choice for another, and what a teacher set
 * isn't the student's, and is gone some day.
 */
export function keepWish({ type, ...wish }: GameWish): void {
  const { kind } = wish.source;
  if (kind !== 'again' && kind !== 'assignment') writeStored(keyOf(type), JSON.stringify(wish));
}

export const usualSource: GameSource = { kind: 'level', level: 'A1' };

/** Sounds are off until somebody wants them. */
export function readSound(): boolean {
  return readStored(soundKey) === 'on';
}

export function keepSound(isOn: boolean): void {
  writeStored(soundKey, isOn ? 'on' : 'off');
}
