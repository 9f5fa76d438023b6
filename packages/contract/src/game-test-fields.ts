import { z } from 'zod';
import { idSchema, instantSchema, optionalLineSchema } from './fields.ts';
import { gameTypeSchema, playItemSchema } from './game-fields.ts';
import { levels } from './levels.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';
import { topics } from './topics.ts';
import { wordKeySchema } from './word-key.ts';

const texts = z.array(z.string());

/**
 * One question of a test as it is shown, with nothing that tells the answer. `choice`: one of the options. `gap`: a
 * sentence around a missing word, which is typed, or picked where the round has a bank. `claim`: true or false, and
 * after "False" the word that makes it true. `letters`: a word of these letters. `order`: a sentence of these tiles.
 * `groups`: things to sort into groups. `scale`: things to put in order.
 */
export const openQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), ask: z.string(), prompt: z.string(), options: texts }),
  z.object({
    kind: z.literal('gap'),
    before: z.string(),
    after: z.string(),
    clue: z.string().nullable(),
    /** The first letter, where it is given; else empty. */
    letter: z.string(),
    /** How many letters it has, where that is given. */
    letters: z.int().nullable(),
  }),
  z.object({
    kind: z.literal('claim'),
    ask: z.enum(['statement', 'meaning', 'translation']),
    /** A sentence with its gap `___`, or what the word is said to mean. */
    frame: z.string(),
    /** The word said to fit. */
    shown: z.string(),
    options: texts,
  }),
  z.object({
    kind: z.literal('letters'),
    ask: z.enum(['definition', 'translation', 'gap']),
    clue: z.string(),
    letters: texts,
  }),
  z.object({ kind: z.literal('order'), tiles: texts, end: z.string() }),
  z.object({ kind: z.literal('groups'), title: z.string(), groups: texts, things: texts }),
  z.object({ kind: z.literal('scale'), title: z.string(), from: z.string(), to: z.string(), things: texts }),
]);

export type OpenQuestion = z.infer<typeof openQuestionSchema>;

export const openRoundSchema = z.object({
  questions: z.array(openQuestionSchema),
  /** The words to pick for all gaps; empty where they are typed. */
  bank: texts,
  /** What the questions are about: sentences by paragraph. */
  passage: z.object({ title: z.string(), paragraphs: z.array(texts) }).nullable(),
});

export type OpenRound = z.infer<typeof openRoundSchema>;

const index = z.int().min(0).max(100);

/** Letters, digits and marks in one line, as the database can hold them. */
const typedSchema = z
  .string()
  .max(limits.wordTextMax)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), says('control-characters'));

/**
 * An answer, by the kind of its question. `choice`: the index of an option, or of a word in the bank. `text`: for a gap
 * or letters. `says`: for a claim, with the index of the picked word after "False". `order`: indices of tiles or of a
 * scale's things. `places`: the group of each thing; null for one that isn't sorted yet.
 */
export const testAnswerSchema = z.union([
  z.strictObject({ choice: index }),
  z.strictObject({ text: typedSchema }),
  z.strictObject({ says: z.boolean(), pick: index.nullable() }),
  z.strictObject({ order: z.array(index).max(60) }),
  z.strictObject({ places: z.array(index.nullable()).max(60) }),
]);

export type TestAnswer = z.infer<typeof testAnswerSchema>;

/** The answer to a question as it stands. */
export const givenAnswerSchema = z.object({
  /** The question's index. */
  question: index,
  /** Rises with every answer of the test: a lower one never replaces a higher one. */
  seq: z.int().min(1).max(1_000_000),
  /** Null for an answer taken back. */
  answer: testAnswerSchema.nullable(),
});

export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

const named = { assignmentId: idSchema, title: z.string(), type: gameTypeSchema };

/** A list that a teacher tries, by memory key. */
export const triedWordsSchema = z.array(wordKeySchema).min(1).max(limits.assignmentWordsMax);

