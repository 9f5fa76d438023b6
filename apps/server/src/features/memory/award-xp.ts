import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Tell } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import { levelAt } from './levels.ts';
import { holdXpHolder, insertXp } from './xp-store.ts';

/** `reason` names what is paid for, such as `task:<id>` or `play:<id>`; `at` is server time. */
export type Award = { reason: string; amount: number; at: Date };

/**
 * Awards XP once per reason, even when repeated or concurrent, and keeps the profile's total and level in step. Call it
 * after anything that takes locks of its own, such as `RecordEvidence`: it locks the profile.
 *
 * @param award a whole amount, 0 or more
 * @returns the XP actually given: the amount, or 0 when the reason was already paid
 */
export type AwardXp = (tx: Tx, own: OwnRows, award: Award) => Promise<number>;

/** Writes total and level to the profile, where they are shown. */
export type SetXp = (tx: Tx, own: OwnRows, xp: { totalXp: number; level: number; now: Date }) => Promise<void>;

type Parts = { tell: Tell; setXp: SetXp };

export function awardXp({ tell, setXp }: Parts): AwardXp {
  return async (tx, own, { reason, amount, at }) => {
    if (!Number.isInteger(amount) || amount < 0) throw new RangeError('XP are whole and not taken away');
    const holder = await holdXpHolder(tx, own);
    if (!holder) throw failures.notFound();
    const day = localDay(at, holder.timeZone);
    if (!(await insertXp(tx, own, { reason, amount, occurredAt: at, localDay: day }))) return 0;
    const totalXp = holder.totalXp + amount;
    await setXp(tx, own, { totalXp, level: levelAt(totalXp), now: at });
    await tell(tx, [own.userId], 'xp');
    return amount;
  };
}
