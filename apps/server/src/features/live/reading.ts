import type { Clock } from '#platform/clock.ts';
import { block } from './blocks.ts';
import type { LiveConnection } from './connection.ts';
import type { Cursor } from './rules.ts';
import { isAhead, resumableMs, resumes } from './rules.ts';
import type { Missing, News } from './store.ts';
import { findOpenSessions, readMissed, readSince } from './store.ts';
import type { Start, Subscriber, Subscribers } from './subscribers.ts';

const arrivalsAtOnce = 1000;
/** No page makes more writes at once; the other pages needn't read them. */
const mostWrites = 8;

type Parts = { connection: LiveConnection; streams: Subscribers; clock: Clock };

/**
 * Reads what was committed since `before`, writes it to the streams, then attaches the waiting ones.
 *
 * @param checksAll checks every stream's session, not only those that changed
 * @returns the position from which to continue
 * @throws any database error; the caller must then read from the same position again
 */
export async function readOn(parts: Parts, before: Cursor | undefined, checksAll: boolean): Promise<Cursor> {
  const { connection, streams } = parts;
  const hasReaders = streams.counts().readers > 0;
  const { now, news } = await readSince(connection, hasReaders && before ? before.snapshot : null);
  // First, so that an ended session gets nothing that came after its end.
  await endClosedSessions(parts, now, checksAll ? streams.readers() : readersOfChangedSessions(streams, news));
  if (before && !resumes(before, now)) for (const each of streams.readers()) each.write(block(now, { type: 'reset' }));
  else deliver(streams, now, news);
  return now;
}

/** Attaches waiting streams at `now`, each with what it missed until then. Who knows more than that waits for the next. */
export async function welcome({ connection, streams }: Parts, now: Cursor): Promise<void> {
  const isLater = ({ start }: Subscriber) => start.at === 'cursor' && isAhead(start.cursor, now);
  const arrivals = streams
    .waiting()
    .filter((each) => !isLater(each))
    .slice(0, arrivalsAtOnce);
  const known = arrivals.filter(({ start }) => isKnown(start, now));
  const missed = await readMissed(connection, known.map(missing), now.snapshot);
  const topicsOf = new Map(known.map((each, i) => [each, missed[i] ?? []]));
  for (const each of arrivals) {
    const topics = topicsOf.get(each);
    // A reader that has left in the meantime can't be attached.
    if (streams.attach(each)) each.write(block(now, topics ? { type: 'ready', topics } : { type: 'reset' }));
  }
}

async function endClosedSessions(
  { connection, clock }: Parts,
  now: Cursor,
  asked: readonly Subscriber[],
): Promise<void> {
  if (asked.length === 0) return;
  const ids = new Set(asked.map(({ sessionId }) => sessionId));
  const open = await findOpenSessions(connection, [...ids], clock.now());
  for (const each of asked) if (!open.has(each.sessionId)) each.end(block(now, { type: 'ended' }));
}

function deliver(streams: Subscribers, now: Cursor, news: News): void {
  const written = new Map<string, string>();
  for (const [userId, topics] of news) {
    const readers = streams.readersOf(userId);
    if (readers.length === 0) continue;
    const told = [...topics].sort(byTopic);
    const key = told.map(([topic, writes]) => [topic, ...(writes ?? [])].join(' ')).join();
    const hint = written.get(key) ?? block(now, { type: 'hint', ...hintOf(told) });
    written.set(key, hint);
    for (const each of readers) each.write(hint);
  }
}

type Told = [topic: string, writes: ReadonlySet<string> | null];

const byTopic = ([one]: Told, [other]: Told) => (one < other ? -1 : 1);

function hintOf(told: readonly Told[]): { topics: string[]; writes?: Record<string, string[]> } {
  const topics = told.map(([topic]) => topic);
  const known = told.flatMap(([topic, writes]) => (writes && writes.size <= mostWrites ? [[topic, [...writes]]] : []));
  return known.length > 0 ? { topics, writes: Object.fromEntries(known) } : { topics };
}

function readersOfChangedSessions(streams: Subscribers, news: News): Subscriber[] {
  return [...news].flatMap(([userId, topics]) => (topics.has('session') ? streams.readersOf(userId) : []));
}

function isKnown(start: Start, now: Cursor): boolean {
  if (start.at === 'cursor') return resumes(start.cursor, now);
  return start.at === 'now' || (start.at === 'ago' && start.ms <= resumableMs);
}

function missing({ userId, start }: Subscriber): Missing {
  return {
    userId,
    seen: start.at === 'cursor' ? start.cursor.snapshot : null,
    agoMs: start.at === 'ago' ? start.ms : null,
  };
}
