import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredTask } from '#db/schema/all.ts';
import { assignmentClasses, assignments, assignmentWords, assignmentWork, pdfReadPages } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { remember } from '#testing/word-memory.ts';
import { ownAssignmentService } from './own-service.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;
/** Three pages, of which the student has read one; another has no words. */
let text: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
  text = await buildText(app, teacher, { classIds: [classId], pages: [50, 0, 50] });
  const readAt = app.clock.now();
  await app.db.insert(pdfReadPages).values({ readerId: student.id, pdfId: text, page: 3, activeMs: 9000, readAt });
  await remember(app, student, 'week:noun', { stability: 400 });
});

afterAll(() => app.close());

type Wish = {
  due: number | null;
  extended: number | null;
  isLateAllowed: boolean;
  isClosed: boolean;
  isTurnedIn: boolean;
  kind: StoredTask['kind'];
  published: number;
};

/** Days from now; 0 is this very instant. */
const days = fc.integer({ min: -3, max: 3 });
const wish: fc.Arbitrary<Wish> = fc.record({
  due: fc.option(days),
  extended: fc.option(days),
  isLateAllowed: fc.boolean(),
  isClosed: fc.boolean(),
  isTurnedIn: fc.boolean(),
  kind: fc.constantFrom('game', 'reading', 'hand-in', 'words', 'outcome'),
  published: fc.integer({ min: -9, max: -4 }),
});

const game = { kind: 'game', type: 'quiz', mode: 'mixed', items: 4, timer: 'none', target: null, test: null } as const;
const words = ['week', 'day', 'xqzt'].map((text) => ({ text, word: text === 'xqzt' ? null : `${text}:noun` }));

const reading = () => ({ kind: 'reading' as const, pdfId: text, from: 1, to: null });
const material = { kind: 'words' as const, words };
const tasks = {
  game: () => ({ ...game, material }),
  reading,
  'hand-in': () => ({ kind: 'hand-in' as const, files: 2 }),
  words: () => ({ kind: 'words' as const, state: 'learning' as const, share: 100, material }),
  outcome: () => ({ kind: 'outcome' as const, recall: 0.8 as const, material }),
};
const next = {
  'hand-in': { kind: 'hand-in' },
  words: { kind: 'words' },
  outcome: { kind: 'outcome' },
  game: { kind: 'game', type: 'quiz', isTest: false },
  reading: { kind: 'reading', pdfId: expect.any(String), from: 1 },
};

async function set(wishes: readonly Wish[], now: Date): Promise<void> {
  const at = (offset: number) => new Date(now.getTime() + offset * dayMs);
  const made = wishes.map((each) => ({ ...each, id: uuid() }));
  await app.db.delete(assignments);
  await app.db.insert(assignments).values(
    made.map(({ id, due, isLateAllowed, isClosed, kind, published }) => ({
      ...{ id, teacherId: teacher.id, title: id, instructions: '', timeZone: 'UTC', isLateAllowed, isForSome: false },
      task: tasks[kind](),
      counts: 'best' as const,
      dueAt: due === null ? null : at(due),
      publishedAt: at(published),
      closedAt: isClosed ? at(-1) : null,
    })),
  );
  await app.db.insert(assignmentClasses).values(made.map(({ id }) => ({ assignmentId: id, classId })));
  const keys = ['week', 'day'].map((text, position) => ({ text, word: `${text}:noun`, position }));
  await app.db
    .insert(assignmentWords)
    .values(made.flatMap(({ id: assignmentId }) => keys.map((key) => ({ ...key, assignmentId }))));
  await app.db.insert(assignmentWork).values(
    made.map(({ id, due, extended, isTurnedIn }) => ({
      ...{ studentId: student.id, assignmentId: id, updatedAt: now, turnedInAt: isTurnedIn ? at(-2) : null },
      extendedTo: due === null || extended === null ? null : at(extended),
    })),
  );
}

it('puts what is to be done first, by when it is due, and counts the same for the dashboard, whatever the terms are', async () => {
  const now = app.clock.now();
  const own = { userId: student.id } as OwnRows;
  const service = ownAssignmentService({ db: app.db, clock: { now: () => now } });
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 20 }), async (wishes) => {
      await set(wishes, now);
      const { assignments: mine, hasMore, totals } = await service.mine(own, { page: 1 });
      expect([mine.length, hasMore]).toEqual([wishes.length, false]);
      const facts = mine.map(({ task }) => {
        if (task.kind === 'game') return `1 of ${task.words}`;
        if (task.kind === 'hand-in') return `1 of ${task.files}`;
        return `${task.kind === 'reading' ? task.read : task.there} of ${task.of}`;
      });
      expect(new Set(facts)).toEqual(new Set(['1 of 2']));
      const isToDo = (each: (typeof mine)[number]) => each.isOpen && each.turnedInAt === null;
      const [toDo, rest] = [mine.filter(isToDo), mine.filter((each) => !isToDo(each))];
      expect(mine).toEqual([...toDo, ...rest]);
      const over = rest.filter(({ turnedInAt }) => turnedInAt === null);
      const turnedIn = rest.length - over.length;
      expect(totals).toEqual({ toDo: toDo.length, turnedIn, over: over.length });
      const dues = toDo.map(({ dueAt }) => dueAt ?? '9');
      expect(dues).toEqual(dues.toSorted());
      const ends = rest.map(({ publishedAt }) => publishedAt);
      expect(ends).toEqual(ends.toSorted().reverse());
      expect(await service.next(own)).toEqual({
        soonest: toDo
          .slice(0, limits.nextAssignments)
          .map(({ id, title, dueAt, timeZone, state, isOverdue, openPlay, task: { kind } }) => ({
            ...{ id, title, dueAt, timeZone, state, isOverdue, openPlay, task: next[kind] },
          })),
        open: toDo.length,
        overdue: toDo.filter(({ isOverdue }) => isOverdue).length,
      });
    }),
    { numRuns: 40 },
  );
});

it('comes in pages, none of which leaves anything out, and gives each one by its id', async () => {
  const plain = { due: null, extended: null, isLateAllowed: true, isClosed: true, isTurnedIn: false };
  const kind = 'game' as const;
  const count = limits.ownAssignmentsPage + 3;
  await set(
    Array.from({ length: count }, (_, n) => ({ ...plain, kind, published: -n - 2 })),
    app.clock.now(),
  );
  const [first, second] = [
    await student.visitor.get('/assignments/mine'),
    await student.visitor.post('/assignments/mine/list', { page: 2 }),
  ];
  expect([first.body.assignments.length, first.body.hasMore]).toEqual([limits.ownAssignmentsPage, true]);
  expect([second.body.assignments.length, second.body.hasMore]).toEqual([3, false]);
  expect(first.body.totals).toEqual({ toDo: 0, turnedIn: 0, over: count });
  const ids = [...first.body.assignments, ...second.body.assignments].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(count);
  const id = ids.at(-1) ?? '';
  expect((await student.visitor.get('/assignments/mine', { only: id })).body.assignments).toEqual([
    second.body.assignments.at(-1),
  ]);
  expect((await student.visitor.get('/assignments/mine', { only: uuid() })).body.assignments).toEqual([]);
});
