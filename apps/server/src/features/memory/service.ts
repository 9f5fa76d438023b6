import type { WordState } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import type { WordStanding } from '@wordgrove/contract/memory';
import type { Tx } from '#db/client.ts';
import type { PracticePlace } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { NoteEvidence } from '#platform/evidence.ts';
import type { Told } from '#platform/live.ts';
import { localDay } from '#platform/local-day.ts';
import { levelOfWord } from '#platform/teaching-content.ts';
import { currentWriteId } from '#platform/write-id.ts';
import type { FirstAnswer, LevelAnswers } from './first-answers.ts';
import { addUpFirstAnswers } from './first-answers.ts';
import type { Remembered, Walked } from './ledger.ts';
import { clampedTo, continued, isCurrent, replayed, standingOf } from './ledger.ts';
import { addUp, negated } from './practice-days.ts';
import type { RetentionCell } from './retention.ts';
import { addUpReviews } from './retention.ts';
import type { Evidence, Memory } from './rules.ts';
import { hasGrown, wordState } from './rules.ts';
import type { CountingEvent } from './store.ts';
import {
  findEvent,
  holdLedger,
  insertEvents,
  listCounting,
  listRemembered,
  putRemembered,
  toCounting,
} from './store.ts';
import { sumsStore } from './sums-store.ts';

/** What a learner did with a word. Id and time come from the learner's device. */
export type NewEvidence = Pick<Evidence, 'id' | 'activity' | 'task' | 'passed' | 'occurredAt'> & {
  /** In the form of `wordKeySchema`. */
  word: string;
  grade?: Evidence['grade'];
  hints?: number;
  durationMs?: number;
  place?: PracticePlace;
  /** Of a card: it came back, and not early. */
  wasDue?: boolean;
};

/** How a word stands, its state without the new evidence, and whether that made it grow. */
export type Practised = WordStanding & { before: WordState; isGrown: boolean };

/**
 * The only way to record evidence about a word. An event already recorded changes nothing, so a retry succeeds. Takes
 * at most `limits.evidenceMax` events; call it in a read-committed transaction, before anything else in it locks a
 * profile.
 *
 * @returns each word in order of first mention
 */
export type RecordEvidence = (tx: Tx, own: OwnRows, events: readonly NewEvidence[], now: Date) => Promise<Practised[]>;

export type Undo = { id: string; cancels: string; occurredAt: Date };

/**
 * Takes an event back: both stay in the ledger and neither counts. Undoing it again changes nothing.
 *
 * @returns the current standing of its word
 * @throws `not-found` for an event that isn't the student's, and for an undo, which can't be undone
 */
export type UndoEvidence = (tx: Tx, own: OwnRows, undo: Undo, now: Date) => Promise<WordStanding>;

type Parts = { told: Told; noteEvidence: NoteEvidence };

export function recordEvidence({ told, noteEvidence }: Parts): RecordEvidence {
  const addToSums = sumsStore(noteEvidence.waiting);
  return async (tx, own, events, now) => {
    if (events.length === 0) return [];
    if (events.length > limits.evidenceMax) throw new RangeError(`more than ${limits.evidenceMax} events at once`);
    const timeZone = await holdLedger(tx, own);
    const inserted = await insertEvents(
      tx,
      events.map((event) => ({ ...event, ...arrival(own, event.occurredAt, timeZone, now) })),
    );
    const words = [...new Set(events.map(({ word }) => word))];
    const known = await listRemembered(tx, own, words);
    const fresh = inserted.flatMap((row) => toCounting(row) ?? []);
    const grown = new Map<string, Pick<Practised, 'before' | 'isGrown'>>();
    if (inserted.length > 0) {
      const changes = await remember(tx, own, known, fresh);
      for (const [word, { remembered, memoryBefore }] of changes) {
        const isRight = fresh.some((event) => event.word === word && event.passed);
        const isGrown = hasGrown(memoryBefore, remembered?.memory ?? null, isRight);
        grown.set(word, { before: wordState(memoryBefore, now), isGrown });
        set(known, word, remembered);
      }
      const sums = { days: addUp(fresh), levels: firstAnswersIn(changes), retention: reviewsIn(changes) };
      const at = new Date(Math.max(...fresh.map(({ occurredAt }) => occurredAt.getTime())));
      const answered = { words: [...changes.keys()], at, now, writeId: currentWriteId() };
      const { waiting, xid } = await addToSums(tx, own, sums, answered);
      told(xid);
      if (waiting.length > 0) await noteEvidence.note(tx, own, { waiting, at, isUndone: false }, now);
    }
    return words.map((word) => {
      const standing = standingOf(word, known.get(word)?.memory ?? null, now);
      return { ...standing, ...(grown.get(word) ?? { before: standing.state, isGrown: false }) };
    });
  };
}

