import { z } from 'zod';
import { movedTasksSchema } from './daily-tasks.ts';
import { calls, codes, withCurrent } from './errors.ts';
import { daySchema, idSchema, instantSchema, optionalLineSchema, turnableDaySchema, versionSchema } from './fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';
import { studyKinds } from './study-clock.ts';

const kindSchema = z.enum(studyKinds);

/** The running or paused clock: at most one, the same on every device. */
export const studyTimerSchema = z.object({
  /** Id of the session that it will become. */
  id: idSchema,
  activity: kindSchema,
  isPomodoro: z.boolean(),
  startedAt: instantSchema,
  pausedAt: instantSchema.nullable(),
  pausedSeconds: z.int(),
  version: versionSchema,
});

export type StudyTimer = z.infer<typeof studyTimerSchema>;

export const studySessionSchema = z.object({
  id: idSchema,
  activity: kindSchema,
  note: z.string(),
  source: z.enum(['timer', 'manual']),
  startedAt: instantSchema,
  endedAt: instantSchema,
  /** Without the pauses. */
  seconds: z.int(),
  /** When it began, in the student's local time: `YYYY-MM-DD` and `HH:MM`. */
  day: daySchema,
  time: z.string(),
  /** The time zone of that place; a session keeps it when the student moves. */
  timeZone: z.string(),
  version: versionSchema,
});

export type StudySession = z.infer<typeof studySessionSchema>;

/** A session after a change, and how far that moved today's tasks. */
const changedSessionSchema = studySessionSchema.extend({ tasks: movedTasksSchema });

export type ChangedSession = z.infer<typeof changedSessionSchema>;

export const studyBoardSchema = z.object({
  /** The server's clock, which the timer follows. */
  now: instantSchema,
  /** The caller's local day. */
  day: daySchema,
  dayEndsAt: instantSchema,
  timer: studyTimerSchema.nullable(),
  /** Minutes a day; null until one is set. */
  goal: z.int().nullable(),
  /** Days of the last 53 weeks with study, oldest first, each as `writeStudyDay` writes it. */
  days: z.array(z.string()),
});

export type StudyBoard = z.infer<typeof studyBoardSchema>;

/** When something was studied, as typed: in the local time of the session, or of the student. */
const whenSchema = z.object({
  day: turnableDaySchema,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('invalid')),
  /** Longer than a session may last is refused with its own reason. */
  minutes: z.int().min(1, says('whole-minutes')).max(100_000, says('session-too-long')),
});

const times = codes('session-too-long', 'session-in-future', 'session-overlaps');

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['study-tracker'] });
const id = z.object({ id: idSchema });
const timerCall = calls.errors(withCurrent('timer-changed', studyTimerSchema.nullable()));
const ofTimer = z.object({ id: idSchema, version: versionSchema });

export const studyTracker = {
  board: calls.route(route('GET', '/study')).output(studyBoardSchema),
  /** Latest first. */
  sessions: calls
    .route(route('POST', '/study/sessions/list'))
    .input(z.object({ page: z.int().min(1).max(100_000).default(1) }))
    .output(z.object({ sessions: z.array(studySessionSchema).max(limits.studySessionsPage), total: z.int() })),

  /** Starts the clock; `id` is that of the later session. */
  start: timerCall
    .route({ ...route('POST', '/study/timer'), successStatus: 201 })
    .input(z.object({ id: idSchema, activity: kindSchema, isPomodoro: z.boolean().default(false) }))
    .output(studyTimerSchema.nullable()),
  pause: timerCall.route(route('POST', '/study/timer/{id}/pause')).input(ofTimer).output(studyTimerSchema),
  resume: timerCall.route(route('POST', '/study/timer/{id}/resume')).input(ofTimer).output(studyTimerSchema),
  /** Turns the clock into a session. If nobody stopped it, the call must say how many minutes it really was. */
  stop: calls
    .errors(codes('minutes-needed', 'session-too-long'))
    .route(route('POST', '/study/timer/{id}/stop'))
    .input(id.extend({ minutes: z.int().min(1).max(100_000).optional() }))
    .output(changedSessionSchema),
  /** Discards the clock without a session. */
  discard: calls
    .route(route('POST', '/study/timer/{id}/discard'))
    .input(id)
    .output(z.object({ gone: z.boolean() })),

  add: calls
    .errors(times)
    .route({ ...route('POST', '/study/sessions'), successStatus: 201 })
    .input(whenSchema.extend({ id: idSchema, activity: kindSchema, note: optionalLineSchema.default('') }))
    .output(changedSessionSchema),
  /** Without `when` the times stay unchanged, to the second. */
  edit: calls
    .errors({ ...times, ...withCurrent('edit-conflict', studySessionSchema) })
    .route(route('PATCH', '/study/sessions/{id}'))
    .input(
      z.object({
        id: idSchema,
        activity: kindSchema,
        note: optionalLineSchema.default(''),
        when: whenSchema.optional(),
        version: versionSchema,
      }),
    )
    .output(changedSessionSchema),
  /** Deletes it; it can be restored for some weeks. */
  remove: calls.route(route('POST', '/study/sessions/{id}/remove')).input(id).output(changedSessionSchema),
  restore: calls
    .errors(codes('session-overlaps'))
    .route(route('POST', '/study/sessions/{id}/restore'))
    .input(id)
    .output(changedSessionSchema),

  /** Null for no goal. */
  setGoal: calls
    .route(route('POST', '/study/goal'))
    .input(z.object({ minutes: z.int().min(1).max(limits.studyGoalMax).nullable() }))
    .output(z.object({ goal: z.int().nullable() })),
};
