import { dayMs } from '@wordgrove/contract/days';
import { gameFacts } from '@wordgrove/games';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { planDecks } from '#commands/demo/plan-decks.ts';
import { planSchool } from '#commands/demo/plan-school.ts';
import { localDay } from '#platform/local-day.ts';
import { seededRandom } from '#platform/random.ts';
import { planAssignments } from './plan-assignments.ts';

const random = seededRandom('test', { now: () => new Date(0) });
const school = planSchool({ random, now: new Date('2026-03-20T12:00:00Z') });
const decks = planDecks(school, random);

/** Without texts, and so without homework to read or a pack's words. */
const plan = (now: Date) => planAssignments(school, { decks, texts: [] }, random, now);

const firstDay = new Date('2026-03-20T00:05:00Z').getTime();
const days = Array.from({ length: 14 }, (_, day) => day);
const hours = [0, 12, 23.8];
const moments = days.flatMap((day) => hours.map((hour) => new Date(firstDay + (day + hour / 24) * dayMs)));

function statesOf(now: Date) {
  return plan(now).map(({ assignment: { title, publishedAt, dueAt, closedAt, isScheduled } }) => ({
    ...{ title, isScheduled, isDraft: publishedAt === null, isToCome: publishedAt !== null && publishedAt > now },
    ...{ isDue: dueAt !== null && dueAt < now, isClosed: closedAt !== null && closedAt < now },
  }));
}

const onFriday = statesOf(new Date('2026-03-20T12:00:00Z'));

describe('planAssignments', () => {
  it('plays every game in a way that there is, as a test only in one for tests', () => {
    const tasks = plan(new Date('2026-03-20T12:00:00Z')).map(({ assignment }) => assignment.task);
    const games = tasks.filter((task) => task.kind === 'game');
    expect(games.length).toBeGreaterThan(5);
    for (const { type, mode, test } of games) {
      const { modes, testModes } = gameFacts[type];
      expect(test ? testModes : modes, type).toContain(mode);
    }
  });

  it.each(moments)('has the same homework in the same states on %s', (now) => {
    expect(statesOf(now)).toEqual(onFriday);
  });

  it.each(moments)('sets, ends and returns on school days, one after the other, on %s', (now) => {
    for (const { assignment, returnedAt, extension, again } of plan(now)) {
      const { title, publishedAt, createdAt, dueAt, timeZone } = assignment;
      const inOrder = [createdAt, publishedAt, dueAt, returnedAt].flatMap((at) => at?.getTime() ?? []);
      expect(inOrder, title).toEqual(inOrder.toSorted((one, other) => one - other));
      expect(createdAt && createdAt < now, title).toBe(true);
      const later = [extension?.until, again?.until].filter((at) => at !== undefined);
      expect(
        later.every((at) => dueAt && at > dueAt),
        title,
      ).toBe(true);
      for (const at of [publishedAt, dueAt, ...later])
        if (at) expect(Temporal.PlainDate.from(localDay(at, timeZone)).dayOfWeek, title).toBeLessThan(6);
    }
  });
});
