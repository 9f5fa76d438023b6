import type { StudyKind } from '@wordgrove/contract/study-clock';
import { between, happens, oneOf, weighed } from './chance.ts';
import { habits } from './diligence.ts';
import type { Day, Learner, SessionRow } from './learner.ts';
import { spend } from './learner.ts';
import { askedFor, countActivity } from './plan-tasks.ts';

const kinds: readonly (readonly [StudyKind, number])[] = [
  ...([
    ['vocabulary', 4],
    ['homework', 4],
    ['reading', 3],
    ['listening', 2],
  ] as const),
  ...([
    ['grammar', 2],
    ['writing', 2],
    ['speaking', 1],
  ] as const),
];

const goals = [10, 15, 20, 30] as const;
const minuteMs = 60_000;

/** Study away from the screen: by the clock, or entered afterwards in whole minutes. */
export function study(learner: Learner, day: Day): void {
  const { chance, diligence, diary } = learner;
  const { studies, tasks } = habits[diligence];
  const asked = happens(chance, tasks) ? askedFor(day, 'minutes-studied') : 0;
  if (asked === 0 && !happens(chance, studies)) return;
  const minutes = Math.min(60, Math.max(asked, between(chance, 8, 35)));
  const session = happens(chance, 0.75) ? byTheClock(learner, day, minutes) : writtenDown(learner, day, minutes);
  if (!session) return;
  if (diary.sessions.length === 0 && happens(chance, 0.6))
    diary.goal = { studentId: learner.id, minutes: oneOf(chance, goals), updatedAt: session.endedAt };
  diary.sessions.push(session);
  const amount = Math.floor(session.seconds / 60);
  const cause = `study:${session.id}`;
  const source = session.source === 'timer' ? 'activity' : 'self';
  countActivity(learner, day, { kind: 'minutes-studied', amount, cause, studying: session.activity, source });
}

/** A few students pause in between. */
function byTheClock(learner: Learner, day: Day, minutes: number): SessionRow | null {
  const { chance } = learner;
  const pause = happens(chance, 0.2) ? between(chance, 60, 300) : 0;
  const seconds = minutes * 60 + between(chance, 5, 55);
  const startedAt = new Date(day.at);
  return spend(day, seconds + pause) ? sessionOf(learner, 'timer', startedAt, new Date(day.at), seconds) : null;
}

function writtenDown(learner: Learner, day: Day, minutes: number): SessionRow | null {
  const startedAt = new Date(Math.ceil(day.at / minuteMs) * minuteMs);
  const endedAt = new Date(startedAt.getTime() + minutes * minuteMs);
  const untilWritten = (endedAt.getTime() - day.at) / 1000 + between(learner.chance, 20, 90);
  if (!spend(day, untilWritten)) return null;
  const session = sessionOf(learner, 'manual', startedAt, endedAt, minutes * 60);
  return { ...session, createdAt: new Date(day.at), updatedAt: new Date(day.at) };
}

function sessionOf(
  { id: studentId, chance, newId, timeZone }: Learner,
  source: SessionRow['source'],
  startedAt: Date,
  endedAt: Date,
  seconds: number,
): SessionRow {
  const stamps = { createdAt: endedAt, updatedAt: endedAt, removedAt: null, version: 0 };
  const activity = weighed(chance, kinds);
  const when = { startedAt, endedAt, timeZone, seconds };
  return { id: newId(startedAt), studentId, activity, note: '', source, ...when, ...stamps };
}
