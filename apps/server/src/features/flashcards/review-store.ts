import { limits } from '@wordgrove/contract/limits';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { comesBack, isDue } from '#db/due.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import type { Wanted } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { DoneJson } from './queue-store.ts';
import { doneJson, firstFresh, freshHeads, headsWhen, nextDueOf } from './queue-store.ts';
import type { Learner } from './visible-store.ts';
import { rowsOfDecks } from './visible-store.ts';

type Wish = { deckId: string | undefined; now: Date };
type Of = {
  own: Learner;
  deckId: Placeholder | undefined;
  /** The most new words that are read; a literal in the statement. */
  most?: number;
  /** How many new words are wanted; without it, as many as due ones leave room for. */
  wanted?: SQL;
};

const countOf = (list: 'due' | 'fresh') => sql`(SELECT count(*) FROM ${sql.raw(list)})`;
const positionsOf = (list: 'due' | 'fresh' | 'coming') =>
  sql`coalesce((SELECT json_agg(position) FROM ${sql.raw(list)}), '[]') AS ${sql.raw(list)}`;

/** A single deck has to be among those that the student may learn from. */
const isFound = (deckId: Placeholder | undefined) =>
  deckId === undefined ? sql`true` : sql`EXISTS (SELECT FROM learnable WHERE id = ${deckId}::uuid)`;

/**
 * The head of a statement: positions of the cards to ask, one per word, in the lists `due`, longest due first, and `fresh`,
 * in the order of the cards. New words are read only when some are wanted, and all new cards only if the first of them
 * are of too few words.
 */
function heads(
  { userId, now, size }: Wanted<'userId' | 'now' | 'size'>,
  { own, deckId, most = limits.dailyCards, wanted = sql`(${size}::int - ${countOf('due')})` }: Of,
): SQL {
  const first = firstFresh(most);
  const isTooFew = sql`(SELECT count(*) < ${wanted} AND max(looked) = ${sql.raw(String(first.looksAt))} FROM fresh_first)`;
  return sql`
    WITH learnable AS MATERIALIZED ${visibleDeckIds({ userId })},
    due AS MATERIALIZED (${headsWhen(own, deckId, isDue(now), sql`${size}::int`)}),
    fresh_first AS MATERIALIZED (${freshHeads(own, deckId, { ...first, when: sql`${wanted} > 0` })}),
    fresh_all AS MATERIALIZED (${freshHeads(own, deckId, { most: first.most, when: isTooFew })}),
    fresh AS MATERIALIZED (
      SELECT position FROM fresh_all UNION ALL SELECT position FROM fresh_first WHERE NOT EXISTS (SELECT FROM fresh_all)
      ORDER BY position LIMIT ${wanted})`;
}

// Named once, as in `waitingPart`.
const learner = (userId: Placeholder): Learner => ({ userId, decks: sql`(SELECT id FROM learnable)` });

type QueueRow = { isFound: boolean; done: DoneJson; nextDue: string | null; due: number[]; fresh: number[] };

const queue = rowsOfDecks('review_queue', ['userId', 'day', 'now', 'size'], (asked, deckId) => {
  const own = learner(asked.userId);
  return sql<QueueRow>`
    ${heads(asked, { own, deckId })}
    SELECT ${isFound(deckId)} AS "isFound", ${doneJson(asked)} AS done,
      (${nextDueOf(own, deckId, asked.now)}) AS "nextDue", ${positionsOf('due')}, ${positionsOf('fresh')}`;
});

/** The positions of a day's cards, with how much was done on the day; null for a deck that isn't the student's to learn. */
export async function readQueue(
  db: Db,
  { userId }: OwnRows,
  { deckId, day, now }: Wish & { day: string },
): Promise<{ done: DoneJson; nextDue: Date | null; positions: number[] } | null> {
  const [row] = await queue(db, deckId, { userId, day, now, size: limits.dailyCards });
  if (!row?.isFound) return null;
  const nextDue = row.nextDue === null ? null : new Date(row.nextDue);
  return { done: row.done, nextDue, positions: [...row.due, ...row.fresh] };
}

type Heads = Pick<QueueRow, 'due' | 'fresh'>;

const nextCards = rowsOfDecks(
  'next_cards',
  ['userId', 'now', 'size'],
  (asked, deckId) => sql<Heads>`
    ${heads(asked, { own: learner(asked.userId), deckId, most: limits.nextCards })}
    SELECT ${positionsOf('due')}, ${positionsOf('fresh')}`,
);

/** The positions of the first `size` cards to ask, at most `limits.nextCards`. */
export async function listNext(
  db: Db,
  { userId }: OwnRows,
  { deckId, now, size }: Wish & { size: number },
): Promise<number[]> {
  if (size === 0) return [];
  const [row] = await nextCards(db, deckId, { userId, now, size });
  return row ? [...row.due, ...row.fresh] : [];
}

const atHand = rowsOf(
  'cards_at_hand',
  ['userId', 'now', 'size', 'fresh'],
  ({ fresh, ...asked }) => sql<Heads>`
    ${heads(asked, { own: learner(asked.userId), deckId: undefined, wanted: sql`${fresh}::int` })}
    SELECT ${positionsOf('due')}, ${positionsOf('fresh')}`,
);

/** The positions of up to `size` due cards, and of up to `fresh` new ones, at most a day's. */
export async function listAtHand(
  db: Db,
  { userId }: OwnRows,
  { now, ...most }: { now: Date; size: number; fresh: number },
): Promise<Heads> {
  const [row] = await atHand(db, { userId, now: now.toISOString(), ...most });
  return row ?? { due: [], fresh: [] };
}

type AheadRow = Pick<QueueRow, 'isFound' | 'due' | 'fresh'> & { coming: number[] };

const ahead = rowsOfDecks('practise_more', ['userId', 'now', 'size'], (asked, deckId) => {
  const own = learner(asked.userId);
  const left = sql`(${asked.size}::int - ${countOf('due')} - ${countOf('fresh')})`;
  return sql<AheadRow>`
    ${heads(asked, { own, deckId })},
    coming AS MATERIALIZED (${headsWhen(own, deckId, comesBack(asked.now), left)})
    SELECT ${isFound(deckId)} AS "isFound", ${positionsOf('due')}, ${positionsOf('fresh')}, ${positionsOf('coming')}`;
});

/** The same cards, followed by those of words that aren't due yet, soonest first: `size` positions in all. */
export async function listAhead(
  db: Db,
  { userId }: OwnRows,
  { deckId, now, size }: Wish & { size: number },
): Promise<number[] | null> {
  const [row] = await ahead(db, deckId, { userId, now, size });
  return row?.isFound ? [...row.due, ...row.fresh, ...row.coming] : null;
}