/** What a teacher tries as a test. The round depends on nothing else: the id is the one that the assignment will have. */
export const triedTestSchema = z.object({
  assignmentId: idSchema,
  title: optionalLineSchema,
  type: gameTypeSchema,
  mode: z.string().max(30),
  items: z.int().min(1).max(limits.gameItemsMax),
  material: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('words'), words: triedWordsSchema }),
    z.object({ kind: z.literal('level'), level: z.enum(levels) }),
    z.object({ kind: z.literal('topic'), topic: z.enum(topics), level: z.enum(levels).nullable() }),
  ]),
});

export type TriedTest = z.infer<typeof triedTestSchema>;

/** Before the start: what to expect. `minutes` includes this student's extra time; null without a limit. */
const newTestSchema = z.object({
  state: z.literal('new'),
  ...named,
  questions: z.int(),
  minutes: z.number().nullable(),
  /** Percent of extra time. */
  extraTime: z.int(),
  /** When it ends for everybody, whatever is left of the minutes; null when it doesn't. */
  endsBy: instantSchema.nullable(),
  /** Whether it can still be started. */
  isOpen: z.boolean(),
});

const runningTestSchema = z.object({
  state: z.literal('open'),
  ...named,
  /** Of this try: what a device keeps of it goes by this. */
  id: idSchema,
  round: openRoundSchema,
  answers: z.array(givenAnswerSchema),
  /** When the server ends it; null when nothing does. */
  endsAt: instantSchema.nullable(),
  /** It ends then because the teacher has closed it. */
  isClosed: z.boolean(),
  /** The server's clock at this answer. */
  now: instantSchema,
});

/** An item of a test as its student sees it afterwards. */
export const testItemSchema = playItemSchema.pick({
  id: true,
  question: true,
  right: true,
  given: true,
  isRight: true,
  points: true,
  maxPoints: true,
});

export type TestItem = z.infer<typeof testItemSchema>;

/** What was earned of the homework's points, or given for it once its teacher has. */
const earnedSchema = z.object({ points: z.number(), max: z.int() });

/** What ended it before it was handed in: no time was left, or the teacher closed it. */
const cutOffSchema = z.enum(['time', 'closing']).nullable();

const endedTestSchema = z.object({
  state: z.literal('ended'),
  ...named,
  percent: z.int(),
  /** Null for homework without points. */
  earned: earnedSchema.nullable(),
  cutOffBy: cutOffSchema,
  /** How many questions were answered right, how many were answered, and how many there were. */
  correct: z.int(),
  answered: z.int(),
  questions: z.int(),
  xp: z.int(),
  finishedAt: instantSchema,
  /** Null until the right answers may be shown. */
  items: z.array(testItemSchema).nullable(),
  /** When they will be; null when they are. */
  answersFrom: instantSchema.nullable(),
});

export const gameTestSchema = z.discriminatedUnion('state', [newTestSchema, runningTestSchema, endedTestSchema]);

export type GameTest = z.infer<typeof gameTestSchema>;
export type RunningTest = z.infer<typeof runningTestSchema>;
export type EndedTest = z.infer<typeof endedTestSchema>;

/** What a class answered, question by question. */
export const testTableSchema = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      right: z.string(),
      answered: z.int(),
      correct: z.int(),
      /** The commonest wrong answers. */
      wrong: z.array(z.object({ text: z.string(), times: z.int() })),
    }),
  ),
  students: z.array(
    z.object({
      studentId: idSchema,
      name: z.string(),
      state: z.enum(['new', 'open', 'ended']),
      cutOffBy: cutOffSchema,
      /** As it stands; null before the start. */
      percent: z.int().nullable(),
      earned: earnedSchema.nullable(),
      /** In the order of `questions`; null for a question that this student wasn't asked. */
      answers: z.array(z.object({ given: z.string().nullable(), isRight: z.boolean().nullable() }).nullable()),
    }),
  ),
});

export type TestTable = z.infer<typeof testTableSchema>;
