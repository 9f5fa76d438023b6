import { limits } from '@wordgrove/contract/limits';
import { readClock } from '@wordgrove/contract/study-clock';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { presentSession, presentTimer } from './present.ts';
import { findSession, insertSession } from './store.ts';
import type { DayParts } from './study-days.ts';
import { countSession } from './study-days.ts';
import type { TimerRow } from './timer-store.ts';
import { deleteTimer, findTimer, insertTimer, isTaken, updateTimer } from './timer-store.ts';

export type StudyParts = DayParts & { db: Db; clock: Clock };

export type TimerService = ReturnType<typeof timerService>;
export type StartTimer = Call<'studyTracker.start', [OwnRows]>;
export type StopTimer = Call<'studyTracker.stop', [OwnRows, Caller]>;

type OfTimer = { id: string; version: number };

type ChangeRefusals = Refusals<'timer-changed', StudyTimer | null>;

/** The clock shared by all of a student's devices. Only the server sets its start. */
export function timerService({ db, clock, tell }: StudyParts) {
  /** Pauses or resumes the clock, based on the version the student saw. */
  const turn = (
    own: OwnRows,
    { id, version }: OfTimer,
    isThere: (timer: TimerRow) => boolean,
    change: (timer: TimerRow, now: Date) => Pick<TimerRow, 'pausedAt' | 'pausedSeconds'> | null,
    errors: ChangeRefusals,
  ): Promise<StudyTimer> =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'study', own.userId);
      const timer = await held(tx, own, id);
      if (isThere(timer)) return presentTimer(timer);
      const next = timer.version === version ? change(timer, clock.now()) : null;
      if (!next) throw errors['timer-changed']({ data: presentTimer(timer) });
      await tell(tx, [own.userId], 'study-tracker');
      return presentTimer(await updateTimer(tx, own, next));
    });

  return {
    pause: (own: OwnRows, timer: OfTimer, errors: ChangeRefusals) =>
      turn(
        own,
        timer,
        ({ pausedAt }) => pausedAt !== null,
        (row, now) =>
          readClock(row, now).state === 'running' ? { pausedAt: now, pausedSeconds: row.pausedSeconds } : null,
        errors,
      ),

    resume: (own: OwnRows, timer: OfTimer, errors: ChangeRefusals) =>
      turn(
        own,
        timer,
        ({ pausedAt }) => pausedAt === null,
        (row, now) => {
          if (!row.pausedAt || readClock(row, now).state === 'over') return null;
          const paused = Math.ceil((now.getTime() - row.pausedAt.getTime()) / 1000);
          return { pausedAt: null, pausedSeconds: row.pausedSeconds + Math.max(0, paused) };
        },
        errors,
      ),

    discard: (own: OwnRows, id: string): Promise<{ gone: boolean }> =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'study', own.userId);
        await held(tx, own, id);
        await deleteTimer(tx, own);
        await tell(tx, [own.userId], 'study-tracker');
        return { gone: true };
      }),
  };
}

/**
 * Starts the clock. A start that arrives after its session ended starts nothing; it returns the current clock or null.
 */
export function startTimer({ db, clock, tell }: StudyParts): StartTimer {
  return (own, { id, activity, isPomodoro }, errors) =>
    inTransaction(db, async (tx) => {
      await takeTurns(tx, 'study', own.userId);
      const timer = await findTimer(tx, own);
      if (timer?.sessionId === id) return presentTimer(timer);
      if (await findSession(tx, own, id)) return timer && presentTimer(timer);
      if (timer) throw errors['timer-changed']({ data: presentTimer(timer) });
      if (await isTaken(tx, own, id)) throw failures.notFound();
      await tell(tx, [own.userId], 'study-tracker');
      return presentTimer(await insertTimer(tx, own, { sessionId: id, activity, isPomodoro, startedAt: clock.now() }));
    });
}

/** Stops the clock and turns it into a session. */
export function stopTimer(parts: StudyParts): StopTimer {
  return (own, { timeZone }, wish, errors) =>
    inTransaction(parts.db, async (tx) => {
      await takeTurns(tx, 'study', own.userId);
      const earlier = await findSession(tx, own, wish.id);
      if (earlier) return { ...presentSession(earlier), tasks: [] };
      const timer = await held(tx, own, wish.id);
      const now = parts.clock.now();
      const read = readClock(timer, now);
      if (read.isForgotten && wish.minutes === undefined) throw errors['minutes-needed']();
      if (wish.minutes !== undefined && wish.minutes * 60 > limits.studyMaxSeconds) throw errors['session-too-long']();
      const { startedAt, activity } = timer;
      // A forgotten clock has only its start and the length that the student enters.
      const told = read.isForgotten && wish.minutes !== undefined ? wish.minutes * 60 : null;
      const times =
        told === null
          ? { endedAt: read.end, seconds: read.studied }
          : { endedAt: new Date(startedAt.getTime() + told * 1000), seconds: told };
      await deleteTimer(tx, own);
      // A student who corrects the time zone while the clock runs means the corrected one.
      const source = told === null ? 'timer' : 'manual';
      const session = { id: wish.id, activity, note: '', source, startedAt, timeZone, ...times } as const;
      const row = await insertSession(tx, own, session, now);
      if (!row) throw failures.notFound();
      const tasks = await countSession(parts, tx, own, row, now);
      return { ...presentSession(row), tasks };
    });
}

async function held(tx: Tx, own: OwnRows, id: string): Promise<TimerRow> {
  const timer = await findTimer(tx, own);
  if (timer?.sessionId !== id) throw failures.notFound();
  return timer;
}
