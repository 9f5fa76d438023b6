import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { taskOf } from '#testing/own-task.ts';
import { recall } from '#testing/player.ts';
import { countStatements } from '#testing/statements.ts';

let app: TestApp;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  const { code } = await buildInvite(await buildTeacher(app));
  student = await buildStudent(app, code);
  await student.visitor.post('/daily-tasks/generate', { language: 'en' });
  await student.visitor.post('/todos', { id: uuid(), title: 'Bring the book' });
  await recall(app, student, 3, ['apple:noun', 'bread:noun']);
  // Somebody's first call notes that they are here.
  await student.visitor.get('/todos');
});

afterAll(() => app.close());

async function statementsOf(call: () => Promise<{ status: number; body: unknown }>): Promise<number> {
  return countStatements(app, async () => {
    const answer = await call();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
}

describe('the session and no more than', () => {
  it.each([
    [1, '/daily-tasks/today'],
    [1, '/todos'],
    [1, '/enrolments/mine'],
    [1, '/notices'],
    [1, '/flashcards/waiting'],
    [2, '/profiles/me'],
    [2, '/memory/xp'],
    [4, '/dashboards/student'],
  ])('%i statement(s) answer %s', async (count, path) => {
    const language = path.includes('task') || path.includes('dashboard') ? { language: 'en' } : undefined;
    expect(await statementsOf(() => student.visitor.get(path, language))).toBeLessThanOrEqual(1 + count);
  });

  it('one statement make a step of a daily task', async () => {
    const task = await taskOf(app, student, { target: 5 });
    const step = (progress: number) => () =>
      student.visitor.post(`/daily-tasks/tasks/${task}/advance`, { language: 'en', progress });
    expect(await statementsOf(step(1))).toBe(2);
    expect(await statementsOf(step(2))).toBe(2);
  });
});
