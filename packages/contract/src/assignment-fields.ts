import { z } from 'zod';
import { idSchema, instantSchema, requiredLineSchema, textSchema, timeZoneSchema, versionSchema } from './fields.ts';
import { gameTimers, gameTypeSchema } from './game-fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { wordKeySchema } from './memory.ts';
import { partsOfSpeech } from './parts-of-speech.ts';
import { says } from './problems.ts';
import { topics } from './topics.ts';

/** Which of several attempts counts. */
export const countedAttempts = ['best', 'first', 'last'] as const;

/** A student's progress. `late`: turned in after the due time. */
export const workStates = ['assigned', 'started', 'turned-in', 'late'] as const;

export type WorkState = (typeof workStates)[number];

const levelOrTopic = [
  z.object({ kind: z.literal('level'), level: z.enum(levels) }),
  z.object({ kind: z.literal('topic'), topic: z.enum(topics), level: z.enum(levels).nullable().default(null) }),
] as const;

/** One word or phrase as the teacher wrote it. */
const listedWordSchema = requiredLineSchema.refine((text) => text.length <= limits.wordTextMax, says('too-long'));

const meantSchema = z
  .array(z.object({ text: listedWordSchema, word: wordKeySchema }))
  .max(limits.assignmentWordsMax)
  .default([]);

/** What an assigned game asks. */
const wantedMaterialSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('words'),
    words: z.array(listedWordSchema).min(1).max(limits.assignmentWordsMax),
    /** Which memory to ask where a word could mean several. Keys that the word can't stand for are ignored. */
    meant: meantSchema,
  }),
  ...levelOrTopic,
]);

export type WantedMaterial = z.infer<typeof wantedMaterialSchema>;

/** `word` is the memory key of a written word; null if our dictionary doesn't know it, and then it is never asked. */
export const assignedMaterialSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), words: z.array(z.object({ text: z.string(), word: z.string().nullable() })) }),
  ...levelOrTopic,
]);

export type AssignedMaterial = z.infer<typeof assignedMaterialSchema>;

const gameSetting = {
  kind: z.literal('game'),
  type: gameTypeSchema,
  /** One of the game's modes. */
  mode: z.string().max(30),
  items: z.int().min(1).max(limits.gameItemsMax),
  timer: z.enum(gameTimers),
  /** Percent of a play's points needed to complete the work; null when any play completes it. */
  target: z.int().min(1).max(100).nullable().default(null),
};

/** A list while the teacher is typing it, and the game that will ask it. */
export const typedListSchema = z.object({
  type: gameTypeSchema,
  mode: gameSetting.mode,
  words: z.array(listedWordSchema).max(limits.assignmentWordsMax),
  meant: meantSchema,
});

export type TypedList = z.infer<typeof typedListSchema>;

/** What a teacher should know about a list before publishing it. */
export const listReportSchema = z.object({
  /** Words that our dictionary doesn't know. */
  unknown: z.array(z.string()),
  /** Known words that this game has nothing to ask about. */
  notAsked: z.array(z.string()),
  /** Words that could mean several, and the meaning that will be asked. */
  several: z.array(
    z.object({
      text: z.string(),
      word: z.string(),
      meanings: z.array(z.object({ word: z.string(), pos: z.enum(partsOfSpeech), definition: z.string() })),
    }),
  ),
});

export type ListReport = z.infer<typeof listReportSchema>;

const wantedTaskSchema = z.object({ ...gameSetting, material: wantedMaterialSchema });
export const assignedTaskSchema = z.object({ ...gameSetting, material: assignedMaterialSchema });

export type AssignedTask = z.infer<typeof assignedTaskSchema>;

/** A local date and time, YYYY-MM-DDTHH:MM, and its time zone. */
const dueSchema = z.object({
  at: z.iso
    .datetime({ local: true, precision: -1 })
    .refine((at) => at >= '2000-01-01' && at < '2200-01-01', says('too-far')),
  timeZone: timeZoneSchema,
});

