import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#db/client.ts';
import { levelOfWord } from '#platform/teaching-content.ts';
import type { FirstAnswer, FirstAnswerChange } from './first-answers.ts';
import { addUpFirstAnswers } from './first-answers.ts';
import type { Remembered } from './ledger.ts';
import { replayed } from './ledger.ts';
import { listLevels } from './level-store.ts';
import { addUp } from './practice-days.ts';
import { listDays, listWords, replaceDays, replaceLevels } from './rebuild-store.ts';
import type { Review } from './retention.ts';
import { addUpReviews } from './retention.ts';
import { listRetention, replaceRetention } from './retention-store.ts';
import { parametersVersion } from './rules.ts';
import { mendCounts } from './state-store.ts';
import type { CountingEvent } from './store.ts';
import { holdLedger, listCounting, listRemembered, putRemembered } from './store.ts';

/** The number of words with evidence, and of computed rows that disagreed with the ledger. */
export type Rebuilt = { words: number; differing: number };

type Owner = { userId: string };
type Counted = Pick<CountingEvent, 'localDay' | 'activity' | 'passed' | 'durationMs'>;

/** Small enough that nobody else waits for the processor meanwhile. */
const wordsAtOnce = 200;

/**
 * Recomputes a student's memory, counts, days, retention and first answers from the ledger alone and corrects stored rows that differ.
 * Evidence arriving meanwhile waits.
 */
export async function rebuildStudent(tx: Tx, userId: string): Promise<Rebuilt> {
  const owner = { userId };
  await holdLedger(tx, owner);
  const sum = { words: 0, differing: 0 };
  const counted: Counted[] = [];
  const reviews: Review[] = [];
  const firsts: FirstAnswerChange[] = [];
  const words = await listWords(tx, owner);
  for (let n = 0; n < words.length; n += wordsAtOnce) {
    const part = await rebuildWords(tx, owner, words.slice(n, n + wordsAtOnce));
    sum.words += part.words;
    sum.differing += part.differing;
    counted.push(...part.counted);
    reviews.push(...part.reviews);
    for (const { word, first: now } of part.firsts) {
      const level = levelOfWord(word);
      if (level) firsts.push({ level, now, before: null });
    }
  }
  const differing = (await mendSums(tx, owner, counted, reviews)) + (await mendLevels(tx, owner, firsts));
  const miscounted = (await mendCounts(tx, owner)) ? 1 : 0;
  return { ...sum, differing: sum.differing + differing + miscounted };
}

async function rebuildWords(tx: Tx, owner: Owner, words: readonly string[]) {
  const ledgers = Map.groupBy(await listCounting(tx, owner, words), ({ word }) => word);
  const known = await listRemembered(tx, owner, words);
  const wrong = new Map<string, Remembered | undefined>();
  const reviews: Review[] = [];
  const firsts: { word: string; first: FirstAnswer }[] = [];
  for (const word of words) {
    const right = replayed(ledgers.get(word) ?? []);
    reviews.push(...right.reviews);
    if (right.first) firsts.push({ word, first: right.first });
    if (!isDeepStrictEqual(right.remembered, known.get(word))) wrong.set(word, right.remembered);
  }
  await putRemembered(tx, owner, wrong);
  const counted = [...ledgers.values()]
    .flat()
    .map(({ localDay, activity, passed, durationMs }): Counted => ({ localDay, activity, passed, durationMs }));
  return { words: ledgers.size, differing: wrong.size, counted, reviews, firsts };
}

async function mendSums(tx: Tx, owner: Owner, counted: readonly Counted[], reviews: readonly Review[]) {
  const days = addUp(counted);
  const dayOf = ({ localDay, activity }: (typeof days)[number]) => `${localDay} ${activity}`;
  const wrongDays = countDifferent(days, await listDays(tx, owner), dayOf);
  if (wrongDays > 0) await replaceDays(tx, owner, days);
  const cells = addUpReviews(reviews).map((cell) => ({ ...cell, version: parametersVersion }));
  const cellOf = ({ version, month, bin }: (typeof cells)[number]) => `${version} ${month} ${bin}`;
  const wrongCells = countDifferent(cells, await listRetention(tx, owner), cellOf);
  if (wrongCells > 0) await replaceRetention(tx, owner, addUpReviews(reviews));
  return wrongDays + wrongCells;
}

async function mendLevels(tx: Tx, owner: Owner, firsts: readonly FirstAnswerChange[]): Promise<number> {
  const right = addUpFirstAnswers(firsts);
  const wrong = countDifferent(right, await listLevels(tx, owner), ({ level }) => level);
  if (wrong > 0) await replaceLevels(tx, owner, right);
  return wrong;
}

/** Counts rows that are missing, superfluous or different. */
function countDifferent<Row>(right: readonly Row[], stored: readonly Row[], keyOf: (row: Row) => string): number {
  const rights = new Map(right.map((row) => [keyOf(row), row]));
  const stores = new Map(stored.map((row) => [keyOf(row), row]));
  const keys = new Set([...rights.keys(), ...stores.keys()]);
  return [...keys].filter((key) => !isDeepStrictEqual(rights.get(key), stores.get(key))).length;
}
