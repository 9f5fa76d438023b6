import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { openMemory } from '#testing/learner.ts';
import type { NewEvidence } from './service.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classmate: Person;

const day = dayMs;
const zone = 'Europe/Istanbul';

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const { code } = await buildInvite(teacher);
  student = await buildStudent(app, code);
  classmate = await buildStudent(app, code);
  await practise(student, 8, [{ word: 'lend:verb' }, { word: 'bank:noun' }, { word: 'idea:noun', passed: false }]);
  await practise(student, 8, [{ word: 'guess:verb', task: 'guessed', passed: false }]);
  await practise(student, 6, [{ word: 'lend:verb', grade: 4 }]);
});

afterAll(() => app.close());

const ownOf = ({ id }: Person) => ({ userId: id }) as OwnRows;

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * day);

type Wish = Partial<NewEvidence> & Pick<NewEvidence, 'word'>;

async function practise(who: Person, days: number, events: Wish[]): Promise<void> {
  const now = daysAgo(days);
  const whole = events.map(
    (wish): NewEvidence => ({
      id: uuid(),
      activity: 'card',
      task: 'recalled',
      passed: true,
      occurredAt: now,
      ...wish,
    }),
  );
  await inTransaction(app.db, (tx) => openMemory(app.db).recordEvidence(tx, ownOf(who), whole, now));
}

const states = (who: Person, words: unknown) => who.visitor.post('/memory/states', { words });

describe('POST /api/memory/states', () => {
  it('is for students who are signed in', async () => {
    expect(await app.visitor().post('/memory/states', { words: ['lend:verb'] })).toMatchObject({ status: 401 });
    expect(await states(teacher, ['lend:verb'])).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  });

  it.each([
    ['no list', 'lend:verb'],
    ['an empty list', []],
    ['a word without its part of speech', ['lend']],
    ['a word without letters', [':verb']],
    ['capitals', ['Lend:verb']],
    ['a NUL', ['le\u0000nd:verb']],
    ['half an emoji', ['\ud83c:noun']],
    ['a word that is too long', [`${'x'.repeat(limits.wordKeyMax)}:noun`]],
    ['too many words', Array.from({ length: limits.memoryWordsMax + 1 }, (_, n) => `w${n}:noun`)],
  ])('refuses %s', async (_, words) => {
    expect(await states(student, words)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('says how each word stands, in the order asked, unknown ones as new', async () => {
    const { status, body } = await states(student, [
      'never:adverb',
      'lend:verb',
      'guess:verb',
      'idea:noun',
      'lend:verb',
    ]);
    expect(status).toBe(200);
    const nothing = { due: null, stability: null, retrievability: null };
    expect(body).toEqual([
      { word: 'never:adverb', state: 'new', isMarked: false, ...nothing },
      expect.objectContaining({ word: 'lend:verb', isMarked: false, due: expect.any(String) }),
      { word: 'guess:verb', state: 'new', isMarked: true, ...nothing },
      expect.objectContaining({ word: 'idea:noun', state: 'at-risk' }),
      body[1],
    ]);
    expect(body[1].stability).toBeGreaterThan(body[3].stability);
    expect(body[1].retrievability).toBeGreaterThan(body[3].retrievability);
    expect(body[3].retrievability).toBeLessThan(0.8);
  });

  it('takes as many words as are allowed, in any script', async () => {
    const words = Array.from({ length: limits.memoryWordsMax - 1 }, (_, n) => `kelime ağaç’ı ${n}:phrase`);
    const { status, body } = await states(student, [...words, `card:${uuid()}`]);
    expect(status).toBe(200);
    expect(body).toHaveLength(limits.memoryWordsMax);
  });

  it("knows nothing of a classmate's memory", async () => {
    expect((await states(classmate, ['lend:verb'])).body).toMatchObject([{ state: 'new' }]);
  });
});

describe('GET /api/memory/summary', () => {
  it('is for students who are signed in', async () => {
    expect(await app.visitor().get('/memory/summary')).toMatchObject({ status: 401 });
    expect(await teacher.visitor.get('/memory/summary')).toMatchObject({ status: 403 });
  });

  it('counts the words met, what is due, and what will be', async () => {
    const { body } = await student.visitor.get('/memory/summary');
    const standing = (await states(student, ['lend:verb', 'bank:noun', 'idea:noun', 'guess:verb'])).body;
    const now = app.clock.now();
    const count = (state: string) => standing.filter((each: { state: string }) => each.state === state).length;
    expect(body.counts).toEqual({
      new: 1,
      learning: count('learning'),
      known: count('known'),
      'at-risk': count('at-risk'),
    });
    const dues: string[] = standing.flatMap((each: { due: string | null }) => each.due ?? []);
    expect(body.dueNow).toBe(dues.filter((due) => new Date(due) <= now).length);
    expect(body.dueNow).toBeGreaterThan(0);
    expect(body.forecast).toHaveLength(30);
    expect(body.forecast[0].day).toBe(localDay(now, zone));
    expect(body.forecast[0].due).toBeGreaterThanOrEqual(body.dueNow);
    const forecast: { due: number }[] = body.forecast;
    expect(forecast.reduce((sum, { due }) => sum + due, 0)).toBe(dues.length);
  });

  it('is empty at the beginning', async () => {
    const { body } = await classmate.visitor.get('/memory/summary');
    expect(body.counts).toEqual({ new: 0, learning: 0, known: 0, 'at-risk': 0 });
    expect(body.dueNow).toBe(0);
    expect(body.forecast.every(({ due }: { due: number }) => due === 0)).toBe(true);
  });
});

describe('GET /api/memory/xp', () => {
  it('is for students who are signed in', async () => {
    expect(await app.visitor().get('/memory/xp')).toMatchObject({ status: 401 });
    expect(await teacher.visitor.get('/memory/xp')).toMatchObject({ status: 403 });
  });

  it('says total, level and what was earned today, and the profile says the same', async () => {
    const give = (reason: string, amount: number, at: Date) =>
      inTransaction(app.db, (tx) => openMemory(app.db).awardXp(tx, ownOf(student), { reason, amount, at }));
    const xp = async () => (await student.visitor.get('/memory/xp')).body;
    expect(await xp()).toEqual({ totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 });
    await give('task:1', 90, daysAgo(1));
    await give('task:2', 30, daysAgo(0));
    await give('play:1', 5, daysAgo(0));
    expect(await xp()).toEqual({ totalXp: 125, level: 2, xpIntoLevel: 25, xpOfLevel: 200, today: 35 });
    const profile = (await student.visitor.get('/profiles/me')).body;
    expect(JSON.stringify(profile)).toContain('125');
    expect((await classmate.visitor.get('/memory/xp')).body.totalXp).toBe(0);
  });
});
