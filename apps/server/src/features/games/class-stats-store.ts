import type { GameType } from '@wordgrove/contract/paths';
import type { Placeholder } from 'drizzle-orm';
import { and, asc, desc, eq, gte, notLike, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import { gameAnswers, gameDays, gameMisses, gamePlays } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import { countedSince, sums } from './stats-store.ts';

/** Active students of the asking teacher, from a local day on, in one game or in all. */
export type ClassPlays = { userIds: readonly string[]; from: string; type: GameType | null };

const ofSeveral = (userIds: Placeholder) => (studentId: PgColumn) => sql`${studentId} = ANY (${userIds}::uuid[])`;

const inGame = (column: PgColumn, type: Placeholder) => sql`(${type}::text IS NULL OR ${column} = ${type})`;

const plays = statement('class_plays', ['userIds', 'from', 'type'], (on, { userIds, from, type }) =>
  on
    .select({
      studentId: sql<string | null>`${gameDays.studentId}`,
      day: sql<string | null>`${gameDays.localDay}`,
      type: sql<GameType | null>`${gameDays.type}`,
      ...sums,
    })
    .from(gameDays)
    .where(and(ofSeveral(userIds)(gameDays.studentId), gte(gameDays.localDay, from), inGame(gameDays.type, type)))
    .groupBy(sql`GROUPING SETS ((${gameDays.studentId}), (${gameDays.localDay}), (${gameDays.type}))`),
);

/** The same plays summed three times: each row is of one student, of one day, or of one game. */
export function sumPlays(db: Db, of: ClassPlays) {
  return plays(db, of);
}

const isOneOf = (column: PgColumn, words: Placeholder) => sql`${column} = ANY (${words}::text[])`;

/** The English words: a card of a student's own is nobody else's business. */
const isWord = (column: PgColumn) => notLike(column, 'card:%-%');

const missed = (userIds: Placeholder, from: Placeholder, type: Placeholder) =>
  and(ofSeveral(userIds)(gameMisses.studentId), gte(gameMisses.localDay, from), inGame(gameMisses.type, type));

const hardest = statement('class_hardest', ['userIds', 'from', 'type', 'size'], (on, { userIds, from, type, size }) => {
  const perStudent = on
    .select({ word: sql<string>`${gameMisses.word}`.as('missed_word'), wrong: sql<number>`sum(wrong)`.as('times') })
    .from(gameMisses)
    .where(missed(userIds, from, type))
    .groupBy(gameMisses.studentId, gameMisses.word)
    .as('per_student');
  const wrong = sql<number>`sum(${perStudent.wrong})`.mapWith(Number);
  const missedBy = sql<number>`count(*)`.mapWith(Number);
  return (
    on
      .select({ word: perStudent.word, wrong, missedBy })
      .from(perStudent)
      .groupBy(perStudent.word)
      .having(notLike(perStudent.word, 'card:%-%'))
      // With all that are equal to the last one: how often they were asked decides among them.
      .orderBy(sql`count(*) DESC, sum(${perStudent.wrong}) DESC FETCH FIRST (${size}::int) ROWS WITH TIES`)
  );
});

const asked = statement('class_asked', ['userIds', 'from', 'type', 'words'], (on, { userIds, from, type, words }) =>
  on
    .select({ word: sql<string>`${gameAnswers.word}`, asked: sql<number>`count(*)`.mapWith(Number) })
    .from(gameAnswers)
    .where(
      and(countedSince(ofSeveral(userIds), from), inGame(gameAnswers.type, type), isOneOf(gameAnswers.word, words)),
    )
    .groupBy(gameAnswers.word),
);

/** Words that most students answered wrong; of equal ones as in a student's own list. */
export async function listClassHardest(db: Db, of: ClassPlays, size: number) {
  const rows = await hardest(db, { ...of, size });
  const times = await asked(db, { ...of, words: rows.map(({ word }) => word) });
  const timesOf = new Map(times.map((row) => [row.word, row.asked]));
  return rows
    .map((row) => ({ ...row, asked: timesOf.get(row.word) ?? row.wrong }))
    .sort(
      (one, other) =>
        other.missedBy - one.missedBy ||
        other.wrong - one.wrong ||
        one.asked - other.asked ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, size);
}

const mistakes = statement(
  'class_mistakes',
  ['userIds', 'from', 'type', 'words'],
  (on, { userIds, from, type, words }) => {
    const times = sql<number>`count(*)`.mapWith(Number);
    return on
      .select({ word: sql<string>`${gameMisses.word}`, text: sql<string>`of.text`, times })
      .from(sql`${gameMisses} CROSS JOIN LATERAL unnest(${gameMisses.given}) AS of (text)`)
      .where(and(missed(userIds, from, type), isOneOf(gameMisses.word, words)))
      .groupBy(gameMisses.word, sql`of.text`)
      .orderBy(desc(times), sql`of.text`);
  },
);

/** Wrong answers given for these words, most frequent first. */
export function listClassMistakes(db: Db, of: ClassPlays, words: readonly string[]) {
  return mistakes(db, { ...of, words });
}

const questions = statement(
  'class_questions',
  ['userIds', 'from', 'type', 'word', 'skip', 'size'],
  (on, { userIds, from, type, word, skip, size }) =>
    on
      .select({
        studentId: gameAnswers.studentId,
        playId: gameAnswers.playId,
        place: gameAnswers.place,
        type: gameAnswers.type,
        question: gameAnswers.question,
        options: gameAnswers.options,
        right: gameAnswers.rightAnswer,
        given: gameAnswers.given,
        isRight: sql<boolean>`${gameAnswers.isRight}`,
        at: gamePlays.finishedAt,
      })
      .from(gameAnswers)
      .innerJoin(gamePlays, and(eq(gamePlays.studentId, gameAnswers.studentId), eq(gamePlays.id, gameAnswers.playId)))
      .where(
        and(
          countedSince(ofSeveral(userIds), from),
          inGame(gameAnswers.type, type),
          isWord(gameAnswers.word),
          eq(gameAnswers.word, word),
        ),
      )
      .orderBy(desc(gamePlays.finishedAt), asc(gameAnswers.playId), asc(gameAnswers.place))
      .limit(size)
      .offset(skip),
);

/** Questions about a word as they were seen, the latest first. */
export function listQuestions(db: Db, of: ClassPlays, word: string, { skip, size }: { skip: number; size: number }) {
  return questions(db, { ...of, word, skip, size });
}
