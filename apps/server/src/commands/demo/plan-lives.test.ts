import { describe, expect, it } from 'vitest';
import { localDay } from '#platform/local-day.ts';
import { seededRandom } from '#platform/random.ts';
import { planAssignments } from './plan-assignments.ts';
import { planDecks } from './plan-decks.ts';
import { planLives } from './plan-lives.ts';
import { planSchool } from './plan-school.ts';

const now = new Date('2026-03-20T12:00:00Z');

/** Only the first students of the school. */
function plan() {
  const random = seededRandom('test', { now: () => now });
  const school = planSchool({ random, now });
  const decks = planDecks(school, random);
  const assignments = planAssignments(school, random, now);
  return planLives({ ...school, enrolments: school.enrolments.slice(0, 4) }, { decks, assignments }, random, now);
}

const learners = plan();

describe('planLives', () => {
  it('is the same every time', () => {
    const diaries = plan().map(({ diary }) => diary);
    expect(diaries).toEqual(learners.map(({ diary }) => diary));
  });

  it('lets nothing happen before the registration, or later than now', () => {
    for (const { joinedAt, diary } of learners) {
      const { events, searches, plays, taskMoves, cards } = diary;
      const times = [
        ...events.map(({ occurredAt }) => occurredAt),
        ...searches.map(({ searchedAt }) => searchedAt),
        ...plays.flatMap(({ startedAt, finishedAt, leftAt }) => [startedAt, finishedAt ?? leftAt ?? startedAt]),
        ...taskMoves.map(({ movedAt }) => movedAt),
        ...cards.map(({ createdAt = now }) => createdAt),
      ];
      expect(times.filter((at) => at <= joinedAt || at >= now)).toEqual([]);
    }
  });

  it('puts what happens on the day that it is where the student lives', () => {
    for (const { timeZone, diary } of learners) {
      expect(diary.events.filter((each) => localDay(each.occurredAt, timeZone) !== each.localDay)).toEqual([]);
      expect(diary.xp.filter((each) => localDay(each.occurredAt, timeZone) !== each.localDay)).toEqual([]);
    }
  });

  it('plays to the end without a move that isn’t possible, at a pace at which one can read', () => {
    const plays = learners.flatMap(({ diary }) => diary.plays).filter(({ finishedAt }) => finishedAt !== null);
    expect(plays.length).toBeGreaterThan(20);
    for (const { isComplete, refusedMoves, xpReason } of plays) {
      expect({ isComplete, refusedMoves }).toEqual({ isComplete: true, refusedMoves: 0 });
      expect(xpReason).not.toBe('too-fast');
    }
  });
});
