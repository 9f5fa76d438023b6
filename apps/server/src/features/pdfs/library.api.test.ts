import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { scansDuring } from '#testing/plans.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

type Page = { texts: { id: string }[]; hasMore: boolean };

async function pageOf({ visitor }: Person, page = 1): Promise<Page> {
  const { status, body } = await visitor.post('/pdfs/library', { page });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

it('lists the texts of all teachers in pages: those being read, latest first, then the newest', async () => {
  const [one, other] = [await buildTeacher(app), await buildTeacher(app)];
  const [mine, theirs] = [await buildInvite(one), await buildInvite(other)];
  const student = await buildStudent(app, mine.code);
  expect((await student.visitor.post('/enrolments', { id: uuid(), code: theirs.code })).status).toBe(201);
  const elsewhere = await buildInvite(one, { className: 'Another' });
  const texts: string[] = [];
  const give = async (teacher: Person, classId: string) => {
    app.clock.advance(60_000);
    return buildText(app, teacher, { classIds: [classId] });
  };
  for (let n = 0; n < limits.pdfsPage; n += 1) {
    texts.push(await give(one, mine.classId), await give(other, theirs.classId));
    // Newer ones that aren't the student's.
    await give(one, elsewhere.classId);
  }
  const reading = [texts[5], texts[41], texts[2]];
  for (const id of reading) {
    app.clock.advance(60_000);
    expect((await student.visitor.post(`/pdfs/${id}/open`)).status).toBe(200);
  }
  const newest = texts.filter((id) => !reading.includes(id)).toReversed();
  const expected = [...reading.toReversed(), ...newest];
  const [first, second, third] = [await pageOf(student), await pageOf(student, 2), await pageOf(student, 3)];
  expect([...first.texts, ...second.texts].map(({ id }) => id)).toEqual(expected);
  expect([first.hasMore, second.hasMore, third.texts]).toEqual([true, false, []]);

  const scans = await scansDuring(app, () => pageOf(student));
  expect(scans.map(({ index }) => index)).toContain('pdfs_teacher');
  expect(scans.filter(({ table, condition }) => /^pdf(s|_readings)$/.test(table) && condition === null)).toEqual([]);
});
