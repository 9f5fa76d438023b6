import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { v7 } from 'uuid';
import type {
  assignmentHandIns,
  assignmentWork,
  dailyTaskMoves,
  dailyTaskSets,
  dailyTasks,
  dictionaryHistory,
  dictionarySavedWords,
  flashcardDecks,
  flashcards,
  gameAnswers,
  gameMoves,
  gamePlays,
  gameTestAnswers,
  pdfLookUps,
  pdfReadings,
  pdfReadPages,
  practiceEvents,
  studyGoals,
  studySessions,
  todos,
  xpEvents,
} from '#db/schema/all.ts';
import type { Evidence, Memory } from '#features/memory/rules.ts';
import { advance, hasGrown, inOrder, retrievability, wordState } from '#features/memory/rules.ts';
import type { NewEvidence, Practised } from '#features/memory/service.ts';
import type { Random } from '#platform/random.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import type { Diligence } from './diligence.ts';
import { noteWords } from './homework/follow-homework.ts';
import type { ClassAssignment } from './homework/plan-assignments.ts';
import type { PlannedPerson } from './plan-school.ts';
import type { ClassText } from './plan-texts.ts';
import { levelOfKey } from './word-bank.ts';

export type CardRow = typeof flashcards.$inferInsert;
export type PlayRow = typeof gamePlays.$inferSelect;
export type TaskRow = typeof dailyTasks.$inferSelect;
export type SessionRow = typeof studySessions.$inferSelect;
export type TodoRow = typeof todos.$inferSelect;
export type ReadingRow = typeof pdfReadings.$inferSelect;
export type WorkRow = typeof assignmentWork.$inferSelect;
export type HandInRow = typeof assignmentHandIns.$inferSelect;
export type TestAnswerRow = typeof gameTestAnswers.$inferSelect;

/** Everything that a student did, as rows to insert. */
export type Diary = {
  events: (typeof practiceEvents.$inferInsert)[];
  xp: (typeof xpEvents.$inferInsert)[];
  searches: (typeof dictionaryHistory.$inferInsert)[];
  savedWords: (typeof dictionarySavedWords.$inferInsert)[];
  decks: (typeof flashcardDecks.$inferInsert)[];
  cards: CardRow[];
  plays: PlayRow[];
  moves: (typeof gameMoves.$inferInsert)[];
  answers: (typeof gameAnswers.$inferInsert)[];
  taskSets: (typeof dailyTaskSets.$inferInsert)[];
  tasks: TaskRow[];
  taskMoves: (typeof dailyTaskMoves.$inferInsert)[];
  todos: TodoRow[];
  work: WorkRow[];
  handIns: HandInRow[];
  testAnswers: TestAnswerRow[];
  sessions: SessionRow[];
  readings: ReadingRow[];
  readPages: (typeof pdfReadPages.$inferInsert)[];
  lookUps: (typeof pdfLookUps.$inferInsert)[];
  goal: typeof studyGoals.$inferInsert | null;
  lessons: number;
  /** When the student last visited, and when that visit began. */
  lastSeenAt: Date | null;
  lastCameAt: Date | null;
};

/** A deck shared with the student, from that time on. */
export type SharedDeck = { id: string; cards: readonly CardRow[]; since: Date };

/** An assignment of a class that the student has been in since then. */
export type Homework = { set: ClassAssignment; since: Date };

/** A text that the student may read since then. */
export type GivenText = { text: ClassText; since: Date };

export type Learner = {
  id: string;
  email: string;
  language: Language;
  timeZone: string;
  joinedAt: Date;
  diligence: Diligence;
  level: Level;
  /** How easily words are remembered, 0 to 1. */
  skill: number;
  chance: Chance;
  newId: (at: Date) => string;
  sharedDecks: readonly SharedDeck[];
  homework: readonly Homework[];
  /** The assignments that the student has had for a while. */
  met: Set<string>;
  /** When each visit began. */
  visits: Date[];
  texts: readonly GivenText[];
  memories: Map<string, Memory>;
  diary: Diary;
};

/** A student's current local day: the next event happens `at`, and nothing after `until`. */
export type Day = { name: string; at: number; until: number; tasks: TaskRow[] };

