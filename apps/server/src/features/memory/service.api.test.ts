import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import { liveEvents, practiceDays, practiceEvents, wordMemory } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { buildLearner, openMemory } from '#testing/learner.ts';
import { parametersVersion } from './rules.ts';
import type { NewEvidence } from './service.ts';

let database: TestDatabase;
let db: Db;
let closeDb: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  ({ db, close: closeDb } = createDb(database.url, { max: 4, applicationName: 'service', onError: () => undefined }));
});

afterAll(async () => {
  await closeDb();
  await database.drop();
});

const now = new Date('2026-03-10T21:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const evidence = (wishes: Partial<NewEvidence> = {}): NewEvidence => ({
  id: uuid(),
  word: 'lend:verb',
  activity: 'card',
  task: 'recalled',
  passed: true,
  occurredAt: now,
  ...wishes,
});

const record = (own: OwnRows, events: NewEvidence[], at = now) =>
  inTransaction(db, (tx) => openMemory(db).recordEvidence(tx, own, events, at));
const undo = (own: OwnRows, cancels: string, id = uuid()) =>
  inTransaction(db, (tx) => openMemory(db).undoEvidence(tx, own, { id, cancels, occurredAt: now }, now));
const ledgerOf = ({ userId }: OwnRows) =>
  db
    .select()
    .from(practiceEvents)
    .where(eq(practiceEvents.studentId, userId))
    .orderBy(asc(practiceEvents.occurredAt), asc(practiceEvents.id));
const memoryOf = ({ userId }: OwnRows) => db.select().from(wordMemory).where(eq(wordMemory.studentId, userId));
const daysOf = ({ userId }: OwnRows) =>
  db.select().from(practiceDays).where(eq(practiceDays.studentId, userId)).orderBy(asc(practiceDays.localDay));
const hintsFor = async ({ userId }: OwnRows) =>
  (
    await db
      .select()
      .from(liveEvents)
      .where(eq(liveEvents.audience, `user:${userId}`))
  ).map(({ topic }) => topic);

