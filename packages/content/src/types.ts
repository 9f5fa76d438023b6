import type { Level } from '@wordgrove/contract/levels';
import type { Topic } from '@wordgrove/contract/topics';
import type { z } from 'zod';
import type {
  clozeSchema,
  familySchema,
  groupSetSchema,
  levelOverrideSchema,
  passageSchema,
  questionSchema,
  scaleSchema,
  senseSchema,
  sentenceSchema,
  statementSchema,
  synonymsSchema,
  taskCategories,
  taskTemplateSchema,
  tipSchema,
  wordSchema,
} from '#schema.ts';

type OfLevel = { level: Level };

export type PartOfSpeech = Word['pos'];
export type Word = z.infer<typeof wordSchema> &
  OfLevel & {
    topic: Topic;
    /** The name of a picture of its main meaning. */
    picture?: string | undefined;
  };
/** One meaning of a word. */
export type Sense = z.infer<typeof senseSchema>;
/** Why a word stands at another level than the level lists give it. */
export type LevelOverride = z.infer<typeof levelOverrideSchema>;
/** Words derived from one another. */
export type Family = { words: z.infer<typeof familySchema> };
/** The picture of a word's main meaning: the word by its key, the picture by its name in the set. */
export type Picture = { word: string; picture: string };
/** Any two of the words mean the same; the level is that of the easiest. */
export type Synonyms = { words: z.infer<typeof synonymsSchema> } & OfLevel;
export type Sentence = z.infer<typeof sentenceSchema> & OfLevel;
export type Statement = z.infer<typeof statementSchema> & OfLevel;
export type GroupSet = z.infer<typeof groupSetSchema> & OfLevel;
export type Scale = z.infer<typeof scaleSchema> & OfLevel;
export type Cloze = z.infer<typeof clozeSchema> & OfLevel;
export type Question = z.infer<typeof questionSchema> & OfLevel;
export type Passage = z.infer<typeof passageSchema>;
export type TaskCategory = (typeof taskCategories)[number];
export type TaskTemplate = z.infer<typeof taskTemplateSchema> & { category: TaskCategory };
export type Tip = z.infer<typeof tipSchema>;

/** All teaching content, each list in the order of its files. */
export type Content = {
  words: readonly Word[];
  levelOverrides: readonly LevelOverride[];
  families: readonly Family[];
  pictures: readonly Picture[];
  synonyms: readonly Synonyms[];
  sentences: readonly Sentence[];
  statements: readonly Statement[];
  groupSets: readonly GroupSet[];
  scales: readonly Scale[];
  cloze: readonly Cloze[];
  questions: readonly Question[];
  passages: readonly Passage[];
  taskTemplates: readonly TaskTemplate[];
  tips: readonly Tip[];
};