type Registered = Pick<Learner, 'joinedAt' | 'diligence' | 'level' | 'sharedDecks' | 'homework' | 'texts'> & {
  student: PlannedPerson;
  random: Random;
};

export function startLearner({ student, random, ...known }: Registered): Learner {
  const { id, email, language, timeZone } = student;
  const chance = chanceOf(`the demo school: ${email}`);
  return {
    ...{ id, email, language, timeZone, ...known },
    skill: 0.3 + 0.65 * chance(),
    chance,
    newId: (at) => v7({ random: random.bytes(16), msecs: at.getTime() }),
    memories: new Map(),
    met: new Set(),
    visits: [],
    diary: {
      events: [],
      xp: [],
      searches: [],
      savedWords: [],
      decks: [],
      cards: [],
      plays: [],
      moves: [],
      answers: [],
      taskSets: [],
      tasks: [],
      taskMoves: [],
      todos: [],
      work: [],
      handIns: [],
      testAnswers: [],
      sessions: [],
      readings: [],
      readPages: [],
      lookUps: [],
      goal: null,
      lessons: 0,
      lastSeenAt: null,
      lastCameAt: null,
    },
  };
}

/** Lets that many seconds pass. False when the day ends first. */
export function spend(day: Day, seconds: number): boolean {
  if (day.at + seconds * 1000 >= day.until) return false;
  day.at += Math.round(seconds * 1000);
  return true;
}

/** Adds evidence to the ledger and updates the resulting memory, and the homework that waits for it. */
export function practise(learner: Learner, day: Day, evidence: NewEvidence, receivedAt: Date): void {
  record(learner, day, evidence, receivedAt);
  noteWords(learner, [evidence.word], evidence.occurredAt);
}

function record({ id, memories, diary }: Learner, day: Day, evidence: NewEvidence, receivedAt: Date): void {
  const { word, grade = null, hints = 0, durationMs = 0, place = {}, ...rest } = evidence;
  const event = { ...rest, grade, hints };
  diary.events.push({ ...event, studentId: id, word, durationMs, place, receivedAt, localDay: day.name });
  const memory = advance(memories.get(word) ?? null, event satisfies Evidence);
  if (memory) memories.set(word, memory);
}

/** `practise` for the evidence of a play; returns what it did for each word. */
export function practiseAll(
  learner: Learner,
  day: Day,
  evidence: readonly NewEvidence[],
  now: Date,
): Map<string, Pick<Practised, 'state' | 'before' | 'isGrown'>> {
  const { memories } = learner;
  const before = new Map(evidence.map(({ word }) => [word, memories.get(word) ?? null]));
  const ordered = evidence.toSorted(inOrder);
  for (const each of ordered) record(learner, day, each, now);
  const last = ordered.at(-1);
  if (last)
    noteWords(
      learner,
      ordered.map(({ word }) => word),
      last.occurredAt,
    );
  return new Map(
    [...before].map(([word, was]) => {
      const is = memories.get(word) ?? null;
      const isRight = evidence.some((each) => each.word === word && each.passed);
      return [word, { state: wordState(is, now), before: wordState(was, now), isGrown: hasGrown(was, is, isRight) }];
    }),
  );
}

export function award({ id, diary }: Learner, day: Day, reason: string, amount: number, at: Date): number {
  diary.xp.push({ studentId: id, reason, amount, occurredAt: at, localDay: day.name });
  return amount;
}

const shareOfHardWords = 0.07;

/** How much harder each level is, in log-odds: as the product's own estimate of readers has it. */
const slope = 1.3;

/**
 * The probability that a student recalls a word now: one never practised by how far below the student's level it is.
 * Everybody has some words that won't stick.
 */
export function chanceToRecall(learner: Learner, word: string, at: Date): number {
  const { email, skill, memories } = learner;
  const kept = retrievability(memories.get(word) ?? null, at);
  const isHard = chanceOf(`${email}: ${word}`)() < shareOfHardWords;
  const plain = kept === null ? chanceToKnow(learner, word) : kept * (0.8 + 0.19 * skill);
  return plain * (isHard ? 0.6 : 1);
}

function chanceToKnow({ level, skill }: Learner, word: string): number {
  const reached = levels.indexOf(level) + 0.4 + skill;
  return 1 / (1 + Math.exp(-slope * (reached - levels.indexOf(levelOfKey(word) ?? 'C1'))));
}