describe('recording evidence', () => {
  it('writes the event, the memory and the day, tells the screens, and answers how the word stands', async () => {
    const own = await buildLearner(db);
    const cardId = uuid();
    const event = evidence({ durationMs: 1500, place: { cardId } });
    const [standing] = await record(own, [event]);
    expect(standing).toMatchObject({ word: 'lend:verb', state: 'learning', retrievability: 1, isMarked: false });
    expect(standing?.due).toBe(new Date(now.getTime() + 600_000).toISOString());
    expect(await ledgerOf(own)).toMatchObject([
      // Past midnight where the student lives.
      { id: event.id, durationMs: 1500, place: { cardId }, occurredAt: now, receivedAt: now, localDay: '2026-03-11' },
    ]);
    expect(await memoryOf(own)).toMatchObject([{ reps: 1, lastReview: now, lastEventId: event.id, parametersVersion }]);
    expect(await daysOf(own)).toMatchObject([
      { localDay: '2026-03-11', activity: 'card', events: 1, passes: 1, fails: 0, durationMs: 1500 },
    ]);
    expect(await hintsFor(own)).toEqual(['memory']);
  });

  it('answers a retry with how the word stands and changes nothing', async () => {
    const own = await buildLearner(db);
    const event = evidence();
    const [first] = await record(own, [event]);
    const before = [await ledgerOf(own), await memoryOf(own), await daysOf(own), await hintsFor(own)];
    const again = await record(own, [{ ...event, passed: false }, event]);
    expect(again).toEqual([{ ...first, before: 'learning', isGrown: false }]);
    expect([await ledgerOf(own), await memoryOf(own), await daysOf(own), await hintsFor(own)]).toEqual(before);
  });

  it('lets two students use the same id', async () => {
    const [one, other] = [await buildLearner(db), await buildLearner(db)];
    const event = evidence();
    await record(one, [event]);
    await record(other, [event]);
    expect(await ledgerOf(one)).toHaveLength(1);
    expect(await ledgerOf(other)).toHaveLength(1);
  });

  it.each([
    ['a clock that is ahead', daysAgo(-3), now],
    ['a clock that is far behind', daysAgo(30), daysAgo(7)],
    ['a week offline', daysAgo(7), daysAgo(7)],
  ])('takes the time of %s as far as it can be', async (_, occurredAt, taken) => {
    const own = await buildLearner(db);
    await record(own, [evidence({ occurredAt })]);
    expect(await ledgerOf(own)).toMatchObject([{ occurredAt: taken, receivedAt: now }]);
  });

  it('remembers by order of time, whichever came first', async () => {
    const [inOrder, late] = [await buildLearner(db), await buildLearner(db)];
    const early = evidence({ occurredAt: daysAgo(4) });
    const failed = evidence({ occurredAt: daysAgo(1), passed: false });
    await record(inOrder, [early]);
    await record(inOrder, [failed]);
    await record(late, [failed]);
    await record(late, [early]);
    const [one] = await memoryOf(inOrder);
    expect(await memoryOf(late)).toEqual([{ ...one, studentId: late.userId }]);
    expect(one).toMatchObject({ reps: 2, lastReview: failed.occurredAt });
  });

  it('keeps nothing in mind of a word that was only looked up, and still counts the look-up', async () => {
    const own = await buildLearner(db);
    const lookup = evidence({ activity: 'lookup', task: 'none', passed: null });
    expect(await record(own, [lookup])).toEqual([
      {
        word: 'lend:verb',
        ...{ before: 'new', state: 'new', isGrown: false },
        ...{ due: null, stability: null, retrievability: null, isMarked: false },
      },
    ]);
    expect(await memoryOf(own)).toEqual([]);
    expect(await daysOf(own)).toMatchObject([{ activity: 'lookup', events: 1, passes: 0, fails: 0 }]);
  });

  it('takes a look-up as forgotten when it turns out that the word was due then', async () => {
    const own = await buildLearner(db);
    await record(own, [evidence({ activity: 'lookup', task: 'none', passed: null })]);
    await record(own, [evidence({ occurredAt: daysAgo(5) })]);
    expect(await memoryOf(own)).toMatchObject([{ reps: 2, lastReview: now }]);
  });

  it('marks a word that was guessed wrongly, and answers so', async () => {
    const own = await buildLearner(db);
    const guess = evidence({ activity: 'game:true-false', task: 'guessed', passed: false });
    expect(await record(own, [guess])).toMatchObject([{ state: 'new', due: null, isMarked: true }]);
  });

  it('tells whether a word grew: right and remembered longer, so not again a minute later', async () => {
    const own = await buildLearner(db);
    const at = (minute: number) => new Date(daysAgo(9).getTime() + 60_000 * minute);
    const recalled = (minute: number) => record(own, [evidence({ occurredAt: at(minute) })], at(minute));
    expect(await recalled(0)).toMatchObject([{ before: 'new', state: 'learning', isGrown: true }]);
    expect(await recalled(1)).toMatchObject([{ before: 'learning', state: 'learning', isGrown: false }]);
    expect(await record(own, [evidence()])).toMatchObject([{ before: 'at-risk', state: 'known', isGrown: true }]);
    expect(await record(own, [evidence({ passed: false })])).toMatchObject([{ before: 'known', isGrown: false }]);
  });

  it('lets a word grow that was wrong and then right, and none that was only wrong', async () => {
    const own = await buildLearner(db);
    const wrong = evidence({ occurredAt: daysAgo(1), passed: false });
    const other = evidence({ word: 'borrow:verb', passed: false });
    expect(await record(own, [wrong, evidence(), other])).toMatchObject([
      { word: 'lend:verb', before: 'new', isGrown: true },
      { word: 'borrow:verb', before: 'new', isGrown: false },
    ]);
  });

  it('computes a word anew whose memory was computed in another way', async () => {
    const own = await buildLearner(db);
    await record(own, [evidence({ occurredAt: daysAgo(3) })]);
    await db
      .update(wordMemory)
      .set({ parametersVersion: 0, stability: 999 })
      .where(eq(wordMemory.studentId, own.userId));
    expect(await record(own, [evidence()])).toMatchObject([{ before: 'learning', isGrown: true }]);
    const [row] = await memoryOf(own);
    expect(row).toMatchObject({ reps: 2, parametersVersion });
    expect(row?.stability).toBeLessThan(100);
  });

  it('answers each word once, in the order in which it was named, and nothing to nothing', async () => {
    const own = await buildLearner(db);
    const events = ['b:noun', 'a:noun', 'b:noun'].map((word) => evidence({ word }));
    expect((await record(own, events)).map(({ word }) => word)).toEqual(['b:noun', 'a:noun']);
    expect(await record(own, [])).toEqual([]);
  });

  it('takes as many as are allowed at once and no more', async () => {
    const own = await buildLearner(db);
    const many = Array.from({ length: limits.evidenceMax }, (_, n) => evidence({ word: `word${n}:noun` }));
    expect(await record(own, many)).toHaveLength(limits.evidenceMax);
    await expect(record(own, [...many, evidence()])).rejects.toThrow(RangeError);
    expect(await memoryOf(own)).toHaveLength(limits.evidenceMax);
  });

  it('leaves nothing when what it was part of fails', async () => {
    const own = await buildLearner(db);
    const failing = inTransaction(db, async (tx) => {
      await openMemory(db).recordEvidence(tx, own, [evidence()], now);
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');
    expect([await ledgerOf(own), await memoryOf(own), await daysOf(own), await hintsFor(own)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('undoing evidence', () => {
  it('brings the word and the day back to what they were, and keeps both lines', async () => {
    const own = await buildLearner(db);
    await record(own, [evidence({ occurredAt: daysAgo(4), durationMs: 900 })]);
    const before = await memoryOf(own);
    const days = await daysOf(own);
    const mistake = evidence({ passed: false });
    await record(own, [mistake]);
    const id = uuid();
    expect(await undo(own, mistake.id, id)).toMatchObject({ word: 'lend:verb', stability: before[0]?.stability });
    expect(await memoryOf(own)).toEqual(before);
    expect(await daysOf(own)).toEqual(days);
    expect(await ledgerOf(own)).toHaveLength(3);
    expect((await ledgerOf(own)).find((row) => row.id === id)).toMatchObject({
      activity: 'undo',
      word: 'lend:verb',
      task: 'none',
      passed: null,
      cancels: mistake.id,
    });
  });

  it('forgets a word of which nothing is left', async () => {
    const own = await buildLearner(db);
    const only = evidence();
    await record(own, [only]);
    expect(await undo(own, only.id)).toMatchObject({ state: 'new', due: null });
    expect([await memoryOf(own), await daysOf(own)]).toEqual([[], []]);
  });

  it('happens once, sent again or asked for in another tab', async () => {
    const own = await buildLearner(db);
    const [kept, mistake] = [evidence(), evidence()];
    await record(own, [kept, mistake]);
    const id = uuid();
    const first = await undo(own, mistake.id, id);
    const answers = await Promise.all([undo(own, mistake.id, id), undo(own, mistake.id)]);
    expect(answers).toEqual([first, first]);
    expect(await ledgerOf(own)).toHaveLength(3);
    expect(await daysOf(own)).toMatchObject([{ events: 1 }]);
  });

  it('stays undone when the event is sent again', async () => {
    const own = await buildLearner(db);
    const mistake = evidence();
    await record(own, [mistake]);
    await undo(own, mistake.id);
    expect(await record(own, [mistake])).toMatchObject([{ state: 'new' }]);
    expect([await memoryOf(own), await daysOf(own)]).toEqual([[], []]);
  });

  it('is refused for an event of nobody, of somebody else, and for an undo', async () => {
    const [own, other] = [await buildLearner(db), await buildLearner(db)];
    const event = evidence();
    await record(own, [event]);
    const undoId = uuid();
    await undo(own, event.id, undoId);
    const before = await ledgerOf(own);
    const refusal = { code: 'not-found', status: 404 };
    await expect(undo(own, uuid())).rejects.toMatchObject(refusal);
    await expect(undo(other, event.id)).rejects.toMatchObject(refusal);
    await expect(undo(own, undoId)).rejects.toMatchObject(refusal);
    expect(await ledgerOf(own)).toEqual(before);
    expect(await ledgerOf(other)).toEqual([]);
  });
});
