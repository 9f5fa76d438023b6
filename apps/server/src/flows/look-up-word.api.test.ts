import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { dictionaryHistory, practiceEvents } from '#db/schema/all.ts';
import { holdProfile } from '#features/daily-tasks/store.ts';
import type { OwnRows } from '#http/context.ts';
import { createLog } from '#platform/log.ts';
import { systemRandom } from '#platform/random.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { waitForLock } from '#testing/locks.ts';
import { prune } from './prune.ts';

let app: TestApp;
let student: Person;
let classmate: Person;

beforeAll(async () => {
  app = await testApp();
  const { code } = await buildInvite(await buildTeacher(app));
  student = await buildStudent(app, code);
  classmate = await buildStudent(app, code);
});

afterAll(() => app.close());

const search = (person: Person, wish: object) =>
  person.visitor.post('/dictionary/look-ups', { id: uuid(), word: 'ran', ...wish });

it('writes search and evidence together, or neither', async () => {
  const id = uuid();
  expect((await search(student, { id })).status).toBe(201);
  // Somebody else used this id. The ledger keys ids by student and would accept it; the history doesn't.
  expect((await search(classmate, { id })).status).toBe(404);
  expect(await app.db.select().from(practiceEvents)).toMatchObject([{ id, studentId: student.id, word: 'run:verb' }]);
  expect(await app.db.select().from(dictionaryHistory)).toMatchObject([{ id, userId: student.id }]);
});

it('and a word that is saved meanwhile wait for one another in one order', async () => {
  const { code } = await buildInvite(await buildTeacher(app));
  // The first things of the day, so both make its tasks under the lock of the profile.
  const newcomer = await buildStudent(app, code);
  const { id: userId, visitor } = newcomer;
  const both: Promise<{ status: number }>[] = [];
  await inTransaction(app.db, async (tx) => {
    await holdProfile(tx, { userId } as OwnRows);
    both.push(search(newcomer, {}));
    await waitForLock(app.db, 'for no key update');
    both.push(visitor.post('/dictionary/saved-words', { word: 'apple' }));
    await waitForLock(app.db, '"dictionary_saved_words"');
  });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
});

it("uses the device's time for a search sent late, within a week", async () => {
  const now = app.clock.now().getTime();
  const at = (days: number) => new Date(now - days * dayMs).toISOString();
  expect((await search(student, { at: at(2) })).body.searchedAt).toBe(at(2));
  const early = new Date((await search(student, { at: at(400) })).body.searchedAt).getTime();
  expect(Math.abs(early - (now - limits.evidenceLateDays * dayMs))).toBeLessThan(60_000);
  const late = new Date((await search(student, { at: at(-3) })).body.searchedAt).getTime();
  expect(Math.abs(late - now)).toBeLessThan(60_000);
});

it('is forgotten after ninety days, apart from its evidence', async () => {
  const tidyAfter = (days: number) =>
    prune({
      db: app.db,
      clock: { now: () => new Date(app.clock.now().getTime() + days * dayMs) },
      log: createLog({ level: 'silent' }),
      requireVerification: false,
      queueMail: async () => undefined,
      tell: async () => undefined,
      jobs: app.jobs,
      random: systemRandom,
    })();
  await app.db.update(dictionaryHistory).set({ searchedAt: app.clock.now() });
  const before = await app.db.$count(dictionaryHistory);
  await tidyAfter(89);
  expect(await app.db.$count(dictionaryHistory)).toBe(before);
  const events = await app.db.$count(practiceEvents);
  await tidyAfter(91);
  expect(await app.db.$count(dictionaryHistory)).toBe(0);
  expect(await app.db.$count(practiceEvents)).toBe(events);
});
