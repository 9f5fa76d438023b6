import type { Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { localDay } from '#platform/local-day.ts';
import { currentWriteId } from '#platform/write-id.ts';
import type { KeepLevel } from './keep-level.ts';
import type { GainXp } from './review-xp-store.ts';
import { awardStore, findXpHolder } from './xp-store.ts';

export type Award = {
  /** What is paid for, such as `play:<id>`. */
  reason: string;
  amount: number;
  /** Server time. */
  at: Date;
  /** The student's local day then, where it is known. */
  day?: string;
};

/**
 * Awards XP once per reason, even when repeated or concurrent, and keeps the profile's total and level in step. Call it
 * after anything that takes locks of its own, such as `RecordEvidence`: it locks the profile.
 *
 * The hint about the XP is in the same statement: `tell` something in the same transaction, or it may come a second late.
 *
 * @param award a whole amount, 0 or more
 * @returns the XP actually given: the amount, or 0 when the reason was already paid
 */
export type AwardXp = (tx: Tx, own: OwnRows, award: Award) => Promise<number>;

type Parts = { gainXp: GainXp; keepLevel: KeepLevel };

export function awardXp({ gainXp, keepLevel }: Parts): AwardXp {
  const give = awardStore(gainXp);
  return async (tx, own, { reason, amount, at, day }) => {
    if (!Number.isInteger(amount) || amount < 0) throw new RangeError('XP are whole and not taken away');
    const localDate = day ?? (await dayOf(tx, own, at));
    const gained = await give(tx, own, { reason, amount, at, day: localDate, writeId: currentWriteId() });
    if (!gained) return 0;
    await keepLevel(tx, own, gained, at);
    return amount;
  };
}

async function dayOf(tx: Tx, own: OwnRows, at: Date): Promise<string> {
  const holder = await findXpHolder(tx, own);
  if (!holder) throw failures.notFound();
  return localDay(at, holder.timeZone);
}
