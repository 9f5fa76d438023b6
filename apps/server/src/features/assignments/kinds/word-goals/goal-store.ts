import type { GoalStanding } from '@wordgrove/contract/assignments';
import type { WordState } from '@wordgrove/contract/evidence';
import type { Placeholder, SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import {
  assignmentClasses,
  assignments,
  assignmentWords,
  assignmentWork,
  classEnrolments,
  flashcardDecks,
  flashcards,
  wordMemory,
} from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import { daysAbove, lastsUntil, stateAt } from '#db/word-state.ts';
import type { KindSql, OwnProgress, Stored, Which } from '#features/assignments/kinds/kind.ts';
import { teachersOf } from '#features/assignments/taught-store.ts';
import { dueOf, hadBy, isLeft, isTakenAt, learnersWhere } from '#features/assignments/visible-store.ts';
import type { TaughtBy } from '#http/context.ts';

export type GoalName = 'words' | 'outcome';

/** Whether `a` is about words to learn. Another kind may have been chosen since its words were stored. */
const isGoal = sql`a.task->>'kind' IN ('words', 'outcome')`;

const deckId = sql`(a.task #>> '{material,deckId}')::uuid`;
const isDeck = sql`(a.task #>> '{material,kind}' = 'deck')`;

/** A card of a deck that can be learned from. */
const isKept = sql`c.removed_at IS NULL AND EXISTS (
  SELECT FROM ${flashcardDecks} AS d WHERE d.id = c.deck_id AND d.archived_at IS NULL)`;

/** Whether the word of `w` can be learned: a card that is no English word is gone with its deck. */
const isAlive = sql`(w.card_id IS NULL OR EXISTS (SELECT FROM ${flashcards} AS c WHERE c.id = w.card_id AND ${isKept}))`;

const count = sql`CASE
  WHEN a.published_at IS NOT NULL THEN (SELECT count(*) FROM ${assignmentWords} AS w WHERE w.assignment_id = a.id)
  WHEN ${isDeck} THEN (SELECT count(DISTINCT c.word) FROM ${flashcards} AS c WHERE c.deck_id = ${deckId} AND ${isKept})
  ELSE (SELECT count(DISTINCT listed->>'word') FROM jsonb_array_elements(a.task #> '{material,words}') AS listed) END`;

const deckOfTeacher = sql`(SELECT jsonb_build_object('name', d.name) FROM ${flashcardDecks} AS d
  WHERE d.id = ${deckId} AND d.owner_id = a.teacher_id AND d.archived_at IS NULL)`;

export const goalSql: KindSql = {
  listed: sql`(a.task - 'material') || jsonb_build_object('deck', ${deckOfTeacher}, 'count', ${count})`,
  brief: (studentId) => sql`(a.task - 'material') || jsonb_build_object('isDeck', ${isDeck}, 'deck', (
    SELECT jsonb_build_object('id', d.id, 'name', d.name) FROM ${flashcardDecks} AS d
    WHERE d.id = ${deckId} AND d.id IN ${visibleDeckIds({ userId: studentId })}))`,
  next: sql`jsonb_build_object('kind', a.task->'kind')`,
  begun: sql`EXISTS (SELECT FROM ${assignmentWords} AS w
    JOIN ${wordMemory} ON ${wordMemory.studentId} = learners.student_id AND ${wordMemory.word} = w.word
    WHERE w.assignment_id = a.id AND ${wordMemory.lastReview} >= a.published_at)`,
  waits: sql`a.points IS NOT NULL`,
};

type Shown = { deck: { name: string } | null; count: number };

const shown = rowsOf(
  'shown_goal',
  ['teacherId', 'id'],
  ({ teacherId, id }) => sql<Shown>`
    SELECT ${deckOfTeacher} AS deck, (${count})::int AS count
    FROM ${assignments} AS a WHERE a.id = ${id}::uuid AND a.teacher_id = ${teacherId}::uuid`,
);

/** The deck that the words are of, unless it is gone, and their number. */
export async function findShown(on: Db | Tx, { teacherId }: TaughtBy, id: string): Promise<Shown> {
  const [row] = await shown(on, { teacherId, id });
  return row ?? { deck: null, count: 0 };
}

/** What each word has to be, as `goal`, worked out once for each student with `a` and the work `said`. */
const goalAt = (now: Given) => sql`LATERAL (
  SELECT a.task->>'state' AS state, coalesce((a.task->>'share')::int, 100) AS share,
    ${daysAbove(sql`(a.task->>'recall')::float8`)} AS days,
    CASE WHEN ${dueOf} >= ${now}::timestamptz THEN ${dueOf} ELSE ${now}::timestamptz + interval '24 hours' END AS at
  OFFSET 0) AS goal`;

/** Whether a word is what it has to be. */
const isThere = (now: Given) => sql`CASE goal.state
  WHEN 'learning' THEN ${wordMemory.lastReview} IS NOT NULL
  WHEN 'known' THEN ${stateAt(now)} = 'known'
  ELSE ${lastsUntil(sql`goal.at`, sql`goal.days`)} END`;

/** The words of `a` as `w`, with the memory of the student of `learners`. */
const words = sql`${assignmentWords} AS w LEFT JOIN ${wordMemory}
    ON ${wordMemory.studentId} = learners.student_id AND ${wordMemory.word} = w.word
  WHERE w.assignment_id = a.id AND ${isAlive}`;

/** How far the student of `learners` is with `a`, as `done`. */
const doneAt = (now: Given) => sql`${goalAt(now)} CROSS JOIN LATERAL (
  SELECT count(*)::int AS "of", (count(*) FILTER (WHERE ${isThere(now)}))::int AS there,
    greatest(1, ceil(count(*) * goal.share / 100.0))::int AS needed,
    coalesce(bool_or(${wordMemory.lastReview} >= a.published_at), false) AS begun
  FROM ${words}) AS done`;

const isDone = sql`(done.of > 0 AND done.there >= done.needed)`;

const withWork = sql`JOIN ${assignments} AS a ON a.id = learners.assignment_id
  LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id`;

export type ProgressRow = {
  id: string;
  studentId: string;
  of: number;
  there: number;
  needed: number;
  begun: boolean;
  isIn: boolean;
};

const progress = (condition: SQL, now: Given) => sql<ProgressRow>`
  SELECT a.id, learners.student_id AS "studentId", done.of, done.there, done.needed, done.begun,
    said.turned_in_at IS NOT NULL AS "isIn"
  FROM ${learnersWhere(condition)} AS learners ${withWork} CROSS JOIN ${doneAt(now)}`;

const progressOfAll = rowsOf('goal_progress', ['ids', 'now'], ({ ids, now }) =>
  progress(sql`a.id = ANY (${ids}::uuid[])`, now),
);

/** How far those who have the assignments are. */
export function listProgress(on: Db | Tx, { ids, now }: Which): Promise<ProgressRow[]> {
  return progressOfAll(on, { ids, now: now.toISOString() });
}

export const ownProgress: OwnProgress<ProgressRow[], ProgressRow[]> = {
  json: ({ ids, studentId, now }) => sql`(SELECT coalesce(json_agg(goal), '[]') FROM (
    ${progress(sql`a.id = ANY (${ids}::uuid[]) AND ${isGoal} AND e.student_id = ${studentId}`, now)}) AS goal)`,
  read: (rows) => rows,
};

/** Whether anybody who has it turned it in, or has answered one of its words since it was published. */
export async function isAnswered(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${learnersWhere(sql`a.id = ${id}`)} AS learners ${withWork}
    WHERE said.turned_in_at IS NOT NULL OR ${goalSql.begun} LIMIT 1`);
  return rows.length > 0;
}

/** Stores the words of an assignment, in place of any before: those of its list, or of the deck's cards. */
export async function putWords(tx: Tx, id: string, material: Stored<GoalName>['material']): Promise<number> {
  await tx.delete(assignmentWords).where(eq(assignmentWords.assignmentId, id));
  const { rowCount } = await tx.execute(
    material.kind === 'deck'
      ? sql`INSERT INTO ${assignmentWords} (assignment_id, word, position, text, card_id)
          SELECT DISTINCT ON (c.word) ${id}::uuid, c.word, row_number() OVER (ORDER BY c.position), c.front,
            CASE WHEN c.word = 'card:' || c.id THEN c.id END
          FROM ${flashcards} AS c WHERE c.deck_id = ${material.deckId}::uuid AND ${isKept}
          ORDER BY c.word, c.position`
      : sql`INSERT INTO ${assignmentWords} (assignment_id, word, position, text)
          SELECT ${id}::uuid, listed.value->>'word', listed.ordinality, listed.value->>'text'
          FROM jsonb_array_elements(${JSON.stringify(material.words)}::jsonb) WITH ORDINALITY AS listed
          WHERE listed.value->>'word' IS NOT NULL ON CONFLICT DO NOTHING`,
  );
  return rowCount ?? 0;
}

/**
 * Turns the work in of everybody whose words are there already. Of a later edit, only work that nobody has touched:
 * turning in may have been taken back.
 */
export async function turnInLearned(tx: Tx, id: string, isFirst: boolean, now: Date): Promise<void> {
  await learnedBefore(tx, { id, isFirst, now: now.toISOString() });
}

const learnedBefore = rowsOf(
  'turn_in_learned',
  ['id', 'isFirst', 'now'],
  ({ id, isFirst, now }) => sql<never>`
    INSERT INTO ${assignmentWork} AS work (student_id, assignment_id, turned_in_at, updated_at)
    SELECT learners.student_id, a.id, greatest(${now}::timestamptz, a.published_at), ${now}::timestamptz
    FROM ${learnersWhere(sql`a.id = ${id}::uuid`)} AS learners ${withWork} CROSS JOIN ${doneAt(now)}
    WHERE ${isDone} AND ${isTakenAt(sql`greatest(${now}::timestamptz, a.published_at)`)}
    ON CONFLICT (student_id, assignment_id) DO UPDATE
      SET turned_in_at = excluded.turned_in_at, updated_at = excluded.updated_at
      WHERE ${isFirst}::boolean AND ${isLeft(sql`work`)}`,
);

/** Whether the work `said` isn't turned in, or was just then; what was returned is closed. */
const isOpenAt = (at: Placeholder) =>
  sql`said.returned_at IS NULL AND (said.turned_in_at IS NULL OR said.turned_in_at = ${at}::timestamptz)`;

type Answered = Record<'studentId' | 'words' | 'at' | 'now', Placeholder>;

/**
 * The ids of assignments about one of the words that were set for a class of the student. Begins with the classes: a
 * common word is in the homework of thousands. As an array it is read once, before anything else.
 */
const aboutWords = (studentId: Placeholder, answered: Placeholder) => sql`ARRAY(
  SELECT link.assignment_id FROM ${classEnrolments} AS mine
  JOIN ${assignmentClasses} AS link ON link.class_id = mine.class_id
  WHERE mine.student_id = ${studentId}::uuid AND mine.status = 'active' AND EXISTS (
    SELECT FROM ${assignmentWords} AS w
    WHERE w.assignment_id = link.assignment_id AND w.word = ANY (${answered}::text[])))`;

/**
 * JSON: the ids of a student's work on assignments about one of the words that isn't turned in and was still taken at
 * that time, or was turned in just then; null when there is none.
 */
export const waitingFor = ({ studentId, words: answered, at, now }: Answered): SQL => sql`(
  SELECT json_agg(a.id) FROM ${hadBy({ userId: studentId, now }, sql`${isGoal} AND a.id = ANY (${aboutWords(studentId, answered)})`)}
  WHERE ${isOpenAt(at)} AND ${isTakenAt(sql`${at}::timestamptz`)})`;

type OpenRow = {
  id: string;
  teacherIds: string[];
  since: string;
  isDone: boolean;
  isIn: boolean;
  canTakeBack: boolean;
};

const open = rowsOf(
  'open_goals',
  ['studentId', 'ids', 'at', 'now'],
  ({ studentId, ids, at, now }) => sql<OpenRow>`
    SELECT a.id, ${teachersOf} AS "teacherIds", greatest(${at}::timestamptz, a.published_at) AS since,
      ${isDone} AS "isDone", said.turned_in_at IS NOT NULL AS "isIn",
      a.closed_at IS NULL AND (a.due_at IS NULL OR ${now}::timestamptz <= ${dueOf}) AS "canTakeBack"
    FROM ${hadBy({ userId: studentId, now }, sql`${isGoal} AND a.id = ANY (${ids}::uuid[])`)} CROSS JOIN ${doneAt(at)}
    WHERE ${isOpenAt(at)} AND ${isTakenAt(sql`${at}::timestamptz`)}`,
);

/** Those of the student's assignments that still wait, and whether their words were there at that time. */
export async function listOpen(
  tx: Tx,
  { userId }: { userId: string },
  { ids, at }: { ids: readonly string[]; at: Date },
  now: Date,
) {
  const rows = await open(tx, { studentId: userId, ids, at: at.toISOString(), now: now.toISOString() });
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since) }));
}

type WordRow = {
  text: string;
  word: string;
  standing: GoalStanding;
  state: WordState;
  stability: number | null;
  lastReview: string | null;
  due: string | null;
};

const wordRows = rowsOf(
  'goal_words',
  ['id', 'studentId', 'now'],
  ({ id, studentId, now }) => sql<WordRow>`
    SELECT w.text, w.word, coalesce(${stateAt(now)}, 'new') AS state, ${wordMemory.stability} AS stability,
      ${wordMemory.lastReview} AS "lastReview", ${dueOf} AS due,
      CASE WHEN ${isThere(now)} THEN 'there' WHEN ${wordMemory.lastReview} IS NULL THEN 'new' ELSE 'fading' END AS standing
    FROM ${learnersWhere(sql`a.id = ${id}::uuid AND e.student_id = ${studentId}::uuid AND ${isGoal}`)} AS learners
    ${withWork} CROSS JOIN ${goalAt(now)} CROSS JOIN ${words} ORDER BY w.position`,
);

/** How one student who has the assignment stands with each of its words. */
export function listWords(on: Db | Tx, id: string, studentId: string, now: Date): Promise<WordRow[]> {
  return wordRows(on, { id, studentId, now: now.toISOString() });
}
