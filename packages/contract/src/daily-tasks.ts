import { z } from 'zod';
import { calls, codes } from './errors.ts';
import { daySchema, idSchema, instantSchema, languageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { xpSchema } from './memory.ts';

export const dailyTaskSchema = z.object({
  id: idSchema,
  /** Its category, such as `study_tracker`; screens have an icon for each. */
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** How to do it well. */
  details: z.array(z.string()),
  target: z.int(),
  progress: z.int(),
  /** How much of the progress the product saw; the rest is the student's own word. */
  byActivity: z.int(),
  /** Whether the product can see it, so that it moves by itself. */
  isCounted: z.boolean(),
  completed: z.boolean(),
  completedAt: instantSchema.nullable(),
  xp: z.int(),
  /** What was really given, once it is completed: 0 when enough tasks were paid for that day. */
  xpGiven: z.int().nullable(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** Minutes. */
  timeEstimate: z.int(),
  /** Where it is done. */
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

/** A student's tasks of the local day, without what is archived, and how the days go. */
export const taskBoardSchema = z.object({
  day: daySchema,
  /** None before the day's first are made. */
  tasks: z.array(dailyTaskSchema),
  completed: z.int(),
  total: z.int(),
  /** The spec's weekly progress: how much of today's tasks is completed, in whole percent. */
  weeklyPercent: z.int(),
  /** How many more tasks give XP today. */
  paidLeft: z.int(),
  streak: z.object({
    /** The spec's, of seven days at most. */
    week: z.int(),
    /** The same without an end. */
    current: z.int(),
    longest: z.int(),
  }),
  /** The last seven days, today last. */
  days: z.array(dayOfTasksSchema).length(7),
  /** Three to five, the same all day. */
  tips: z.array(z.string()),
  /** With what the tasks gave: whoever moved one needn't ask. */
  xp: xpSchema,
});

export type TaskBoard = z.infer<typeof taskBoardSchema>;

/** Where a task stands after a step, and the board wherever more than that may have changed. */
export const taskStepSchema = z.object({ id: idSchema, progress: z.int(), board: taskBoardSchema.nullable() });

export type TaskStep = z.infer<typeof taskStepSchema>;

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['daily-tasks'] });
/** Tasks and tips are answered in this language. */
const read = z.object({ language: languageSchema });
/** A task that was archived, or of another day, is no longer moved. */
const closed = codes('task-closed');

export const dailyTasks = {
  today: calls.route(route('GET', '/daily-tasks/today')).input(read).output(taskBoardSchema),
  /** Makes the day's first tasks, however often and from however many tabs it is asked. */
  generate: calls.route(route('POST', '/daily-tasks/generate')).input(read).output(taskBoardSchema),
  /** Archives today's uncompleted tasks and makes new ones, once for the id. */
  regenerate: calls
    .errors(codes('too-many-task-sets'))
    .route({ ...route('POST', '/daily-tasks/sets'), successStatus: 201 })
    .input(read.extend({ id: idSchema }))
    .output(taskBoardSchema),
  /**
   * One step of the student's own. `progress` is what it shall be afterwards, so that a retry changes nothing; anything
   * but the next step is refused with where the task stands.
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
};
