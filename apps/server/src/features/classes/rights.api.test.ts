import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Answer, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let student: Person;
let theirs: { classId: string; inviteId: string; enrolmentId: string };

beforeAll(async () => {
  app = await testApp();
  owner = await buildTeacher(app);
  stranger = await buildTeacher(app);
  const invite = await buildInvite(owner, { className: '5-A' });
  student = await buildStudent(app, invite.code);
  const [entry] = (await owner.visitor.get('/students')).body;
  theirs = { classId: invite.classId, inviteId: invite.id, enrolmentId: entry.enrolmentId };
});

afterAll(() => app.close());

type Call = {
  name: string;
  send: (visitor: Visitor, body?: object) => Promise<Answer>;
  role: 'teacher' | 'student';
  /** Inputs that must be refused: bodies or, for calls without a body, the whole input. */
  bad?: object[];
  /** Whether the call names a row that may be somebody else's. */
  isForeign?: boolean;
};

const nul = '\u0000';
const invite = () => ({ id: uuid(), timeZone: 'Europe/Istanbul' });
const post =
  (path: () => string, good: () => object) =>
  (visitor: Visitor, body: object = good()) =>
    visitor.post(path(), body);
const patch =
  (path: () => string, good: () => object) =>
  (visitor: Visitor, body: object = good()) =>
    visitor.patch(path(), body);

const badInviteOptions = [
  { maxUses: 0 },
  { maxUses: 1.5 },
  { maxUses: 'three' },
  { maxUses: 10_001 },
  { expiresOn: '2026-02-30' },
  { expiresOn: '9999-12-31' },
  { expiresOn: 'tomorrow' },
  { requireApproval: 'perhaps' },
];
const badIdLists = [{}, { enrolmentIds: [] }, { enrolmentIds: ['1'] }, { enrolmentIds: Array(501).fill(uuid()) }];

const calls: Call[] = [
  { name: 'list', role: 'teacher', send: (visitor) => visitor.get('/classes') },
  {
    name: 'create',
    role: 'teacher',
    send: post(
      () => '/classes',
      () => ({ ...invite(), name: '6-B' }),
    ),
    bad: [
      {},
      { ...invite() },
      { ...invite(), name: '   ' },
      { ...invite(), name: 'x'.repeat(201) },
      { ...invite(), name: `5${nul}A` },
      { ...invite(), name: ['5-A'] },
      { ...invite(), name: '5-A', timeZone: 'Mars/Olympus' },
      { ...invite(), name: '5-A', id: 'not-an-id' },
    ],
  },
  {
    name: 'rename',
    role: 'teacher',
    send: patch(
      () => `/classes/${theirs.classId}`,
      () => ({ name: 'stolen', version: 0 }),
    ),
    bad: [{ name: 'x' }, { name: '', version: 0 }, { name: 'x', version: -1 }, { name: 'x', version: 'a' }],
    isForeign: true,
  },
  {
    name: 'archive',
    role: 'teacher',
    send: (visitor) => visitor.post(`/classes/${theirs.classId}/archive`),
    isForeign: true,
  },
  {
    name: 'reopen',
    role: 'teacher',
    send: (visitor) => visitor.post(`/classes/${theirs.classId}/reopen`),
    isForeign: true,
  },
  {
    name: 'handOver',
    role: 'teacher',
    send: post(
      () => `/classes/${theirs.classId}/hand-over`,
      () => ({ teacherEmail: stranger.email }),
    ),
    bad: [{}, { teacherEmail: 'nobody' }, { teacherEmail: 7 }],
    isForeign: true,
  },
  {
    name: 'keep',
    role: 'teacher',
    send: (visitor) => visitor.post(`/classes/${theirs.classId}/keep`),
    isForeign: true,
  },
  { name: 'handovers', role: 'teacher', send: (visitor) => visitor.get('/class-handovers') },
  {
    name: 'takeOver',
    role: 'teacher',
    send: (visitor) => visitor.post(`/class-handovers/${theirs.classId}/accept`),
    isForeign: true,
  },
  { name: 'listInvites', role: 'teacher', send: (visitor) => visitor.get('/invites') },
  {
    name: 'createInvite',
    role: 'teacher',
    send: post(
      () => '/invites',
      () => ({ ...invite(), classId: theirs.classId }),
    ),
    bad: [{}, { id: uuid() }, { ...invite(), className: '' }, { ...invite(), classId: '5-A' }].concat(
      badInviteOptions.map((options) => ({ ...invite(), ...options })),
    ),
    isForeign: true,
  },
  {
    name: 'updateInvite',
    role: 'teacher',
    send: patch(
      () => `/invites/${theirs.inviteId}`,
      () => ({ version: 0, maxUses: 1 }),
    ),
    bad: [{}, ...badInviteOptions.map((options) => ({ version: 0, ...options }))],
    isForeign: true,
  },
  {
    name: 'switchInvite',
    role: 'teacher',
    send: post(
      () => `/invites/${theirs.inviteId}/switch`,
      () => ({ isActive: false }),
    ),
    bad: [{}, { isActive: 'perhaps' }],
    isForeign: true,
  },
  {
    name: 'cameIn',
    role: 'teacher',
    send: (visitor) => visitor.get(`/invites/${theirs.inviteId}/students`),
    isForeign: true,
  },
  {
    name: 'join',
    role: 'student',
    send: post(
      () => '/enrolments',
      () => ({ id: uuid(), code: 'ABCDEF' }),
    ),
    bad: [{}, { id: uuid(), code: '' }, { id: uuid(), code: 'ABC' }, { id: 'x', code: 'ABCDEF' }],
  },
  { name: 'mine', role: 'student', send: (visitor) => visitor.get('/enrolments/mine') },
  {
    name: 'roster',
    role: 'teacher',
    send: (visitor) => visitor.get('/students', { classId: theirs.classId }),
    isForeign: true,
  },
  ...['approve', 'decline', 'remove'].map((name): Call => {
    const path = () => `/enrolments/${name}`;
    return {
      name,
      role: 'teacher',
      send: post(path, () => ({ enrolmentIds: [theirs.enrolmentId] })),
      bad: badIdLists,
    };
  }),
  {
    name: 'move',
    role: 'teacher',
    send: post(
      () => `/enrolments/${theirs.enrolmentId}/move`,
      () => ({ toClassId: theirs.classId }),
    ),
    bad: [{}, { toClassId: '6-B' }],
    isForeign: true,
  },
];

