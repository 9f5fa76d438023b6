import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { levelAt } from './levels.ts';

/** Writes total and level to the profile, where they are shown. */
export type SetXp = (tx: Tx, own: OwnRows, xp: { totalXp: number; level: number; now: Date }) => Promise<void>;

/** The XP on the profile after some were added, and the level from before. */
export type Gained = { totalXp: number; level: number };

/** Raises the level on the profile, if a statement that added XP has reached the next. */
export type KeepLevel = (tx: Tx, own: OwnRows, gained: Gained, now: Date) => Promise<void>;

export function keepLevel(setXp: SetXp): KeepLevel {
  return async (tx, own, { totalXp, level: before }, now) => {
    const level = levelAt(totalXp);
    if (level !== before) await setXp(tx, own, { totalXp, level, now });
  };
}
