import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { ownAssignment, setAssignment, taskOf, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let invite: { code: string; classId: string };
let ada: Person;
let ece: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  other = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 100 });
  ada = await buildStudent(app, invite.code, { fullName: 'Ada Lake' });
  ece = await buildStudent(app, invite.code, { fullName: 'Ece Su' });
});

let classId: string;

beforeEach(async () => {
  // A class of its own, so that no test sees another's work.
  const own = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}`, maxUses: 100 });
  classId = own.classId;
  for (const person of [ada, ece]) await person.visitor.post('/enrolments', { id: uuid(), code: own.code });
});

afterAll(() => app.close());

describe('a draft', () => {
  it('is kept with the memory of every word, once each, and what no dictionary knows is named', async () => {
    const words = ['Week', 'week', 'children', 'to lend', 'ice cream', '“don’t”', 'xqzt'];
    const { status, body } = await teacher.visitor.post('/assignments', wanted(classId, { task: taskOf(words) }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ publishedAt: null, version: 0, progress: { students: 2, started: 0, turnedIn: 0 } });
    const read = Object.fromEntries(
      body.task.material.words.map(({ text, word }: { text: string; word: string | null }) => [text, word]),
    );
    expect(read).toMatchObject({
      week: 'week:noun',
      children: 'child:noun',
      'to lend': 'lend:verb',
      'ice cream': 'ice cream:noun',
      '“don’t”': expect.stringContaining(':'),
      xqzt: null,
    });
    expect(Object.keys(read)).toHaveLength(6);
  });

  it('asks for the meaning that was chosen, and for the usual one of what was not', async () => {
    const read = async (meant: { text: string; word: string }[]) => {
      const task = taskOf([], { material: { kind: 'words', words: ['Cold', 'water', 'week'], meant } });
      const { body } = await teacher.visitor.post('/assignments', wanted(classId, { task }));
      return body.task.material.words.map(({ word }: { word: string }) => word);
    };
    expect(await read([])).toEqual(['cold:noun', 'water:noun', 'week:noun']);
    expect(await read([{ text: 'cold', word: 'cold:adjective' }])).toEqual([
      'cold:adjective',
      'water:noun',
      'week:noun',
    ]);
    expect(await read([{ text: 'week', word: 'cold:adjective' }])).toEqual(['cold:noun', 'water:noun', 'week:noun']);
  });

  it('is nobody’s but the teacher’s: no student sees it, plays it or learns that it is there', async () => {
    const draft = wanted(classId);
    await teacher.visitor.post('/assignments', draft);
    expect(await ownAssignment(ada, draft.id)).toBeUndefined();
    const source = { kind: 'assignment', assignmentId: draft.id };
    const wish = { type: 'quiz', source, items: 5, mode: 'mixed', timer: 'none', canHear: false };
    expect(await ada.visitor.post('/games/plays', { id: uuid(), ...wish })).toMatchObject({ status: 404 });
    expect(await other.visitor.post('/games/preview', wish)).toMatchObject({ status: 404 });
    expect(await teacher.visitor.post('/games/preview', wish)).toMatchObject({ status: 200 });
  });

  it('can be a list of two thousand words', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => (n % 2 ? `word${n}` : 'week'));
    const { status, body } = await teacher.visitor.post('/assignments', wanted(classId, { task: taskOf(many) }));
    expect(status).toBe(201);
    expect(body.task.material.words).toHaveLength(1001);
    const { assignments } = (await teacher.visitor.get('/assignments')).body;
    const listed = assignments.find(({ id }: { id: string }) => id === body.id);
    expect(listed.words).toEqual({ listed: 1001, unknown: 1000 });
    expect(JSON.stringify(listed)).not.toContain('word1001');
    expect((await teacher.visitor.get(`/assignments/${body.id}`)).body).toEqual(body);
    const more = await teacher.visitor.post('/assignments', wanted(classId, { task: taskOf([...many, 'one']) }));
    expect(more).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'task.material.words' }] } } });
  });

  it('is refused for a class or a student that isn’t the teacher’s', async () => {
    const foreign = await buildInvite(other);
    const stranger = await buildStudent(app, foreign.code);
    for (const more of [
      { classIds: [foreign.classId] },
      { classIds: [classId, foreign.classId] },
      { studentIds: [ada.id, stranger.id] },
    ])
      expect(await teacher.visitor.post('/assignments', wanted(classId, more))).toMatchObject({ status: 404 });
  });
});

describe('publishing', () => {
  it('shows it to the students of the class, and to those who join later', async () => {
    const id = await setAssignment(teacher, classId, { due: { at: '2199-03-01T08:00', timeZone: 'Europe/Istanbul' } });
    const seen = await ownAssignment(ada, id);
    expect(seen).toMatchObject({
      title: 'Ten words',
      state: 'assigned',
      isOpen: true,
      isOverdue: false,
      dueAt: '2199-03-01T05:00:00.000Z',
      timeZone: 'Europe/Istanbul',
      percent: null,
      task: { type: 'quiz', items: 5, level: null },
    });
    expect(seen.task.words).toBe(10);
    expect((await ada.visitor.get(`/assignments/mine/${id}/words`)).body.words).toHaveLength(10);
    const late = await buildInvite(teacher, { classId });
    expect(await ownAssignment(await buildStudent(app, late.code), id)).toBeDefined();
  });

  it('for some students shows it to nobody else', async () => {
    const id = await setAssignment(teacher, classId, { studentIds: [ada.id] });
    expect(await ownAssignment(ada, id)).toBeDefined();
    expect(await ownAssignment(ece, id)).toBeUndefined();
  });

  it('is refused when the game can’t be played with these words, and says what is missing', async () => {
    const cases: [string[], Record<string, unknown>, object][] = [
      [['week'], {}, { shortage: 'too-few', have: 1 }],
      [['xqzt', 'qqqq'], {}, { shortage: 'nothing-fits' }],
      [['a'.repeat(40), 'b'.repeat(40)], { type: 'anagram', mode: 'definition' }, { shortage: 'nothing-fits' }],
    ];
    for (const [words, more, shortage] of cases) {
      const draft = wanted(classId, { task: taskOf(words, more) });
      expect(await teacher.visitor.post('/assignments', draft)).toMatchObject({ status: 201 });
      const answer = await teacher.visitor.post(`/assignments/${draft.id}/publish`);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({
        status: 409,
        body: { code: 'not-enough', data: shortage },
      });
      expect(await ownAssignment(ada, draft.id)).toBeUndefined();
    }
  });

  it('comes with making it, once, however often that is sent', async () => {
    const wish = { ...wanted(classId), publishes: true };
    const first = await teacher.visitor.post('/assignments', wish);
    expect(first).toMatchObject({ status: 201, body: { version: 0, publishedAt: expect.any(String) } });
    const hints = () => app.db.$count(liveEvents, eq(liveEvents.audience, `user:${ada.id}`));
    const before = await hints();
    expect((await teacher.visitor.post('/assignments', wish)).body).toEqual(first.body);
    expect(await hints()).toBe(before);
    expect(await ownAssignment(ada, wish.id)).toMatchObject({ title: 'Ten words', state: 'assigned' });
  });

  it('comes with the last change of a draft, once, and not over what another screen saved', async () => {
    const draft = wanted(classId);
    await teacher.visitor.post('/assignments', draft);
    const publish = (title: string, version: number) =>
      teacher.visitor.patch(`/assignments/${draft.id}`, { ...draft, title, version, publishes: true });
    expect(await publish('Second', 1)).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
    expect(await ownAssignment(ada, draft.id)).toBeUndefined();
    const shown = await publish('Second', 0);
    expect(shown).toMatchObject({ status: 200, body: { title: 'Second', version: 1 } });
    expect((await publish('Second', 0)).body).toEqual(shown.body);
    expect(await ownAssignment(ada, draft.id)).toMatchObject({ title: 'Second' });
    expect((await publish('Third', 1)).body).toMatchObject({ title: 'Third', publishedAt: shown.body.publishedAt });
  });

  it('is told to the screens of the students when it comes with making it', async () => {
    const hints = () => app.db.$count(liveEvents, eq(liveEvents.audience, `user:${ada.id}`));
    const before = await hints();
    await teacher.visitor.post('/assignments', wanted(classId));
    expect(await hints()).toBe(before);
    await teacher.visitor.post('/assignments', { ...wanted(classId), publishes: true });
    expect(await hints()).toBe(before + 1);
  });

  it('that is refused keeps nothing of what came with it', async () => {
    const wish = { ...wanted(classId, { task: taskOf(['week']) }), publishes: true };
    expect(await teacher.visitor.post('/assignments', wish)).toMatchObject({
      status: 409,
      body: { code: 'not-enough' },
    });
    expect(await teacher.visitor.get(`/assignments/${wish.id}`)).toMatchObject({ status: 404 });
    await teacher.visitor.post('/assignments', { ...wish, publishes: false });
    const changed = await teacher.visitor.patch(`/assignments/${wish.id}`, { ...wish, title: 'Other', version: 0 });
    expect(changed).toMatchObject({ status: 409, body: { code: 'not-enough' } });
    expect((await teacher.visitor.get(`/assignments/${wish.id}`)).body).toMatchObject({
      title: 'Ten words',
      version: 0,
    });
  });

  it('with fewer items than were wanted can be sent again', async () => {
    const task = taskOf(['week', 'school', 'family', 'kitchen', 'friend', 'house'], { items: 10 });
    const draft = wanted(classId, { task });
    await teacher.visitor.post('/assignments', draft);
    const publish = () => teacher.visitor.patch(`/assignments/${draft.id}`, { ...draft, version: 0, publishes: true });
    const shown = await publish();
    expect(shown.body).toMatchObject({ task: { items: 6 } });
    expect((await publish()).body).toEqual(shown.body);
  });

  it('promises no more items than a round of the list has', async () => {
    const task = taskOf(['week', 'school', 'family', 'kitchen', 'friend', 'house'], { items: 10 });
    const id = await setAssignment(teacher, classId, { task });
    expect(await ownAssignment(ada, id)).toMatchObject({ task: { items: 6 } });
  });

  it('knows the translations of students although the teacher reads English', async () => {
    const task = taskOf(undefined, { type: 'word-match', mode: 'translation' });
    const id = await setAssignment(teacher, classId, { task });
    expect(await ownAssignment(ada, id)).toMatchObject({ task: { mode: 'translation' } });
  });

  it('refuses a way to play that the game doesn’t have', async () => {
    const draft = wanted(classId, { task: taskOf(undefined, { mode: 'backwards' }) });
    await teacher.visitor.post('/assignments', draft);
    expect(await teacher.visitor.post(`/assignments/${draft.id}/publish`)).toMatchObject({ status: 400 });
  });
});

describe('a change', () => {
  it('is refused for somebody who saw an older state, and says how it stands', async () => {
    const draft = wanted(classId);
    await teacher.visitor.post('/assignments', draft);
    const edit = (title: string, version: number) =>
      teacher.visitor.patch(`/assignments/${draft.id}`, { ...draft, title, version });
    expect(await edit('First', 0)).toMatchObject({ status: 200, body: { title: 'First', version: 1 } });
    expect(await edit('First', 0)).toMatchObject({ status: 200, body: { title: 'First', version: 1 } });
    expect(await edit('Second', 0)).toMatchObject({ status: 409, body: { data: { title: 'First', version: 1 } } });
  });

  it('reaches the students who gained and who lost it', async () => {
    const wish = { studentIds: [ada.id] };
    const id = await setAssignment(teacher, classId, wish);
    const edit = await teacher.visitor.patch(`/assignments/${id}`, {
      ...wanted(classId, { studentIds: [ece.id] }),
      id,
      version: 1,
    });
    expect(edit.status).toBe(200);
    expect(await ownAssignment(ada, id)).toBeUndefined();
    expect(await ownAssignment(ece, id)).toBeDefined();
  });

  it('is still possible when the class was archived or a student left, and they stay without it', async () => {
    const wish = wanted(classId, { studentIds: [ada.id, ece.id] });
    const id = await setAssignment(teacher, classId, wish);
    const roster = (await teacher.visitor.get('/students')).body;
    const { enrolmentId } = roster.find(
      (each: { studentId: string; classId: string }) => each.studentId === ece.id && each.classId === classId,
    );
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [enrolmentId] });
    expect(await ownAssignment(ece, id)).toBeUndefined();
    const edit = (title: string, version: number) =>
      teacher.visitor.patch(`/assignments/${id}`, { ...wish, id, title, version });
    expect(await edit('Without Ece', 1)).toMatchObject({ status: 200 });
    await teacher.visitor.post(`/classes/${classId}/archive`);
    expect(await ownAssignment(ada, id)).toBeUndefined();
    expect(await edit('Over', 2)).toMatchObject({ status: 200, body: { title: 'Over' } });
    expect(await teacher.visitor.post('/assignments', wanted(classId))).toMatchObject({ status: 404 });
  });
});

describe('putting away', () => {
  it('takes it from the students until it is brought back', async () => {
    const id = await setAssignment(teacher, classId);
    expect(await teacher.visitor.post(`/assignments/${id}/remove`)).toMatchObject({ status: 200 });
    expect(await ownAssignment(ada, id)).toBeUndefined();
    const { body } = await teacher.visitor.get('/assignments');
    expect(body.assignments.map((each: { id: string }) => each.id)).not.toContain(id);
    expect(await teacher.visitor.post(`/assignments/${id}/restore`)).toMatchObject({ body: { removedAt: null } });
    expect(await ownAssignment(ada, id)).toBeDefined();
  });
});
