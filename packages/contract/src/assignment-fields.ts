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

/** How far somebody is. `late`: turned in after it was due. */
export const workStates = ['assigned', 'started', 'turned-in', 'late'] as const;

export type WorkState = (typeof workStates)[number];

const levelOrTopic = [
  z.object({ kind: z.literal('level'), level: z.enum(levels) }),
  z.object({ kind: z.literal('topic'), topic: z.enum(topics), level: z.enum(levels).nullable().default(null) }),
] as const;

/** One word or phrase as it was written down. */
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
    /** Which memory is meant by what may stand for several; one that a word can't stand for is left aside. */
    meant: meantSchema,
  }),
  ...levelOrTopic,
]);

export type WantedMaterial = z.infer<typeof wantedMaterialSchema>;

/** `word` is the memory that a written word is asked for; null of one that no dictionary here knows: it is never asked. */
export const assignedMaterialSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), words: z.array(z.object({ text: z.string(), word: z.string().nullable() })) }),
  ...levelOrTopic,
]);

export type AssignedMaterial = z.infer<typeof assignedMaterialSchema>;

const gameSetting = {
  kind: z.literal('game'),
  type: gameTypeSchema,
  /** One of the game's own ways to be played. */
  mode: z.string().max(30),
  items: z.int().min(1).max(limits.gameItemsMax),
  timer: z.enum(gameTimers),
  /** Percent of a play's points that finish the work; null when any play does. */
  target: z.int().min(1).max(100).nullable().default(null),
};

/** A list as it stands while somebody types, and the game that is to ask it. */
export const typedListSchema = z.object({
  type: gameTypeSchema,
  mode: gameSetting.mode,
  words: z.array(listedWordSchema).max(limits.assignmentWordsMax),
  meant: meantSchema,
});

export type TypedList = z.infer<typeof typedListSchema>;

/** What a teacher should know of a list before it is published. */
export const listReportSchema = z.object({
  /** No dictionary here knows them. */
  unknown: z.array(z.string()),
  /** They are known, but this game has nothing to ask about them. */
  notAsked: z.array(z.string()),
  /** What may stand for several words, and which is asked. */
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

/** A clock's time of a calendar day, YYYY-MM-DDTHH:MM, and where the clock hangs. */
const dueSchema = z.object({
  at: z.iso
    .datetime({ local: true, precision: -1 })
    .refine((at) => at >= '2000-01-01' && at < '2200-01-01', says('too-far')),
  timeZone: timeZoneSchema,
});

/** What a teacher writes down. */
export const wantedAssignmentSchema = z.object({
  id: idSchema,
  title: requiredLineSchema,
  instructions: textSchema.default(''),
  classIds: z.array(idSchema).min(1).max(limits.assignmentClassesMax),
  /** Some students of those classes; null for all, also those who join later. */
  studentIds: z.array(idSchema).min(1).max(limits.bulkMax).nullable().default(null),
  due: dueSchema.nullable().default(null),
  isLateAllowed: z.boolean().default(true),
  /** What the whole work is worth; null without points. */
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
  /** In which it was entered. */
  timeZone: z.string(),
  isLateAllowed: z.boolean(),
  points: z.int().nullable(),
  counts: z.enum(countedAttempts),
  closedAt: instantSchema.nullable(),
};

const namedClassSchema = z.object({ id: idSchema, name: z.string() });

/** As the teacher who made it sees it. */
export const assignmentSchema = z.object({
  ...shownFields,
  task: assignedTaskSchema,
  classes: z.array(namedClassSchema),
  studentIds: z.array(idSchema).nullable(),
  /** Null of a draft, which no student sees. */
  publishedAt: instantSchema.nullable(),
  removedAt: instantSchema.nullable(),
  /** Students who have it now, those who began, and those who turned it in. */
  progress: z.object({ students: z.int(), started: z.int(), turnedIn: z.int() }),
  version: versionSchema,
  createdAt: instantSchema,
});

export type Assignment = z.infer<typeof assignmentSchema>;

/** The same in a list, without the words themselves: there may be thousands. */
export const listedAssignmentSchema = assignmentSchema.extend({
  task: z.object(gameSetting),
  /** How many words it lists, and how many of them no dictionary here knows; null when a level or topic is asked. */
  words: z.object({ listed: z.int(), unknown: z.int() }).nullable(),
});

export type ListedAssignment = z.infer<typeof listedAssignmentSchema>;

export const attemptSchema = z.object({
  /** Id of the play. */
  id: idSchema,
  points: z.number(),
  maxPoints: z.number(),
  finishedAt: instantSchema,
  /** Why it doesn't count: nobody can have read it in that time, or it came when nothing was taken any more. */
  ignored: z.enum(['too-fast', 'too-late']).nullable(),
});

export type Attempt = z.infer<typeof attemptSchema>;

const workFields = {
  state: z.enum(workStates),
  /** With this student's own time. */
  dueAt: instantSchema.nullable(),
  turnedInAt: instantSchema.nullable(),
  /** Percent of the points of the attempt that counts; null without one. */
  percent: z.int().nullable(),
  attempts: z.array(attemptSchema),
};

/** How far one student is. */
export const studentWorkSchema = z.object({
  studentId: idSchema,
  name: z.string(),
  className: z.string(),
  extendedTo: instantSchema.nullable(),
  ...workFields,
});

export type StudentWork = z.infer<typeof studentWorkSchema>;

/** As a student who has it sees it. */
export const ownAssignmentSchema = z.object({
  ...shownFields,
  ...workFields,
  teacherName: z.string(),
  className: z.string(),
  publishedAt: instantSchema,
  /** Whether an attempt still counts: not closed, and not too late. */
  isOpen: z.boolean(),
  isOverdue: z.boolean(),
  task: z.object({
    ...gameSetting,
    /** How many words of its list are asked; null when a level or topic is asked. */
    words: z.int().nullable(),
    level: z.enum(levels).nullable(),
    topic: z.enum(topics).nullable(),
  }),
  /** An attempt that was left in the middle. */
  openPlay: idSchema.nullable(),
});

export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;

/** What is still to be done, soonest first, and how much there is. */
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
