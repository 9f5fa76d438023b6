import type { AnswerTask } from '@wordgrove/contract/evidence';
import { activities, stateLimits } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { Rating } from 'ts-fsrs';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import {
  memoryCounts,
  practiceDays,
  practiceEvents,
  practiceLevels,
  practiceRetention,
  wordMemory,
} from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { buildLearner, openMemory } from '#testing/learner.ts';
import { clampedTo, replayed } from './ledger.ts';
import { rebuildStudent } from './rebuild.ts';
import { sumRetention } from './retention-store.ts';
import type { NewEvidence, Undo } from './service.ts';
import { listRemembered } from './store.ts';

let database: TestDatabase;
let db: Db;
let closeDb: () => Promise<void>;
let memory: ReturnType<typeof openMemory>;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  ({ db, close: closeDb } = createDb(database.url, { max: 10, applicationName: 'ledger', onError: () => undefined }));
  memory = openMemory(db);
});

afterAll(async () => {
  await closeDb();
  await database.drop();
});

const hour = 3_600_000;
const start = new Date('2026-03-01T08:00:00Z');

/** What a device sends, and when it arrives. Events and undos refer to each other by number; ids come later. */
type Sending =
  | { kind: 'record'; hours: number; events: { number: number; wish: Wish; shouts: boolean }[] }
  | { kind: 'undo'; hours: number; number: number; cancels: number; offset: number };
type Wish = Omit<NewEvidence, 'id' | 'occurredAt'> & { offset: number };

const words = ['lend:verb', 'bank:noun', 'look after:phrase', `card:${uuid()}`];
const tasks: AnswerTask[] = ['recalled', 'recognised', 'guessed', 'none'];
// Steps of six hours put many events on the same instant; the extremes are outside the accepted range.
const offset = fc.integer({ min: -36, max: 4 }).map((steps) => steps * 6);
const number = fc.nat(15);

const wish: fc.Arbitrary<Wish> = fc.record({
  word: fc.constantFrom(...words),
  activity: fc.oneof(fc.constant('card' as const), fc.constantFrom(...activities)),
  task: fc.oneof({ weight: 3, arbitrary: fc.constant('recalled' as const) }, fc.constantFrom(...tasks)),
  passed: fc.oneof({ weight: 3, arbitrary: fc.boolean() }, fc.constant(null)),
  grade: fc.constantFrom(null, null, Rating.Again, Rating.Hard, Rating.Good, Rating.Easy),
  hints: fc.constantFrom(0, 0, 0, 1),
  durationMs: fc.nat(60_000),
  offset,
});

const sending: fc.Arbitrary<Sending> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('record' as const),
      hours: fc.nat(100),
      events: fc.array(fc.record({ number, wish, shouts: fc.boolean() }), { minLength: 1, maxLength: 5 }),
    }),
  },
  fc.record({ kind: fc.constant('undo' as const), hours: fc.nat(100), number, cancels: number, offset }),
);

type Sent = { now: Date } & (
  | { kind: 'record'; events: NewEvidence[] }
  | { kind: 'undo'; undo: Undo; cancelsUndo: boolean }
);

/** Gives each number an id and lists the sendings in order of arrival. */
function arriving(sendings: readonly Sending[]): Sent[] {
  const ids = Array.from({ length: 16 }, () => uuid());
  const undoIds = Array.from({ length: 16 }, () => uuid());
  let at = start.getTime();
  return sendings.map((each): Sent => {
    at += each.hours * hour;
    const now = new Date(at);
    const moment = (hours: number) => new Date(now.getTime() + hours * hour);
    if (each.kind === 'record') {
      const events = each.events.map(({ number: n, wish: { offset: hours, ...rest }, shouts }) => {
        const id = ids[n] ?? '';
        return { ...rest, id: shouts ? id.toUpperCase() : id, occurredAt: moment(hours) };
      });
      return { kind: 'record', now, events };
    }
    // Some undos name an event that hasn't arrived, some another undo.
    const cancelsUndo = each.cancels > 13;
    const cancels = (cancelsUndo ? undoIds : ids)[each.cancels] ?? '';
    const id = undoIds[each.number] ?? '';
    return { kind: 'undo', now, cancelsUndo, undo: { id, cancels, occurredAt: moment(each.offset) } };
  });
}