/** What a teacher enters. */
export const wantedAssignmentSchema = z.object({
  id: idSchema,
  title: requiredLineSchema,
  instructions: textSchema.default(''),
  classIds: z.array(idSchema).min(1).max(limits.assignmentClassesMax),
  /** Some students of those classes; null means all of them, including those who join later. */
  studentIds: z.array(idSchema).min(1).max(limits.bulkMax).nullable().default(null),
  due: dueSchema.nullable().default(null),
  isLateAllowed: z.boolean().default(true),
  /** Points for the whole work; null without points. */
  points: z.int().min(1).max(limits.assignmentPointsMax).nullable().default(null),
  counts: z.enum(countedAttempts).default('best'),
  task: wantedTaskSchema,
});

export type WantedAssignment = z.infer<typeof wantedAssignmentSchema>;

const shownFields = {
  id: idSchema,
  title: z.string(),
  instructions: z.string(),
  dueAt: instantSchema.nullable(),
  /** The time zone in which the due time was entered. */
  timeZone: z.string(),
  isLateAllowed: z.boolean(),
  points: z.int().nullable(),
  counts: z.enum(countedAttempts),
  closedAt: instantSchema.nullable(),
};

const namedClassSchema = z.object({ id: idSchema, name: z.string() });

/** As seen by the teacher who made it. */
export const assignmentSchema = z.object({
  ...shownFields,
  task: assignedTaskSchema,
  classes: z.array(namedClassSchema),
  studentIds: z.array(idSchema).nullable(),
  /** Null for a draft, which no student sees. */
  publishedAt: instantSchema.nullable(),
  removedAt: instantSchema.nullable(),
  /** How many students have it now, how many have started, and how many have turned it in. */
  progress: z.object({ students: z.int(), started: z.int(), turnedIn: z.int() }),
  version: versionSchema,
  createdAt: instantSchema,
});

export type Assignment = z.infer<typeof assignmentSchema>;

/** The list entry leaves out the words: there may be thousands. */
export const listedAssignmentSchema = assignmentSchema.extend({
  task: z.object(gameSetting),
  /** How many words the list has, and how many of them our dictionary doesn't know; null for a level or topic. */
  words: z.object({ listed: z.int(), unknown: z.int() }).nullable(),
});

export type ListedAssignment = z.infer<typeof listedAssignmentSchema>;

export const attemptSchema = z.object({
  /** The play's id. */
  id: idSchema,
  points: z.number(),
  maxPoints: z.number(),
  finishedAt: instantSchema,
  /** Why it doesn't count: too fast for anybody to have read it, or played when attempts were no longer accepted. */
  ignored: z.enum(['too-fast', 'too-late']).nullable(),
});

export type Attempt = z.infer<typeof attemptSchema>;

const workFields = {
  state: z.enum(workStates),
  /** This student's own due time, including any extension. */
  dueAt: instantSchema.nullable(),
  turnedInAt: instantSchema.nullable(),
  /** Percent of the points in the attempt that counts; null without one. */
  percent: z.int().nullable(),
  attempts: z.array(attemptSchema),
};

/** One student's progress. */
export const studentWorkSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  className: z.string(),
  extendedTo: instantSchema.nullable(),
  ...workFields,
});

export type StudentWork = z.infer<typeof studentWorkSchema>;

/** As seen by a student who has it. */
export const ownAssignmentSchema = z.object({
  ...shownFields,
  ...workFields,
  teacherName: z.string(),
  className: z.string(),
  publishedAt: instantSchema,
  /** Whether another attempt would count: the assignment isn't closed and it isn't too late. */
  isOpen: z.boolean(),
  isOverdue: z.boolean(),
  task: z.object({
    ...gameSetting,
    /** How many words of the list are asked; null for a level or topic. */
    words: z.int().nullable(),
    level: z.enum(levels).nullable(),
    topic: z.enum(topics).nullable(),
  }),
  /** An attempt that the student left unfinished. */
  openPlay: idSchema.nullable(),
});

export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;

/** The student's next assignments, soonest first, and how many there are in all. */
export const nextAssignmentsSchema = z.object({
  soonest: z
    .array(
      ownAssignmentSchema
        .pick({ id: true, title: true, dueAt: true, timeZone: true, state: true, isOverdue: true, openPlay: true })
        .extend({ type: gameTypeSchema }),
    )
    .max(limits.nextAssignments),
  open: z.int(),
  overdue: z.int(),
});

export type NextAssignments = z.infer<typeof nextAssignmentsSchema>;
