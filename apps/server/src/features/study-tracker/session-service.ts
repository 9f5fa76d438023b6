import { limits } from '@wordgrove/contract/limits';
import { readClock } from '@wordgrove/contract/study-clock';
import type { ChangedSession } from '@wordgrove/contract/study-tracker';
import type { Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { instantAt } from '#platform/local-time.ts';
import { kindOf, presentSession } from './present.ts';
import type { Studied } from './rules.ts';
import { saysTheSame, troubleOf } from './rules.ts';
import type { SessionRow } from './store.ts';
import { countSessions, findOverlap, findSession, insertSession, listSessions, updateSession } from './store.ts';
import { countSession, recountSession } from './study-days.ts';
import type { StudyParts } from './timer-service.ts';
import { findTimer } from './timer-store.ts';

type When = { day: string; time: string; minutes: number };
type TimeRefusals = Refusals<'session-too-long' | 'session-in-future' | 'session-overlaps'>;

export type SessionService = {
  list: Call<'studyTracker.sessions', [OwnRows]>;
  add: Call<'studyTracker.add', [OwnRows, Caller]>;
};

/** The list of study sessions, and adding one by hand. */
export function sessionService(parts: StudyParts): SessionService {
  const { db, clock } = parts;
  return {
    list: async (own, { page }) => {
      const size = limits.studySessionsPage;
      const [rows, total] = await Promise.all([
        listSessions(db, own, { size, from: (page - 1) * size }),
        countSessions(db, own),
      ]);
      return { sessions: rows.map(presentSession), total };
    },

    add: (own, { timeZone }, { id, activity, note, ...when }, errors) =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'study', own.userId);
        const earlier = await findSession(tx, own, id);
        if (earlier) return { ...presentSession(earlier), tasks: [] };
        const now = clock.now();
        const times = timesOf(when, timeZone);
        await refuse(tx, own, { id, ...times }, now, errors);
        const row = await insertSession(tx, own, { id, activity, note, source: 'manual', timeZone, ...times }, now);
        // Somebody else's session may have this id.
        if (!row) throw failures.notFound();
        const tasks = await countSession(parts, tx, own, row, now);
        return { ...presentSession(row), tasks };
      }),
  };
}

export type SessionChanges = {
  edit: Call<'studyTracker.edit', [OwnRows]>;
  remove: Call<'studyTracker.remove', [OwnRows]>;
  restore: Call<'studyTracker.restore', [OwnRows]>;
};

/** Changes to one session. */
export function sessionChanges(parts: StudyParts): SessionChanges {
  /** Changes one session under a lock on the student's study, and sums its days again if it changed. */
  const change = (own: OwnRows, id: string, work: (tx: Tx, row: SessionRow, now: Date) => Promise<SessionRow>) =>
    inTransaction(parts.db, async (tx): Promise<ChangedSession> => {
      await takeTurns(tx, 'study', own.userId);
      const row = await findSession(tx, own, id);
      if (!row) throw failures.notFound();
      const now = parts.clock.now();
      const changed = await work(tx, row, now);
      const isSame = changed === row;
      const tasks = isSame ? [] : await recountSession(parts, tx, own, { before: row, after: changed }, now);
      return { ...presentSession(changed), tasks };
    });

  return {
    edit: (own, { id, version, activity, note, when }, errors) =>
      change(own, id, async (tx, row, now) => {
        if (row.removedAt) throw failures.notFound();
        const times = when ? timesAfter(when, row) : pick(row);
        if (row.version === version + 1 && saysTheSame(row, { activity, note, ...times })) return row;
        if (row.version !== version) throw errors['edit-conflict']({ data: presentSession(row) });
        if (when) await refuse(tx, own, { id, ...times }, now, errors);
        // A session measured by the clock counts as manual once the student changed its times.
        const source = isMoved(row, times) ? 'manual' : row.source;
        return updateSession(tx, own, id, { activity, note, ...times, source, version: version + 1 }, now);
      }),

    remove: (own, { id }) =>
      change(own, id, async (tx, row, now) =>
        row.removedAt ? row : updateSession(tx, own, id, { removedAt: now }, now),
      ),

    restore: (own, { id }, errors) =>
      change(own, id, async (tx, row, now) => {
        if (!row.removedAt) return row;
        await refuseOverlap(tx, own, row, now, errors);
        return updateSession(tx, own, id, { removedAt: null }, now);
      }),
  };
}

const pick = ({ startedAt, endedAt, seconds }: Studied): Studied => ({ startedAt, endedAt, seconds });

const isMoved = (row: Studied, times: Studied) =>
  row.seconds !== times.seconds || row.startedAt.getTime() !== times.startedAt.getTime();

function timesOf({ day, time, minutes }: When, timeZone: string): Studied {
  const startedAt = instantAt(day, time, timeZone);
  return { startedAt, endedAt: new Date(startedAt.getTime() + minutes * 60_000), seconds: minutes * 60 };
}

/** In the local time of where the session happened. A start left as shown keeps its seconds. */
function timesAfter(when: When, row: SessionRow): Studied {
  const { day, time } = presentSession(row);
  const times = timesOf(when, row.timeZone);
  if (when.day !== day || when.time !== time) return times;
  return { ...times, startedAt: row.startedAt, endedAt: new Date(row.startedAt.getTime() + when.minutes * 60_000) };
}

type Wanted = Pick<SessionRow, 'id' | 'startedAt' | 'endedAt' | 'seconds'>;

async function refuse(tx: Tx, own: OwnRows, wanted: Wanted, now: Date, errors: TimeRefusals): Promise<void> {
  const trouble = troubleOf(wanted, now);
  if (trouble) throw errors[trouble]();
  await refuseOverlap(tx, own, wanted, now, errors);
}

/** Holds only while the study is locked. The running clock occupies time too. */
async function refuseOverlap(
  tx: Tx,
  own: OwnRows,
  wanted: Wanted,
  now: Date,
  errors: Refusals<'session-overlaps'>,
): Promise<void> {
  const other = await findOverlap(tx, own, wanted);
  if (other) {
    const { activity, startedAt, endedAt } = other;
    throw overlaps(errors, { activity, startedAt, endedAt });
  }
  const timer = await findTimer(tx, own);
  if (timer && timer.startedAt < wanted.endedAt && readClock(timer, now).end > wanted.startedAt)
    throw overlaps(errors, { ...timer, endedAt: null });
}

type Other = { activity: string; startedAt: Date; endedAt: Date | null };

function overlaps(errors: Refusals<'session-overlaps'>, { activity, startedAt, endedAt }: Other): Error {
  const times = { startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
  return errors['session-overlaps']({ data: { activity: kindOf(activity), ...times } });
}
