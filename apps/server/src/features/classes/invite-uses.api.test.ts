import { limits } from '@wordgrove/contract/limits';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { classEnrolments, classes, classInvites, classInviteUses } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Answer } from '#testing/visitor.ts';

let app: TestApp;
let teacher: Person;
const students: Person[] = [];
let school: School;

type Invite = { id: string; code: string; classId: string };
type School = { classIds: string[]; invites: Invite[] };

const studentCount = 8;
/** Two invites of one class and one of another, with limits small enough to be reached often. */
const inviteWishes = [
  { className: 'A', maxUses: 2, requireApproval: true },
  { className: 'A', maxUses: 3, requireApproval: false },
  { className: 'B', maxUses: 4, requireApproval: true },
];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const { code } = await buildInvite(teacher);
  for (let n = 0; n < studentCount; n += 1) students.push(await buildStudent(app, code));
});

afterAll(() => app.close());

/** The same people in an empty school. */
async function openSchool(): Promise<void> {
  await app.db.delete(classes);
  const invites: Invite[] = [];
  for (const wish of inviteWishes) invites.push(await buildInvite(teacher, wish));
  school = { invites, classIds: [...new Set(invites.map((invite) => invite.classId))] };
}

beforeEach(openSchool);

type Verb = 'approve' | 'decline' | 'remove';
type Step =
  | { do: 'join'; student: number; invite: number }
  | { do: Verb; enrolment: number }
  | { do: 'move'; enrolment: number; to: number }
  | { do: 'switch'; invite: number; isActive: boolean };

const student = fc.nat(studentCount - 1);
const invite = fc.nat(inviteWishes.length - 1);
const enrolment = fc.nat(20);
const join: fc.Arbitrary<Step> = fc.record({ do: fc.constant('join'), student, invite });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: join },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom<Verb[]>('approve', 'decline', 'remove'), enrolment }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move'), enrolment, to: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch'), invite, isActive: fc.boolean() }) },
);

const at = <Item>(list: readonly Item[], n: number): Item => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

function send(taken: Step, ids: readonly string[]): Promise<Answer> | null {
  if (taken.do === 'join') {
    const { code } = at(school.invites, taken.invite);
    return at(students, taken.student).visitor.post('/enrolments', { id: uuid(), code });
  }
  if (taken.do === 'switch') {
    const { id } = at(school.invites, taken.invite);
    return teacher.visitor.post(`/invites/${id}/switch`, { isActive: taken.isActive });
  }
  if (ids.length === 0) return null;
  const id = at(ids, taken.enrolment);
  if (taken.do === 'move') {
    return teacher.visitor.post(`/enrolments/${id}/move`, { toClassId: at(school.classIds, taken.to) });
  }
  return teacher.visitor.post(`/enrolments/${taken.do}`, { enrolmentIds: [id] });
}

/** What must hold after every run. */
async function expectTrueCounts(): Promise<void> {
  const rows = await app.db
    .select({
      used: classInvites.currentUses,
      max: classInvites.maxUses,
      rows: sql<number>`(SELECT count(*)::int FROM class_invite_uses u WHERE u.invite_id = ${classInvites.id})`,
    })
    .from(classInvites);
  expect(rows).toHaveLength(inviteWishes.length);
  for (const row of rows) {
    expect(row.used).toBe(row.rows);
    expect(row.used).toBeLessThanOrEqual(row.max ?? Number.POSITIVE_INFINITY);
  }
  const active = await app.db
    .selectDistinct({ id: classEnrolments.studentId })
    .from(classEnrolments)
    .where(eq(classEnrolments.status, 'active'));
  const { body } = await teacher.visitor.get('/profiles/me');
  expect(body.teacher.studentsCount).toBe(active.length);
  await expectTrueFirstClasses();
}

/** The profile names the class the student has been active in longest, or else has been pending in longest. */
async function expectTrueFirstClasses(): Promise<void> {
  const standing = await app.db
    .select({ student: classEnrolments.studentId, className: classes.name })
    .from(classEnrolments)
    .innerJoin(classes, eq(classes.id, classEnrolments.classId))
    .where(inArray(classEnrolments.status, ['pending', 'active']))
    .orderBy(asc(classEnrolments.status), asc(classEnrolments.enrolledAt), asc(classEnrolments.id));
  for (const { id, visitor } of students) {
    const { body } = await visitor.get('/profiles/me');
    expect(body.student.className).toBe(standing.find((row) => row.student === id)?.className ?? null);
  }
}

type Seat = { id: string; student: number; inviteAt: number; classId: string; status: string };
type Model = { seats: Seat[]; uses: Set<number>[]; isActive: boolean[] };

const isStanding = ({ status }: Seat) => status === 'pending' || status === 'active';

function isTaken(model: Model, who: number, classId: string, besides?: Seat): boolean {
  return model.seats.some(
    (seat) => seat !== besides && seat.student === who && seat.classId === classId && isStanding(seat),
  );
}

