import type { GivenAnswer, TestAnswer } from '@wordgrove/contract/games';
import { eq } from 'drizzle-orm';
import { gamePlays, practiceEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { setAssignment, taskOf, tenWords } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';

type World = { app: TestApp; teacher: Person; student: Person; classId: string };

/** A game set as a test, of ten words. */
export const testTask = (more: object = {}, limit: number | null = null) =>
  taskOf(tenWords, { test: { minutes: limit }, ...more });

export const answer = (question: number, given: TestAnswer | null, seq = question + 1): GivenAnswer => ({
  question,
  seq,
  answer: given,
});

/** Another choice than this one. */
export const wrong = ({ answer: given, ...rest }: GivenAnswer): GivenAnswer => ({
  ...rest,
  answer: { choice: ((given as { choice: number }).choice + 1) % 4 },
});

/** Sets tests for a class, and takes them as its student unless somebody else is named. */
export function testsOf(world: () => World) {
  const setTest = (limit: number | null = null, more: object = {}) =>
    setAssignment(world().teacher, world().classId, { task: testTask({}, limit), ...more });

  const look = (id: string, who = world().student) => who.visitor.get(`/games/tests/${id}`);
  const begin = (id: string, who = world().student) => who.visitor.post(`/games/tests/${id}/start`);
  const save = (id: string, answers: unknown[], who = world().student) =>
    who.visitor.post(`/games/tests/${id}/answers`, { answers });
  const handIn = (id: string, answers: unknown[] = [], who = world().student) =>
    who.visitor.post(`/games/tests/${id}/finish`, { answers });

  async function endTests(): Promise<void> {
    await world().app.jobs.send('end-tests', {});
    await world().app.jobs.run();
  }

  /** The right answers, as only the server knows them. */
  async function rightAnswers(id: string, who = world().student): Promise<GivenAnswer[]> {
    const plays = await world().app.db.select().from(gamePlays).where(eq(gamePlays.assignmentId, id));
    const own = plays.find(({ studentId }) => studentId === who.id);
    return (own?.round.items ?? []).map(({ right }, question) => answer(question, { choice: Number(right) }));
  }

  /** Takes it at reading pace and hands it in. */
  async function take(id: string, who = world().student, howMany = 5, wrongOnes: readonly number[] = []) {
    await begin(id, who);
    const right = await rightAnswers(id, who);
    const given = right.slice(0, howMany).map((each) => (wrongOnes.includes(each.question) ? wrong(each) : each));
    for (const each of given) {
      world().app.clock.advance(8000);
      await save(id, [each], who);
    }
    world().app.clock.advance(8000);
    return handIn(id, [], who);
  }

  const eventsOf = (who = world().student) =>
    world().app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, who.id));

  const workOf = async (id: string, who = world().student) => {
    const { body } = await world().teacher.visitor.get(`/assignments/${id}/work`);
    return body.students.find(({ studentId }: { studentId: string }) => studentId === who.id);
  };

  return { setTest, look, begin, save, handIn, endTests, rightAnswers, take, eventsOf, workOf };
}
