import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import {
  assignmentHandIns,
  assignmentWork,
  authUsers,
  dailyTaskMoves,
  dailyTaskSets,
  dailyTasks,
  dictionaryHistory,
  dictionarySavedWords,
  flashcardDeckClasses,
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
  profiles,
  studyGoals,
  studySessions,
  todos,
  xpEvents,
} from '#db/schema/all.ts';
import { levelAt } from '#features/memory/levels.ts';
import { rebuildStudent } from '#features/memory/rebuild.ts';
import { rebuildGames } from '#flows/rebuild-memories.ts';
import { fillAssignments } from './homework/fill-homework.ts';
import { insertMany } from './insert-many.ts';
import type { Diary, Learner } from './learner.ts';
import type { ClassMaterial } from './plan-lives.ts';

type Lists = { [Name in keyof Diary as Diary[Name] extends readonly unknown[] ? Name : never]: Diary[Name] };

/** What teachers gave their classes, and everything that the students did, in an order that the tables allow. */
export async function fillLives(tx: Tx, given: ClassMaterial, learners: readonly Learner[]): Promise<void> {
  const all = allLists(learners.map(({ diary }) => diary));
  const shares = given.decks.map(({ share }) => share);
  // Class decks first: cards get their positions in insertion order.
  await insertMany(tx, flashcardDecks, [...given.decks.map(({ deck }) => deck), ...all.decks]);
  await insertMany(tx, flashcardDeckClasses, shares);
  await insertMany(tx, flashcards, [...given.decks.flatMap(({ cards }) => cards), ...all.cards]);
  await insertMany(tx, dictionaryHistory, all.searches);
  await insertMany(tx, dictionarySavedWords, all.savedWords);
  await insertMany(tx, practiceEvents, all.events);
  await insertMany(tx, xpEvents, all.xp);
  for (const { id } of learners) await rebuildStudent(tx, id);
  await fillAssignments(tx, given.assignments);
  await insertMany(tx, assignmentWork, all.work);
  await insertMany(tx, assignmentHandIns, all.handIns);
  await insertMany(tx, gamePlays, all.plays);
  await insertMany(tx, gameMoves, all.moves);
  await insertMany(tx, gameAnswers, all.answers);
  await insertMany(tx, gameTestAnswers, all.testAnswers);
  await insertMany(tx, dailyTaskSets, all.taskSets);
  await insertMany(tx, dailyTasks, all.tasks);
  await insertMany(tx, dailyTaskMoves, all.taskMoves);
  await insertMany(tx, pdfReadings, all.readings);
  await insertMany(tx, pdfReadPages, all.readPages);
  await insertMany(tx, pdfLookUps, all.lookUps);
  const goals = learners.flatMap(({ diary }) => diary.goal ?? []);
  await insertMany(tx, studySessions, all.sessions);
  await insertMany(tx, studyGoals, goals);
  await insertMany(tx, todos, all.todos);
  await countUp(tx);
  for (const { id } of learners) await rebuildGames(tx, id);
  for (const learner of learners) await fillProfile(tx, learner);
}

/** The diaries' rows, table by table. */
function allLists(diaries: readonly Diary[]): Lists {
  const names = Object.entries(diaries[0] ?? {}).flatMap(([name, rows]) => (Array.isArray(rows) ? name : []));
  const lists = names.map((name) => [name, diaries.flatMap((diary): unknown => diary[name as keyof Lists])]);
  return Object.fromEntries(lists) as Lists;
}

/** The sums that the product keeps of study and to-dos. No session of the demo goes past midnight. */
async function countUp(tx: Tx): Promise<void> {
  await tx.execute(sql`
    INSERT INTO study_days (student_id, local_day, activity, seconds)
    SELECT student_id, (started_at AT TIME ZONE time_zone)::date, activity, sum(seconds)
    FROM study_sessions GROUP BY 1, 2, 3`);
  await tx.execute(sql`
    INSERT INTO todo_totals (student_id, done)
    SELECT student_id, count(*) FROM todos WHERE done_at IS NOT NULL AND removed_at IS NULL GROUP BY 1`);
}

/** The totals that a profile shows, and when the student was last there. */
async function fillProfile(tx: Tx, { id, diary }: Learner): Promise<void> {
  const { lastSeenAt, lastCameAt, xp, plays, tasks, lessons } = diary;
  if (!lastSeenAt || !lastCameAt) return;
  const totalXp = xp.reduce((sum, { amount }) => sum + amount, 0);
  const completions = tasks.flatMap(({ completedAt }) => completedAt?.getTime() ?? []);
  const totals = {
    totalXp,
    level: levelAt(totalXp),
    gamesPlayed: plays.filter(({ finishedAt }) => finishedAt !== null).length,
    completedLessons: lessons,
    lastTaskCompletedAt: completions.length > 0 ? new Date(Math.max(...completions)) : null,
  };
  await tx
    .update(profiles)
    .set({ ...totals, lastActiveAt: lastSeenAt, updatedAt: lastSeenAt })
    .where(eq(profiles.userId, id));
  await tx.update(authUsers).set({ lastSignInAt: lastCameAt }).where(eq(authUsers.id, id));
}
