import { z } from 'zod';
import { calls, codes } from './errors.ts';
import { daySchema, idSchema, instantSchema, languageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { xpSchema } from './memory.ts';

export const dailyTaskSchema = z.object({
  id: idSchema,
  /** The category, such as `study_tracker`; screens have an icon for each. */
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** How to do it well. */
  details: z.array(z.string()),
  target: z.int(),
  progress: z.int(),
  /** The part of the progress that the product recorded; the student reported the rest. */
  byActivity: z.int(),
  /** Whether the product can record it, so that progress counts by itself. */
  isCounted: z.boolean(),
  completed: z.boolean(),
  completedAt: instantSchema.nullable(),
  xp: z.int(),
  /** XP actually given on completion: 0 when enough tasks were already paid for that day. */
  xpGiven: z.int().nullable(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** Minutes. */
  timeEstimate: z.int(),
  /** Where the task is done. */
  actionUrl: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
});

export type DailyTask = z.infer<typeof dailyTaskSchema>;

export const dayOfTasksSchema = z.object({
  day: daySchema,
  completed: z.int(),
  total: z.int(),
  isReached: z.boolean(),
});

export type DayOfTasks = z.infer<typeof dayOfTasksSchema>;

/** What is worth a moment, in the order in which several are shown. */
export const momentKinds = ['level', 'first-word', 'week', 'streak'] as const;

/** Something reached that hasn't been shown yet. */
export const momentSchema = z.object({
  kind: z.enum(momentKinds),
  /** Which one of its kind, for `seeMoment`: the level, the day, or the week's Monday. */
  value: z.string(),
  /** The level, or the number of days. */
  count: z.int(),
});

export type Moment = z.infer<typeof momentSchema>;

/** A student's tasks of the local day, without archived ones, and the record of past days. */
export const taskBoardSchema = z.object({
  day: daySchema,
  /** Empty until the day's first tasks are made. */
  tasks: z.array(dailyTaskSchema),
  completed: z.int(),
  total: z.int(),
  /** The spec's weekly progress: the share of today's tasks that are completed, in whole percent. */
  weeklyPercent: z.int(),
  /** How many more tasks give XP today. */
  paidLeft: z.int(),
  streak: z.object({
    /** The spec's streak, at most seven days. */
    week: z.int(),
    /** Without that cap, and going on over one missed day in seven, on which it rests. */
    current: z.int(),
    longest: z.int(),
    /** The newest day of rest of the current streak, if it is one of `days`. */
    rested: daySchema.nullable(),
  }),
  /** The last seven days, today last. */
  days: z.array(dayOfTasksSchema).length(7),
  /** Three to five, the same all day. */
  tips: z.array(z.string()),
  /** Includes the XP from tasks, so the page needn't fetch it after a step. */
  xp: xpSchema,
  /** One at a time: the next comes when this one was seen. */
  moment: momentSchema.nullable(),
});

export type TaskBoard = z.infer<typeof taskBoardSchema>;

/** A task's progress after a step; `board` when more than that may have changed. */
export const taskStepSchema = z.object({ id: idSchema, progress: z.int(), board: taskBoardSchema.nullable() });

export type TaskStep = z.infer<typeof taskStepSchema>;

/**
 * Today's tasks that something else moved, such as an answer to a card, with their progress now; null when one of them
 * is completed: then more has changed, and the board must be fetched.
 */
export const movedTasksSchema = z
  .array(dailyTaskSchema.pick({ id: true, progress: true, byActivity: true }))
  .nullable();

export type MovedTasks = z.infer<typeof movedTasksSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['daily-tasks'] });
/** The language for tasks and tips. */
const read = z.object({ language: languageSchema });
/** Archived tasks and tasks of other days can't be changed. */
const closed = codes('task-closed');

export const dailyTasks = {
  today: calls.route(route('GET', '/daily-tasks/today')).input(read).output(taskBoardSchema),
  /** Makes the day's first tasks, once, however often and from however many tabs it is called. */
  generate: calls.route(route('POST', '/daily-tasks/generate')).input(read).output(taskBoardSchema),
  /** Archives today's uncompleted tasks and makes new ones, once per id. */
  regenerate: calls
    .errors(codes('too-many-task-sets'))
    .route({ ...route('POST', '/daily-tasks/sets'), successStatus: 201 })
    .input(read.extend({ id: idSchema }))
    .output(taskBoardSchema),
  /**
   * One step by the student. `progress` is the value afterwards, so a retry changes nothing. Anything but the next step
   * is refused with the task's current progress.
   */
  advance: calls
    .errors(codes('task-closed', 'progress-refused'))
    .route(route('POST', '/daily-tasks/tasks/{id}/advance'))
    .input(read.extend({ id: idSchema, progress: z.int().nonnegative().max(limits.taskTargetMax) }))
    .output(taskStepSchema),
  /** Sets the progress to the target. */
  complete: calls
    .errors(closed)
    .route(route('POST', '/daily-tasks/tasks/{id}/complete'))
    .input(read.extend({ id: idSchema }))
    .output(taskBoardSchema),
  /** Notes that a moment was shown, so that no screen shows it again. */
  seeMoment: calls
    .route(route('POST', '/daily-tasks/moments/seen'))
    .input(z.object({ kind: z.enum(momentKinds), value: z.string().regex(/^[\d-]{1,10}$/) }))
    .output(z.object({ kind: z.enum(momentKinds) })),
};
