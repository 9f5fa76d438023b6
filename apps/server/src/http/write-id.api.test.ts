import { writeIdHeader } from '@wordgrove/contract/paths';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  const { code } = await buildInvite(await buildTeacher(app), { className: 'Seven B' });
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

/** The ids on the hints of one more to-do. */
async function idsAfterAWrite(headers: Record<string, string>): Promise<(string | null)[]> {
  await app.db.delete(liveEvents);
  const answer = await student.visitor.post('/todos', { id: uuid(), title: 'One' }, headers);
  expect(answer.status).toBe(201);
  const rows = await app.db.select({ id: liveEvents.writeId }).from(liveEvents).where(eq(liveEvents.topic, 'todos'));
  return rows.map(({ id }) => id);
}

it('the id that a page gives its write is on the hints of that write', async () => {
  expect(await idsAfterAWrite({ [writeIdHeader]: 'k3v9x2a8-1' })).toEqual(['k3v9x2a8-1']);
});

it.each([
  {},
  { [writeIdHeader]: 'short' },
  { [writeIdHeader]: `${'a'.repeat(9)}\u00e9` },
  { [writeIdHeader]: 'a'.repeat(5000) },
])('a write without an id, or with what is none, is made all the same: %#', async (headers) => {
  expect(await idsAfterAWrite(headers)).toEqual([null]);
});