async function send(own: OwnRows, sent: Sent): Promise<'done' | 'refused'> {
  try {
    await inTransaction(db, async (tx) => {
      if (sent.kind === 'record') await memory.recordEvidence(tx, own, sent.events, sent.now);
      else await memory.undoEvidence(tx, own, sent.undo, sent.now);
    });
    return 'done';
  } catch (error) {
    expect(error).toMatchObject({ code: 'not-found', status: 404 });
    return 'refused';
  }
}

/** Every computed row, as the database prints it. */
async function computedRows({ userId }: OwnRows): Promise<string[]> {
  const texts = await Promise.all(
    ['word_memory', 'practice_days', 'practice_retention', 'practice_levels'].map((table) =>
      db.$client.query<{ row: string }>(`SELECT t::text AS row FROM ${table} AS t WHERE student_id = $1 ORDER BY 1`, [
        userId,
      ]),
    ),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row));
}

async function expectCounted(own: OwnRows): Promise<void> {
  const [kept] = await db.select().from(memoryCounts).where(eq(memoryCounts.studentId, own.userId));
  const { fresh, learning, known } = kept ?? { fresh: 0, learning: 0, known: 0 };
  const memories = [...(await listRemembered(db, own, null)).values()].map(({ memory }) => memory);
  const graded = memories.filter(({ lastReview }) => lastReview !== null);
  const stable = graded.filter(({ stability }) => stability >= stateLimits.knownFromDays);
  const counted = [memories.length - graded.length, graded.length - stable.length, stable.length];
  expect([fresh, learning, known]).toEqual(counted);
}

async function expectRebuiltTheSame(own: OwnRows): Promise<void> {
  const live = await computedRows(own);
  await expectCounted(own);
  expect(await inTransaction(db, (tx) => rebuildStudent(tx, own.userId))).toMatchObject({ differing: 0 });
  expect(await computedRows(own)).toEqual(live);
  await db.delete(wordMemory).where(eq(wordMemory.studentId, own.userId));
  const wrong = { fresh: 9, learning: 9, known: 9 };
  await db
    .insert(memoryCounts)
    .values({ studentId: own.userId, ...wrong })
    .onConflictDoUpdate({ target: memoryCounts.studentId, set: wrong });
  await db.delete(practiceDays).where(eq(practiceDays.studentId, own.userId));
  await db.delete(practiceRetention).where(eq(practiceRetention.studentId, own.userId));
  await db.delete(practiceLevels).where(eq(practiceLevels.studentId, own.userId));
  expect(await inTransaction(db, (tx) => rebuildStudent(tx, own.userId))).toMatchObject({ differing: live.length + 1 });
  expect(await computedRows(own)).toEqual(live);
  await expectCounted(own);
}

const ledgerOf = ({ userId }: OwnRows) => db.select().from(practiceEvents).where(eq(practiceEvents.studentId, userId));

/** The ledger expected after these sendings in order: a list and two rules. */
function expectedLedger(sents: readonly Sent[]) {
  const events = new Map<string, NewEvidence>();
  const undos = new Map<string, string>();
  for (const sent of sents) {
    if (sent.kind === 'record') {
      for (const { id, ...event } of sent.events) {
        const known = id.toLowerCase();
        const occurredAt = clampedTo(sent.now, limits.evidenceLateDays, event.occurredAt);
        if (!events.has(known)) events.set(known, { ...event, id: known, occurredAt });
      }
    } else if (events.has(sent.undo.cancels) && !undos.has(sent.undo.id)) {
      if (![...undos.values()].includes(sent.undo.cancels)) undos.set(sent.undo.id, sent.undo.cancels);
    }
  }
  const cancelled = new Set(undos.values());
  return { events, undos, counting: [...events.values()].filter(({ id }) => !cancelled.has(id)) };
}