/** Updates the words of new events: continues a memory where possible, else replays it; both give the same result. */
async function remember(
  tx: Tx,
  own: OwnRows,
  known: ReadonlyMap<string, Remembered>,
  fresh: readonly CountingEvent[],
): Promise<Map<string, Change>> {
  const walked = [...Map.groupBy(fresh, ({ word }) => word)].map(
    ([word, events]) => [word, continued(known.get(word), events)] as const,
  );
  const open = walked.flatMap(([word, goesOn]) => (goesOn ? [] : word));
  const ids = new Set(fresh.map(({ id }) => id));
  const replays = await replayWords(tx, own, known, open, (ledger) => ledger.filter(({ id }) => !ids.has(id)));
  const goesOn = walked.flatMap(([word, walk]): [string, Change][] => {
    if (!walk) return [];
    return [[word, { ...walk, before: [], firstBefore: null, memoryBefore: known.get(word)?.memory ?? null }]];
  });
  return keep(tx, own, new Map([...goesOn, ...replays]));
}

/**
 * `before`: the word's reviews that counted until now and no longer do; `firstBefore`, `memoryBefore`: its first answer
 * and its memory until now, by the current parameters.
 */
type Change = Walked & {
  before: Walked['reviews'];
  firstBefore: FirstAnswer | null;
  memoryBefore: Memory | null;
};

/**
 * Recomputes words from their whole ledgers.
 *
 * @param earlier picks from a word's current ledger what was in it before this change
 */
async function replayWords(
  tx: Tx,
  own: OwnRows,
  known: ReadonlyMap<string, Remembered>,
  words: readonly string[],
  earlier: (ledger: readonly CountingEvent[]) => readonly CountingEvent[],
): Promise<[string, Change][]> {
  if (words.length === 0) return [];
  const ledgers = Map.groupBy(await listCounting(tx, own, words), ({ word }) => word);
  return words.map((word) => {
    const ledger = ledgers.get(word) ?? [];
    const { reviews, first: firstBefore, remembered } = replayed(earlier(ledger));
    // A memory computed with other parameters contributed nothing to the current sums.
    const before = isCurrent(known.get(word)) ? reviews : [];
    return [word, { ...replayed(ledger), before, firstBefore, memoryBefore: remembered?.memory ?? null }];
  });
}

/** Writes the changes and returns them. */
async function keep(tx: Tx, own: OwnRows, changes: Map<string, Change>): Promise<Map<string, Change>> {
  await putRemembered(tx, own, new Map([...changes].map(([word, { remembered }]) => [word, remembered])));
  return changes;
}

function reviewsIn(changes: ReadonlyMap<string, Change>): RetentionCell[] {
  const all = [...changes.values()];
  return addUpReviews(
    all.flatMap(({ reviews }) => reviews),
    all.flatMap(({ before }) => before),
  );
}

function firstAnswersIn(changes: ReadonlyMap<string, Change>): LevelAnswers[] {
  return addUpFirstAnswers(
    [...changes].flatMap(([word, { first, firstBefore }]) => {
      const level = first || firstBefore ? levelOfWord(word) : null;
      return level ? { level, now: first, before: firstBefore } : [];
    }),
  );
}

export function undoEvidence({ told, noteEvidence }: Parts): UndoEvidence {
  const addToSums = sumsStore(noteEvidence.waiting);
  return async (tx, own, { id, cancels, occurredAt }, now) => {
    const timeZone = await holdLedger(tx, own);
    const row = await findEvent(tx, own, cancels);
    const undone = row && toCounting(row);
    if (!undone) throw failures.notFound();
    const { word } = undone;
    const undo = { id, word, activity: 'undo', task: 'none', cancels } as const;
    const inserted = await insertEvents(tx, [{ ...undo, ...arrival(own, occurredAt, timeZone, now) }]);
    const known = await listRemembered(tx, own, [word]);
    if (inserted.length > 0) {
      const replays = await replayWords(tx, own, known, [word], (ledger) => [...ledger, undone]);
      const changes = await keep(tx, own, new Map(replays));
      set(known, word, changes.get(word)?.remembered);
      const days = addUp([undone]).map(negated);
      const sums = { days, levels: firstAnswersIn(changes), retention: reviewsIn(changes) };
      const at = undone.occurredAt;
      const answered = { words: [word], at, now, writeId: currentWriteId() };
      const { waiting, xid } = await addToSums(tx, own, sums, answered);
      told(xid);
      if (waiting.length > 0) await noteEvidence.note(tx, own, { waiting, at, isUndone: true }, now);
    }
    return standingOf(word, known.get(word)?.memory ?? null, now);
  };
}

function arrival({ userId }: OwnRows, deviceTime: Date, timeZone: string, now: Date) {
  const occurredAt = clampedTo(now, limits.evidenceLateDays, deviceTime);
  return { studentId: userId, occurredAt, receivedAt: now, localDay: localDay(occurredAt, timeZone) };
}

function set(known: Map<string, Remembered>, word: string, remembered: Remembered | undefined): void {
  if (remembered) known.set(word, remembered);
  else known.delete(word);
}
