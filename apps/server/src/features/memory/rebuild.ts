import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#db/client.ts';
import type { Remembered } from './ledger.ts';
import { replayed } from './ledger.ts';
import type { PracticeDay } from './practice-days.ts';
import { addUp } from './practice-days.ts';
import { listDays, replaceDays } from './rebuild-store.ts';
import { holdLedger, listCounting, listRemembered, putRemembered } from './store.ts';

/** How many words a student has evidence of, and how many computed rows weren't what the ledger says. */
export type Rebuilt = { words: number; differing: number };

const wordsAtOnce = 500;

/**
 * Computes a student's memory and days from the ledger alone and mends what is stored otherwise. Evidence that arrives
 * meanwhile waits for it.
 */
export async function rebuildStudent(tx: Tx, userId: string): Promise<Rebuilt> {
  const owner = { userId };
  await holdLedger(tx, owner);
  const events = await listCounting(tx, owner, null);
  const ledgers = Map.groupBy(events, ({ word }) => word);

  const known = await listRemembered(tx, owner, null);
  const wrong: [string, Remembered | undefined][] = [];
  for (const word of new Set([...ledgers.keys(), ...known.keys()])) {
    const right = replayed(ledgers.get(word) ?? []);
    if (!isDeepStrictEqual(right, known.get(word))) wrong.push([word, right]);
  }
  for (let n = 0; n < wrong.length; n += wordsAtOnce)
    await putRemembered(tx, owner, new Map(wrong.slice(n, n + wordsAtOnce)));

  const days = addUp(events);
  const wrongDays = countDifferent(days, await listDays(tx, owner));
  if (wrongDays > 0) await replaceDays(tx, owner, days);
  return { words: ledgers.size, differing: wrong.length + wrongDays };
}

/** Days that are missing, too many, or not the same. */
function countDifferent(right: readonly PracticeDay[], stored: readonly PracticeDay[]): number {
  const keyOf = ({ localDay, activity }: PracticeDay) => `${localDay} ${activity}`;
  const rights = new Map(right.map((day) => [keyOf(day), day]));
  const stores = new Map(stored.map((day) => [keyOf(day), day]));
  const keys = new Set([...rights.keys(), ...stores.keys()]);
  return [...keys].filter((key) => !isDeepStrictEqual(rights.get(key), stores.get(key))).length;
}