describe.each(calls)('$name', ({ send, role, bad, isForeign }) => {
  const asker = () => (role === 'teacher' ? stranger : student).visitor;

  it('wants a session', async () => {
    expect(await send(app.visitor())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('is for one role only', async () => {
    const other = role === 'teacher' ? student.visitor : stranger.visitor;
    expect(await send(other)).toMatchObject({
      status: 403,
      body: { code: 'permission-denied', data: { needs: [role] } },
    });
  });

  if (bad)
    it('refuses bad input and names the field', async () => {
      for (const body of bad) {
        const answer = await send(asker(), body);
        expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
        expect(answer.body.data.issues.length, JSON.stringify(body)).toBeGreaterThan(0);
      }
    });

  if (isForeign)
    it('finds nothing that belongs to another user', async () => {
      expect(await send(asker())).toMatchObject({ status: 404, body: { code: 'not-found' } });
    });
});

describe('another user', () => {
  it('sees an unverified address refused before anything else', async () => {
    const unverified = await buildTeacher(app, { verified: false });
    for (const { send, role } of calls) {
      if (role === 'teacher') expect((await send(unverified.visitor)).body.code).toBe('email-not-verified');
    }
  });

  it('has changed nothing by all of these calls', async () => {
    for (const name of ['approve', 'decline', 'remove']) {
      const answer = await stranger.visitor.post(`/enrolments/${name}`, { enrolmentIds: [theirs.enrolmentId] });
      expect(answer).toMatchObject({ status: 200, body: { changed: 0 } });
    }
    const [entry] = (await owner.visitor.get('/students')).body;
    expect(entry).toMatchObject({ enrolmentId: theirs.enrolmentId, status: 'active', className: '5-A' });
    const [kept] = (await owner.visitor.get('/invites')).body;
    expect(kept).toMatchObject({ id: theirs.inviteId, state: 'active', maxUses: null, version: 0, currentUses: 1 });
    expect((await owner.visitor.get('/classes')).body).toMatchObject([
      { id: theirs.classId, version: 0, archivedAt: null },
    ]);
    expect((await stranger.visitor.get('/students')).body).toEqual([]);
  });
});
