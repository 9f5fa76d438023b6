import { limits } from '@wordgrove/contract/limits';
import { inArray, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignmentWork, authAccounts, authUsers, classEnrolments } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';
import { fillClass } from '#testing/fill-class.ts';
import { countStatements } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let colleague: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  colleague = await buildTeacher(app, { fullName: 'Bora Deniz' });
  // A user's first call also records that they were active.
  for (const { visitor } of [teacher, colleague]) await visitor.get('/classes');
});

afterAll(() => app.close());

async function makeClass(size: number, status: 'pending' | 'active') {
  const { id, classId } = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}` });
  const seats = await fillClass(app, id, size, status);
  return { classId, seats, enrolmentIds: seats.map(({ enrolmentId }) => enrolmentId) };
}

/** The number of statements one call needs for a class of 3 and for a larger one. */
async function bothSizes(
  prepare: (size: number) => Promise<() => Promise<{ status: number; body: unknown }>>,
  { larger = 60 } = {},
) {
  const counts: number[] = [];
  for (const size of [3, larger]) {
    const call = await prepare(size);
    counts.push(
      await countStatements(app, async () => {
        const answer = await call();
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      }),
    );
  }
  expect(counts[0]).toBeGreaterThan(3);
  return counts;
}

describe('as many statements for a large class as for one of 3', () => {
  it.each([
    ['approve', 'pending'],
    ['approve-and-confirm', 'pending'],
    ['approve-and-confirm', 'active'],
    ['decline', 'pending'],
    ['remove', 'active'],
    ['remove', 'pending'],
  ] as const)('%s students who are %s', async (decision, status) => {
    const [few, many] = await bothSizes(async (size) => {
      const { enrolmentIds } = await makeClass(size, status);
      return async () => {
        const answer = await teacher.visitor.post(`/enrolments/${decision}`, { enrolmentIds });
        expect(answer.body.changed).toBe(size);
        return answer;
      };
    });
    expect(many).toBe(few);
  });

  it('take a removal back', async () => {
    const [few, many] = await bothSizes(async (size) => {
      const { enrolmentIds } = await makeClass(size, 'active');
      await teacher.visitor.post('/enrolments/remove', { enrolmentIds });
      return async () => {
        const answer = await teacher.visitor.post('/enrolments/restore', { enrolmentIds });
        expect(answer.body.changed).toBe(size);
        return answer;
      };
    });
    expect(many).toBe(few);
  });

  it('make sign-in cards for students who have a password', async () => {
    const [few, many] = await bothSizes(async (size) => {
      const { seats } = await makeClass(size, 'active');
      const studentIds = seats.map(({ studentId }) => studentId);
      const now = app.clock.now();
      await app.db
        .update(authUsers)
        .set({ signInName: sql`${authUsers.id}::text` })
        .where(inArray(authUsers.id, studentIds));
      await app.db
        .update(classEnrolments)
        .set({ signInHelp: true })
        .where(inArray(classEnrolments.studentId, studentIds));
      await app.db.insert(authAccounts).values(
        studentIds.map((userId) => ({
          ...{ id: uuid(), userId, accountId: userId, providerId: 'credential', password: 'hashed' },
          ...{ createdAt: now, updatedAt: now },
        })),
      );
      return async () => {
        const answer = await teacher.visitor.post('/auth/cards', { studentIds });
        expect(answer.body.cards).toHaveLength(size);
        return answer;
      };
    });
    expect(many).toBe(few);
  });

  it('return saved grades', async () => {
    const [few, many] = await bothSizes(
      async (size) => {
        const { classId, seats } = await makeClass(size, 'active');
        const id = await setAssignment(teacher, classId, { points: 10 });
        const now = app.clock.now();
        const turnedInAt = now.toISOString();
        const draft = { points: 8.5, comment: 'Well done', turnedInAt };
        await app.db.insert(assignmentWork).values(
          seats.map(({ studentId }) => ({
            ...{ studentId, assignmentId: id, turnedInAt: now, draft, version: 1, updatedAt: now },
          })),
        );
        const works = seats.map(({ studentId }) => ({ studentId, turnedInAt, version: 1 }));
        return async () => {
          const answer = await teacher.visitor.post(`/assignments/${id}/return`, { works });
          expect(answer.body.results).toEqual(seats.map(({ studentId }) => ({ studentId, outcome: 'returned' })));
          return answer;
        };
      },
      { larger: limits.gradesAtOnce },
    );
    expect(many).toBe(few);
    const returned = await app.db.select().from(assignmentWork).where(isNotNull(assignmentWork.returnedAt));
    expect(returned).toHaveLength(3 + limits.gradesAtOnce);
    const asSaved = { gradePoints: 8.5, comment: 'Well done', draft: null, version: 2, gradedBy: teacher.id };
    for (const work of returned) expect(work).toMatchObject(asSaved);
  });

  it('rename a class', async () => {
    const [few, many] = await bothSizes(async (size) => {
      const { classId } = await makeClass(size, 'active');
      return () => teacher.visitor.patch(`/classes/${classId}`, { name: `Renamed ${size}`, version: 0 });
    });
    expect(many).toBe(few);
  });

  it('hand a class over', async () => {
    const [few, many] = await bothSizes(async (size) => {
      const { classId } = await makeClass(size, 'active');
      await teacher.visitor.post(`/classes/${classId}/hand-over`, { teacherEmail: colleague.email });
      return () => colleague.visitor.post(`/class-handovers/${classId}/accept`);
    });
    expect(many).toBe(few);
  });

  it('archive a class', async () => {
    const [few, many] = await bothSizes(async (size) => {
      const { classId } = await makeClass(size, 'active');
      return () => teacher.visitor.post(`/classes/${classId}/archive`);
    });
    expect(many).toBe(few);
  });
});
