import { limits } from '@wordgrove/contract/limits';
import { count } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gamePlays } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  student = await buildStudent(app, (await buildInvite(teacher)).code);
});

afterAll(() => app.close());

const words = ['week:noun', 'school:noun', 'family:noun', 'kitchen:noun', 'friend:noun'];
/** Homework that the form hasn't saved yet: its id is nobody's. */
const wishOf = (more: object = {}) => ({
  ...{ type: 'quiz', source: { kind: 'assignment', assignmentId: uuid() }, items: 5, mode: 'mixed', timer: 'none' },
  ...{ canHear: false, words, ...more },
});
const preview = (person: Pick<Person, 'visitor'>, more: object = {}) =>
  person.visitor.post('/games/preview', wishOf(more));

describe('a preview of a list of words that isn’t saved', () => {
  it('asks those words, each once, and leaves nothing behind', async () => {
    const before = await app.db.select({ n: count() }).from(gamePlays);
    const { status, body } = await preview(teacher);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.round.items.map(({ word }: { word: string }) => word).sort()).toEqual([...words].sort());
    expect(await app.db.select({ n: count() }).from(gamePlays)).toEqual(before);
  });

  it('says what is lacking when the words make no round', async () => {
    expect(await preview(teacher, { words: ['qzxv:noun'] })).toMatchObject({
      status: 409,
      body: { code: 'not-enough' },
    });
  });

  it('is for teachers only, and for words only: 401, 403, 400', async () => {
    expect(await preview({ visitor: app.visitor() }, { words: [] })).toMatchObject({ status: 401 });
    expect(await preview(student, { words: [] })).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
    for (const bad of [[], [5], Array.from({ length: limits.assignmentWordsMax + 1 }, (_, n) => `word${n}:noun`)])
      expect((await preview(teacher, { words: bad })).status).toBe(400);
  });

  it('needs the words: without them such homework isn’t there', async () => {
    expect(await preview(teacher, { words: undefined })).toMatchObject({ status: 404 });
  });
});
