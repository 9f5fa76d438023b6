import { dayMs } from '@wordgrove/contract/days';
import { v7 as uuid } from 'uuid';
import { studySessions, studyTimers } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import type { Who } from './askers.ts';
import type { CallName, Input } from './contract-calls.ts';
import type { Make } from './example-makers.ts';
import { nothing, one } from './example-makers.ts';

/** A session from days ago and, for two students, a running clock. */
export type StudyOfOne = { owner: Who; sessionId: string; timerId: string | null };

const withClock: readonly Who[] = ['student', 'classmate'];

export async function fillStudy({ db, clock }: TestApp, who: Who, studentId: string): Promise<StudyOfOne> {
  const now = clock.now().getTime();
  const study: StudyOfOne = { owner: who, sessionId: uuid(), timerId: withClock.includes(who) ? uuid() : null };
  await db.insert(studySessions).values({
    id: study.sessionId,
    studentId,
    activity: 'reading',
    source: 'manual',
    startedAt: new Date(now - 5 * dayMs),
    endedAt: new Date(now - 5 * dayMs + 1_800_000),
    timeZone: 'Europe/Istanbul',
    seconds: 1800,
  });
  if (study.timerId)
    await db.insert(studyTimers).values({
      studentId,
      sessionId: study.timerId,
      activity: 'grammar',
      isPomodoro: false,
      startedAt: new Date(now - 600_000),
    });
  return study;
}

/** Half an hour of yesterday. */
const studied = () => ({
  day: dayBefore(localDay(new Date(), 'Europe/Istanbul'), 1),
  time: '10:00',
  minutes: 30,
});

type Ids = { sessionId: string; timerId: string };

/** The caller's own, a student's and a nonexistent one. */
const studyOf =
  (make: (ids: Ids) => Input, needs: 'session' | 'clock' = 'session'): Make =>
  ({ study }, { who }) => {
    const named = study.filter(({ owner, timerId }) => owner === who || (owner === 'student' && timerId !== null));
    const inOrder = named.sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
    const nobodys = { owner: 'deleted account' as const, sessionId: uuid(), timerId: uuid() };
    return [...inOrder, nobodys].flatMap(({ owner, sessionId, timerId }) => {
      if (needs === 'clock' && timerId === null) return [];
      const input = make({ sessionId, timerId: timerId ?? uuid() });
      return [{ label: `study of the ${owner}`, input, isMine: owner === who }];
    });
  };

/** A new clock for callers without one; the same one again for the others. */
const startingClock: Make = ({ study }, { who }) => {
  const own = study.find(({ owner }) => owner === who)?.timerId;
  return [
    { label: own ? 'again' : '', input: { id: own ?? uuid(), activity: 'writing', isPomodoro: true }, isMine: true },
  ];
};

export const studyExamples = {
  'studyTracker.board': nothing,
  'studyTracker.sessions': one(() => ({ page: 1 })),
  'studyTracker.start': startingClock,
  'studyTracker.pause': studyOf(({ timerId }) => ({ id: timerId, version: 0 }), 'clock'),
  'studyTracker.resume': studyOf(({ timerId }) => ({ id: timerId, version: 0 }), 'clock'),
  'studyTracker.stop': studyOf(({ timerId }) => ({ id: timerId, minutes: 10 }), 'clock'),
  'studyTracker.discard': studyOf(({ timerId }) => ({ id: timerId }), 'clock'),
  'studyTracker.add': one(() => ({ id: uuid(), activity: 'reading', note: 'Chapter 3', ...studied() })),
  'studyTracker.edit': studyOf(({ sessionId }) => ({
    id: sessionId,
    activity: 'writing',
    note: 'An essay',
    when: studied(),
    version: 0,
  })),
  'studyTracker.remove': studyOf(({ sessionId }) => ({ id: sessionId })),
  'studyTracker.restore': studyOf(({ sessionId }) => ({ id: sessionId })),
  'studyTracker.setGoal': one(() => ({ minutes: 25 })),
} as const satisfies Partial<Record<CallName, Make>>;