/** Takes a step in the model and returns the answer the server must give. */
function predict(model: Model, taken: Step, newId: string): string {
  if (taken.do === 'join') return predictJoin(model, taken, newId);
  if (taken.do === 'switch') {
    model.isActive[taken.invite] = taken.isActive;
    return '200';
  }
  const seat = at(model.seats, taken.enrolment);
  if (taken.do === 'move') {
    const classId = at(school.classIds, taken.to);
    if (!isStanding(seat)) return 'not-found';
    if (isTaken(model, seat.student, classId, seat)) return 'already-enrolled';
    seat.classId = classId;
    return '200';
  }
  return predictDecision(model, taken.do, seat);
}

function predictJoin(model: Model, taken: { student: number; invite: number }, newId: string): string {
  const { maxUses, requireApproval } = at(inviteWishes, taken.invite);
  const { classId } = at(school.invites, taken.invite);
  const uses = at(model.uses, taken.invite);
  if (!model.isActive[taken.invite]) return 'invite-invalid';
  if (uses.size >= maxUses) return 'invite-used-up';
  if (isTaken(model, taken.student, classId)) return 'already-enrolled';
  const refusals = model.seats.filter(
    (seat) => seat.student === taken.student && seat.classId === classId && !isStanding(seat),
  );
  if (refusals.length >= limits.refusalsMax) return 'refused-too-often';
  const status = requireApproval || refusals.length > 0 ? 'pending' : 'active';
  model.seats.push({ id: newId, student: taken.student, inviteAt: taken.invite, classId, status });
  uses.add(taken.student);
  return '201';
}

function predictDecision(model: Model, verb: Verb, seat: Seat): string {
  if (verb === 'approve' && seat.status === 'pending') seat.status = 'active';
  else if (verb === 'remove' && seat.status === 'active') seat.status = 'removed';
  else if (verb !== 'approve' && seat.status === 'pending') {
    seat.status = 'declined';
    const isSame = (other: Seat) => other.student === seat.student && other.inviteAt === seat.inviteAt;
    const stands = model.seats.some((other) => isSame(other) && other.status !== 'declined');
    if (!stands) at(model.uses, seat.inviteAt).delete(seat.student);
  } else return 'changed 0';
  return 'changed 1';
}

function heard({ status, body }: Answer): string {
  if (status >= 400) return body.code;
  return 'changed' in body ? `changed ${body.changed}` : String(status);
}

describe('the uses of invites', () => {
  it('follow a model through any row of joins, decisions and moves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        await openSchool();
        const model: Model = { seats: [], uses: inviteWishes.map(() => new Set()), isActive: [true, true, true] };
        for (const taken of steps) {
          const answer = await send(
            taken,
            model.seats.map((seat) => seat.id),
          );
          if (answer) expect(heard(answer), JSON.stringify(taken)).toBe(predict(model, taken, answer.body.id));
        }
        await expectTrueCounts();
        await expectSame(model);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('stay true when joins, decisions and moves come at the same instant', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(join, { minLength: 4, maxLength: 8 }),
        fc.array(step, { minLength: 10, maxLength: 16 }),
        async (before, together) => {
          await openSchool();
          const first = await Promise.all(before.map((taken) => send(taken, [])));
          const ids = first.flatMap((answer) => (answer?.status === 201 ? [answer.body.id] : []));
          const answers = await Promise.all(together.map((taken) => send(taken, ids)));
          for (const answer of [...first, ...answers]) expect(answer?.status ?? 200).toBeLessThan(500);
          await expectTrueCounts();
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('never exceed the limit, however many compete for the last places', async () => {
    for (let run = 0; run < 10; run += 1) {
      await openSchool();
      const [, { code, id } = at(school.invites, 0)] = school.invites;
      const newClass = teacher.visitor.post('/classes', { id: uuid(), name: 'C', timeZone: 'UTC' });
      const answers = await Promise.all(students.map((one) => one.visitor.post('/enrolments', { id: uuid(), code })));
      expect((await newClass).status).toBe(201);
      const heardCodes = answers.map(heard).sort();
      expect(heardCodes).toEqual(['201', '201', '201', ...Array(studentCount - 3).fill('invite-used-up')]);
      const [used] = await app.db.select({ n: count() }).from(classInviteUses).where(eq(classInviteUses.inviteId, id));
      const [enrolled] = await app.db.select({ n: count() }).from(classEnrolments);
      expect([used?.n, enrolled?.n]).toEqual([3, 3]);
      await expectTrueCounts();
    }
  });
});

async function expectSame(model: Model): Promise<void> {
  const { body: invites } = await teacher.visitor.get('/invites');
  for (const [n, { id }] of school.invites.entries()) {
    const shown = invites.find((row: { id: string }) => row.id === id);
    const used = [...at(model.uses, n)];
    const isHere = (who: number) => model.seats.some((seat) => seat.student === who && isStanding(seat));
    const told = used.filter(isHere).map((who) => at(students, who).id);
    expect([...shown.studentsEnrolled].sort()).toEqual(told.sort());
    expect(shown.currentUses).toBe(used.length);
  }
  const { body: roster } = await teacher.visitor.get('/students');
  const rows = roster.map((row: Record<string, unknown>) => [row.enrolmentId, row.classId, row.status]).sort();
  const seats = model.seats.filter(isStanding).map((seat) => [seat.id, seat.classId, seat.status]);
  expect(rows).toEqual(seats.sort());
}
