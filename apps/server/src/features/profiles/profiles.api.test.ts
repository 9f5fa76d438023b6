import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

it('changes nothing, not even the version, when nothing that it knows is sent', async () => {
  const { body: before } = await teacher.visitor.get('/profiles/me');
  app.clock.advance(60_000);
  const answer = await teacher.visitor.patch('/profiles/me', { version: before.version, role: 'student', totalXP: 5 });
  expect(answer).toMatchObject({ status: 200, body: before });
  expect((await teacher.visitor.get('/profiles/me')).body).toEqual(before);
});
