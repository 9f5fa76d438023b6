import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
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

/** The number of statements one call needs for a class of 3 and for one of 60. */
async function bothSizes(prepare: (size: number) => Promise<() => Promise<{ status: number; body: unknown }>>) {
  const counts: number[] = [];
  for (const size of [3, 60]) {
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

describe('as many statements for a class of 60 as for one of 3', () => {
  it.each([
    ['approve', 'pending'],
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
