import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classEnrolments, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';
import { recall } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let classId: string;
let [ada, bea, cem]: Person[] = [];
let text: string;

const words = [
  ['the:determiner', 'A1', 40],
  ['lend:verb', 'B1', 6],
  ['harbour:noun', 'C1', 4],
] as const;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  classId = invite.classId;
  for (const fullName of ['Cem', 'ada', 'Bea']) {
    const person = await buildStudent(app, invite.code);
    await app.db.update(profiles).set({ displayName: fullName }).where(eq(profiles.userId, person.id));
    if (fullName === 'ada') ada = person;
    else if (fullName === 'Bea') bea = person;
    else cem = person;
  }
  text = await buildText(app, teacher, { classIds: [classId], words, names: 30 });
});

afterAll(() => app.close());

const fitOf = async (id = text) => (await teacher.visitor.get(`/pdfs/${id}/fit`, { classId })).body;
const idsIn = ({ each }: { each: { studentId: string }[] }) => each.map(({ studentId }) => studentId);

it('names each student by name, with what the student’s own library card says', async () => {
  if (!ada || !bea || !cem) throw new Error('there is no class');
  for (const daysAgo of [90, 80, 50, 1]) await recall(app, ada, daysAgo, ['harbour:noun'], { grade: 4 });
  await recall(app, bea, 3, ['lend:verb']);
  const { each, lowest, highest } = await fitOf();
  expect(each.map(({ studentId, name }: { studentId: string; name: string }) => [studentId, name])).toEqual([
    [ada.id, 'ada'],
    [bea.id, 'Bea'],
    [cem.id, 'Cem'],
  ]);
  for (const [n, person] of [ada, bea, cem].entries()) {
    const card = await person.visitor.post('/pdfs/coverage', { ids: [text] });
    expect(each[n].fit).toEqual(card.body[0].fit);
  }
  expect(each[1].fit.learning).toBeCloseTo(0.075, 9);
  const coverages = each.map(({ fit }: { fit: { coverage: number } }) => fit.coverage);
  expect([Math.min(...coverages), Math.max(...coverages)]).toEqual([lowest, highest]);
});

it('names nobody who has left the class, and nobody for a text without words', async () => {
  const picture = await buildText(app, teacher, { classIds: [classId], pages: [0] });
  expect((await fitOf(picture)).each).toEqual([]);
  const gone = cem?.id ?? '';
  expect(idsIn(await fitOf())).toContain(gone);
  await app.db.update(classEnrolments).set({ status: 'removed' }).where(eq(classEnrolments.studentId, gone));
  expect(idsIn(await fitOf())).toEqual([ada?.id, bea?.id]);
});
