import { z } from 'zod';
import { wordStates } from './evidence.ts';
import { idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { assignedListSchema, deckMaterialSchema, wantedListSchema } from './word-list-fields.ts';

/** What a word has to be: met and answered, or known. */
export const wordGoals = ['learning', 'known'] as const;

/** The chances of recalling a word that an outcome may ask for. */
export const recalls = [0.8, 0.9, 0.95] as const;

/** Words to learn, done when enough of them are in the state. */
const wordsSetting = {
  kind: z.literal('words'),
  state: z.enum(wordGoals),
  /** How many of the words, in percent. */
  share: z.int().min(1).max(100).default(100),
};

/** Words to remember, done when each is predicted to be recalled with this chance when the work is due. */
const outcomeSetting = { kind: z.literal('outcome'), recall: z.literal([...recalls]) };

/** A list that may be this long, or a deck with at most as many words. */
const wantedMaterial = (max: number) =>
  z.discriminatedUnion('kind', [
    wantedListSchema.extend({ words: wantedListSchema.shape.words.max(max) }),
    deckMaterialSchema,
  ]);

export const wantedWordsSchema = z.object({ ...wordsSetting, material: wantedMaterial(limits.learnedWordsMax) });
export const wantedOutcomeSchema = z.object({ ...outcomeSetting, material: wantedMaterial(limits.outcomeWordsMax) });

const fromDeck = {
  /** The deck's name; null for a list, and when it was deleted or is another teacher's. */
  deck: z.object({ name: z.string() }).nullable(),
  /** How many words it is about; as published, or else as they are now. */
  count: z.int(),
};

const assignedMaterial = { material: z.discriminatedUnion('kind', [assignedListSchema, deckMaterialSchema]) };

export const assignedWordsSchema = z.object({ ...wordsSetting, ...assignedMaterial, ...fromDeck });
export const assignedOutcomeSchema = z.object({ ...outcomeSetting, ...assignedMaterial, ...fromDeck });

export const listedWordsSchema = z.object({ ...wordsSetting, ...fromDeck });
export const listedOutcomeSchema = z.object({ ...outcomeSetting, ...fromDeck });

/** How many of the words are there now, how many there are, and how many have to be. */
export const learnedSchema = z.object({ there: z.int(), of: z.int(), needed: z.int() });

export type Learned = z.infer<typeof learnedSchema>;

const own = {
  /** Whether the words are of a deck. */
  isDeck: z.boolean(),
  /** Null for a list, and when the student can't learn from the deck: deleted, or not shared with the class. */
  deck: z.object({ id: idSchema, name: z.string() }).nullable(),
  ...learnedSchema.shape,
};

export const ownWordsSchema = z.object({ ...wordsSetting, ...own });
export const ownOutcomeSchema = z.object({ ...outcomeSetting, ...own });

export const nextWordsSchema = z.object({ kind: wordsSetting.kind });
export const nextOutcomeSchema = z.object({ kind: outcomeSetting.kind });

/** `there`: it is as it has to be. `fading`: it was answered, but isn't there. `new`: it was never answered. */
export const goalStandings = ['there', 'fading', 'new'] as const;

export type GoalStanding = (typeof goalStandings)[number];

/** How one student stands with each word, in the order of the list or deck. */
export const goalWordsSchema = z.object({
  /** When the chances are for: the student's due time, or a day from now once that has passed; now for other words. */
  at: instantSchema,
  words: z.array(
    z.object({
      /** As written in the list, or the front of the card. */
      text: z.string(),
      word: z.string(),
      /** Whether games can ask for it; the others are learned on cards. */
      isInGames: z.boolean(),
      standing: z.enum(goalStandings),
      /** Its state now. */
      state: z.enum(wordStates),
      /** The predicted chance of recalling it at `at`, 0 to 1; null for a word that was never answered. */
      chance: z.number().nullable(),
    }),
  ),
});

export type GoalWords = z.infer<typeof goalWordsSchema>;
