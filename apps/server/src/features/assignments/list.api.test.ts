import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignmentClasses, assignments } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let classIds: string[];
/** The teacher's titles, newest first. */
let titles: string[];

const count = 2 * limits.assignmentsPage + 5;
const task = { kind: 'game', type: 'quiz', mode: 'mixed', items: 4, timer: 'none', target: null, test: null } as const;
const words = ['week', 'day', 'xqzt'].map((text) => ({ text, word: text === 'xqzt' ? null : `${text}:noun` }));

async function set(by: Person, classId: string, title: string, createdAt: Date): Promise<string> {
  const id = uuid();
  await app.db.insert(assignments).values({
    ...{ id, teacherId: by.id, title, instructions: '', timeZone: 'UTC', isLateAllowed: true, isForSome: false },
    ...{ counts: 'best' as const, task: { ...task, material: { kind: 'words' as const, words } }, createdAt },
  });
  await app.db.insert(assignmentClasses).values({ assignmentId: id, classId });
  return id;
}

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  other = await buildTeacher(app);
  classIds = await Promise.all(
    ['7A', '7B'].map(async (className) => (await buildInvite(teacher, { className })).classId),
  );
  // Groups of three share an instant.
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 3) * 1000);
  const made: { id: string; n: number }[] = [];
  for (let n = 0; n < count; n += 1) made.push({ id: await set(teacher, classIds[n % 2] ?? '', `${n}`, at(n)), n });
  const newest = (one: (typeof made)[number], two: (typeof made)[number]) =>
    at(two.n).getTime() - at(one.n).getTime() || (one.id < two.id ? 1 : -1);
  titles = made.sort(newest).map(({ n }) => `${n}`);
});

afterAll(() => app.close());

type Page = { assignments: ListedAssignment[]; next: string | null };

async function listAll(query: Record<string, string> = {}, before: string | null = null): Promise<Page[]> {
  const search = new URLSearchParams({ ...query, ...(before && { before }) });
  const { body } = await teacher.visitor.get(`/assignments?${search}`);
  return body.next === null ? [body] : [body, ...(await listAll(query, body.next))];
}

const titlesOf = (pages: readonly Page[]) => pages.flatMap((page) => page.assignments.map(({ title }) => title));

it('comes page by page, the newest first, each once', async () => {
  const pages = await listAll();
  expect(pages.map((page) => page.assignments.length)).toEqual([limits.assignmentsPage, limits.assignmentsPage, 5]);
  expect(titlesOf(pages)).toEqual(titles);
});

it('counts the words of a list, and leaves them out', async () => {
  const [first] = (await teacher.visitor.get('/assignments')).body.assignments;
  expect(first).toMatchObject({ task, words: { listed: 3, unknown: 1 }, classes: [{ name: expect.any(String) }] });
  expect(first.task).not.toHaveProperty('material');
});

it('is that of one class when that is asked for, and of none for a class of somebody else', async () => {
  expect(titlesOf(await listAll({ classId: classIds[1] ?? '' }))).toEqual(titles.filter((title) => Number(title) % 2));
  const foreign = await buildInvite(other);
  await set(other, foreign.classId, 'of another', new Date());
  expect(titlesOf(await listAll({ classId: foreign.classId }))).toEqual([]);
});

it('goes on where it ended when the last one was put away meanwhile', async () => {
  const { assignments: shown, next } = (await teacher.visitor.get('/assignments')).body;
  await teacher.visitor.post(`/assignments/${next}/remove`);
  const rest = await teacher.visitor.get(`/assignments?before=${next}`);
  expect(titlesOf([rest.body])).toEqual(titles.slice(shown.length, 2 * shown.length));
  await teacher.visitor.post(`/assignments/${next}/restore`);
});

it('says nothing of somebody else’s, even of how old they are', async () => {
  const [theirs] = await app.db.select().from(assignments).where(eq(assignments.teacherId, other.id));
  expect((await teacher.visitor.get(`/assignments?before=${theirs?.id}`)).body).toEqual({
    assignments: [],
    next: null,
  });
});
