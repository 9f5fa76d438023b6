import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gamePlays, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut } from '#testing/own-task.ts';
import { playQuiz, startQuiz } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

const minutes = (n: number) => app.clock.advance(n * 60_000);
const profile = async () => (await app.db.select().from(profiles).where(eq(profiles.userId, student.id)))[0];

describe('the XP of a day', () => {
  it('are half for the second play of a game, a quarter from the third on, and never above 100', async () => {
    await untilMorning();
    await leaveTasksOut(app, student);
    const reasons: string[] = [];
    let total = 0;
    for (let play = 0; play < 4; play += 1) {
      const { earned, reason } = (await playQuiz(app, student, { items: 4 })).result.body.xp;
      reasons.push(reason);
      total += earned;
    }
    expect(reasons).toEqual(['full', 'second-play', 'later-play', 'later-play']);
    expect((await student.visitor.get('/games/hub')).body).toMatchObject({ xpToday: total, xpLimit: 100 });

    const { id } = await startQuiz(student);
    const day = (await plays()).find(({ localDay }) => localDay !== null)?.localDay;
    await app.db
      .update(gamePlays)
      .set({ finishedAt: app.clock.now(), localDay: day, type: 'reading', points: 1, maxPoints: 1, xp: 99 - total })
      .where(eq(gamePlays.id, id));
    expect((await playQuiz(app, student)).result.body.xp).toEqual({ earned: 1, reason: 'day-limit' });
    expect((await playQuiz(app, student)).result.body.xp).toEqual({ earned: 0, reason: 'day-limit' });
    expect((await profile())?.totalXp).toBe(total + 1);
  });

  it('starts over at midnight where the student lives', async () => {
    await untilMorning();
    expect((await playQuiz(app, student)).result.body.xp.reason).toBe('full');
    // Half past eleven at night in Istanbul, where the day ends three hours before UTC's.
    app.clock.advance(15.4 * 3_600_000);
    expect((await playQuiz(app, student)).result.body.xp.reason).toBe('second-play');
    minutes(40);
    expect((await playQuiz(app, student)).result.body.xp.reason).toBe('full');
    const days = (await plays()).map(({ localDay }) => localDay);
    expect(new Set(days).size).toBe(2);
  });

  const plays = () => app.db.select().from(gamePlays).where(eq(gamePlays.studentId, student.id));

  /** Eight in the morning in Istanbul. */
  async function untilMorning(): Promise<void> {
    const now = app.clock.now();
    const eight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 5);
    app.clock.advance(eight - now.getTime());
    const { email, password, visitor } = student;
    await visitor.post('/auth/sign-in', { email, password, keepSignedIn: true });
  }
});