it('keeps every event once and remembers what they say in order of time, in whatever order they arrive', async () => {
  let reviewsSeen = 0;
  let firstsSeen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 14 }), async (sendings) => {
      const own = await buildLearner(db);
      const sents = arriving(sendings);
      for (const sent of sents) await send(own, sent);
      const { events, undos, counting } = expectedLedger(sents);

      const ledger = await ledgerOf(own);
      expect(ledger.map(({ id }) => id).sort()).toEqual([...events.keys(), ...undos.keys()].sort());
      expect(new Map(ledger.flatMap(({ id, cancels }) => (cancels ? [[id, cancels]] : [])))).toEqual(undos);

      const graded = counting.map(({ grade = null, hints = 0, ...event }) => {
        return { ...event, grade, hints, localDay: localDay(event.occurredAt, 'Europe/Istanbul') };
      });
      const remembered = await listRemembered(db, own, null);
      const walks = words.map((word) => replayed(graded.filter((event) => event.word === word)));
      words.forEach((word, n) => {
        expect(remembered.get(word)).toEqual(walks[n]?.remembered);
      });
      const reviews = walks.flatMap((walked) => walked.reviews);
      expect((await sumRetention(db, own)).all).toMatchObject({
        reviews: reviews.length,
        remembered: reviews.filter(({ isRemembered }) => isRemembered).length,
        predicted: reviews.reduce((sum, { predicted }) => sum + predicted, 0),
      });
      reviewsSeen += reviews.length;

      // The card stands for itself and has no level.
      const firsts = walks.slice(0, 3).flatMap(({ first }) => first ?? []);
      const levels = await db.select().from(practiceLevels).where(eq(practiceLevels.studentId, own.userId));
      const asked = levels.reduce((all, { recalled, recognised }) => all + recalled + recognised, 0);
      const right = levels.reduce(
        (all, { recalledRight, recognisedRight }) => all + recalledRight + recognisedRight,
        0,
      );
      expect([asked, right]).toEqual([firsts.length, firsts.filter(({ isRight }) => isRight).length]);
      firstsSeen += firsts.length;

      const days = await db.select().from(practiceDays).where(eq(practiceDays.studentId, own.userId));
      const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
      expect(sum((day) => day.events)).toBe(counting.length);
      expect(sum((day) => day.passes)).toBe(counting.filter(({ passed }) => passed === true).length);
      expect(sum((day) => day.fails)).toBe(counting.filter(({ passed }) => passed === false).length);
      expect(sum((day) => day.durationMs)).toBe(counting.reduce((total, { durationMs = 0 }) => total + durationMs, 0));
      expect(days.every((day) => day.events > 0)).toBe(true);
      await expectRebuiltTheSame(own);
    }),
    { numRuns: 60 },
  );
  expect(reviewsSeen).toBeGreaterThan(20);
  expect(firstsSeen).toBeGreaterThan(20);
});

it('loses and doubles nothing when two tabs, a retry and an undo come at the same instant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(sending, { minLength: 2, maxLength: 6 }), { maxLength: 4 }), async (rounds) => {
      const own = await buildLearner(db);
      const sents = arriving(rounds.flat());
      const accepted: Sent[] = [];
      for (const round of rounds) {
        const together = sents.splice(0, round.length);
        const ends = await Promise.all([...together, ...together].map((sent) => send(own, sent)));
        accepted.push(...together.filter((_, n) => ends[n] === 'done' || ends[n + together.length] === 'done'));
      }
      const wanted = accepted.flatMap((sent) =>
        sent.kind === 'record' ? sent.events.map(({ id }) => id.toLowerCase()) : [],
      );
      const ledger = await ledgerOf(own);
      const events = ledger.filter(({ activity }) => activity !== 'undo');
      expect(events.map(({ id }) => id).sort()).toEqual([...new Set(wanted)].sort());

      const cancelled = ledger.flatMap(({ cancels }) => cancels ?? []);
      expect(new Set(cancelled).size).toBe(cancelled.length);
      const undone = accepted.flatMap((sent) => (sent.kind === 'undo' ? sent.undo.cancels : []));
      expect(cancelled.every((id) => undone.includes(id))).toBe(true);
      await expectRebuiltTheSame(own);
    }),
    { numRuns: 40 },
  );
});
