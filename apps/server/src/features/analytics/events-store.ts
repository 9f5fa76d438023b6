import type { EventKind, Narrowed, StudentEvent } from '@wordgrove/contract/analytics';
import type { WordState } from '@wordgrove/contract/evidence';
import type { GameType } from '@wordgrove/contract/paths';
import type { StudyKind } from '@wordgrove/contract/study-clock';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import {
  dailyTasks,
  gameAnswers,
  gamePlays,
  practiceDays,
  studySessions,
  wordMemory,
  xpEvents,
} from '#db/schema/all.ts';
import type { Wanted } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import { stateAt } from '#db/word-state.ts';

type Rows = {
  xp: { at: string; amount: number; reason: string; isSaid: boolean };
  tasks: { at: string; templateId: string; target: number; byActivity: number };
  words: { at: string; word: string; state: WordState; lapses: number };
  practice: Omit<Extract<StudentEvent, { kind: 'practice' }>, 'kind'>;
  answers: {
    at: string;
    type: GameType;
    question: string;
    rightAnswer: string;
    given: string | null;
    isRight: boolean;
  };
  plays: Omit<Extract<StudentEvent, { kind: 'plays' }>, 'kind'>;
  study: {
    at: string;
    activity: StudyKind;
    seconds: number;
    source: Extract<StudentEvent, { kind: 'study' }>['source'];
  };
};

/** Kinds that are read here; what makes homework or a day missing is for their features to say. */
type OwnKind = Exclude<EventKind, 'homework' | 'streak'>;

export type Page = { studentId: string; now: Date; size: number; from: number; of?: Narrowed | undefined };

const wanted = ['userId', 'now', 'size', 'from', 'since', 'state'] as const;

/** A page of a student's rows, the newest first. */
function pageOf<Kind extends Exclude<OwnKind, 'plays'>>(
  kind: Kind,
  select: (of: Wanted<(typeof wanted)[number]>) => SQL,
) {
  const run = rowsOf(
    `events_${kind}`,
    wanted,
    (of) => sql<Rows[Kind]>`${select(of)} LIMIT ${of.size} OFFSET ${of.from}`,
  );
  return (db: Db, { studentId, now, size, from, of }: Page): Promise<Rows[Kind][]> =>
    run(db, {
      ...{ userId: studentId, now: now.toISOString(), size, from },
      since: of && 'from' in of ? of.from : '-infinity',
      state: of && 'state' in of ? of.state : null,
    });
}

/** Only of such a play are answers counted. */
const isCounted = sql`p.xp_reason IS DISTINCT FROM 'too-fast'`;

/** What a test asked is shown with the test, to its own teacher; here it is only counted. */
const unlessTest = (column: SQL, instead: SQL) => sql`CASE WHEN p.is_test THEN ${instead} ELSE ${column} END`;

const answersWhere = (isWanted: SQL) => sql`SELECT p.finished_at AS at, a.type, a.is_right AS "isRight",
    ${unlessTest(sql`a.question`, sql`''`)} AS question,
    ${unlessTest(sql`a.right_answer`, sql`''`)} AS "rightAnswer", ${unlessTest(sql`a.given`, sql`NULL`)} AS given
  FROM ${gameAnswers} AS a JOIN ${gamePlays} AS p ON p.student_id = a.student_id AND p.id = a.play_id
  WHERE ${isWanted} AND a.is_right IS NOT NULL
  ORDER BY a.local_day DESC, p.finished_at DESC, a.play_id, a.place`;

const pages = {
  xp: pageOf(
    'xp',
    ({ userId }) => sql`SELECT occurred_at AS at, amount, reason, EXISTS (SELECT FROM ${dailyTasks} AS t
        WHERE t.student_id = ${userId} AND 'task:' || t.id = x.reason AND t.day = x.local_day AND t.by_activity < t.target) AS "isSaid"
      FROM ${xpEvents} AS x WHERE student_id = ${userId} AND amount > 0
      ORDER BY local_day DESC, occurred_at DESC, reason`,
  ),
  tasks: pageOf(
    'tasks',
    ({
      userId,
      since,
    }) => sql`SELECT completed_at AS at, template_id AS "templateId", target, by_activity AS "byActivity"
      FROM ${dailyTasks} WHERE student_id = ${userId} AND day >= ${since}::date
        AND completed_at IS NOT NULL AND archived_at IS NULL
      ORDER BY day DESC, completed_at DESC, id`,
  ),
  words: pageOf(
    'words',
    ({ userId, now, state }) => sql`SELECT at, word, state, lapses FROM (
        SELECT last_event_at AS at, word, ${stateAt(now)} AS state, lapses FROM ${wordMemory}
        WHERE ${wordMemory.studentId} = ${userId}) AS met
      WHERE state = coalesce(${state}::text, state) ORDER BY at DESC, word`,
  ),
  practice: pageOf(
    'practice',
    ({ userId, since }) => sql`SELECT local_day AS day, activity, passes AS right, passes + fails AS of
      FROM ${practiceDays} WHERE student_id = ${userId} AND local_day >= ${since}::date AND passes + fails > 0
      ORDER BY local_day DESC, activity`,
  ),
  answers: pageOf('answers', ({ userId, since }) =>
    answersWhere(sql`a.student_id = ${userId} AND a.local_day >= ${since}::date AND ${isCounted}`),
  ),
  study: pageOf(
    'study',
    // A session belongs to each day that it touches, in its own zone; one that was entered lasts a day at most.
    ({ userId, since }) => sql`SELECT started_at AS at, activity, seconds, source FROM ${studySessions}
      WHERE student_id = ${userId} AND removed_at IS NULL AND started_at >= ${since}::date - interval '3 days'
        AND (ended_at AT TIME ZONE time_zone)::date >= ${since}::date
      ORDER BY started_at DESC, id DESC`,
  ),
} satisfies { [Kind in Exclude<OwnKind, 'plays'>]: (db: Db, page: Page) => Promise<Rows[Kind][]> };

const narrowed = ['userId', 'size', 'from', 'day', 'which'] as const;

/** A statement for each column, so that each finds the index that it needs. */
const answersSince = (name: string, isWanted: (which: Placeholder) => SQL) =>
  rowsOf(
    name,
    narrowed,
    ({ userId, day, which, size, from }) =>
      sql<Rows['answers']>`${answersWhere(
        sql`a.student_id = ${userId} AND a.local_day >= ${day}::date AND ${isWanted(which)}`,
      )} LIMIT ${size} OFFSET ${from}`,
  );

const answersOf = {
  game: answersSince('events_answers_game', (game) => sql`a.type = ${game} AND ${isCounted}`),
  // The hardest words are counted in every play, also in one that was too fast.
  word: answersSince('events_answers_word', (word) => sql`a.word = ${word} AND NOT p.is_test`),
};

const playsOf = rowsOf(
  'events_plays_game',
  narrowed,
  ({ userId, day, which, size, from }) => sql<Rows['plays']>`
    SELECT p.finished_at AS at, p.is_test AS "isTest", p.played_ms AS ms, p.xp, counted.right, counted.of
    FROM ${gamePlays} AS p CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE a.is_right)::int AS right, count(a.is_right)::int AS of FROM ${gameAnswers} AS a
      WHERE a.student_id = ${userId} AND a.play_id = p.id AND ${isCounted}) AS counted
    WHERE p.student_id = ${userId} AND p.type = ${which} AND p.local_day >= ${day}::date AND p.finished_at IS NOT NULL
    ORDER BY p.local_day DESC, p.finished_at DESC, p.id LIMIT ${size} OFFSET ${from}`,
);

const narrowedTo = ({ studentId, size, from }: Page, day: string, which: string) => ({
  userId: studentId,
  size,
  from,
  day,
  which,
});

function readAnswers(db: Db, page: Page): Promise<Rows['answers'][]> {
  const { of } = page;
  if (of && 'word' in of) return answersOf.word(db, narrowedTo(page, of.from, of.word));
  if (of && 'game' in of) return answersOf.game(db, narrowedTo(page, of.from, of.game));
  return pages.answers(db, page);
}

async function readPlays(db: Db, page: Page): Promise<Rows['plays'][]> {
  const { of } = page;
  return of && 'game' in of ? playsOf(db, narrowedTo(page, of.from, of.game)) : [];
}

export type EventTexts = {
  /** A task's title; null for one whose template is gone. */
  titleOf: (templateId: string) => string | null;
  /** How a memory's word is written. */
  writingOf: (key: string) => string;
};

/** A page of the events of one kind; a name of what is gone is left empty. */
export async function listEvents(
  db: Db,
  kind: OwnKind,
  page: Page,
  { titleOf, writingOf }: EventTexts,
): Promise<StudentEvent[]> {
  const at = (row: { at: string }) => new Date(row.at).toISOString();
  switch (kind) {
    case 'xp': {
      const rows = await pages.xp(db, page);
      return rows.map(({ amount, ...row }) => ({ kind, at: at(row), amount, reason: reasonOf(row) }));
    }
    case 'tasks': {
      const rows = await pages.tasks(db, page);
      return rows.map(({ templateId, ...row }) => ({ ...row, kind, at: at(row), title: titleOf(templateId) ?? '' }));
    }
    case 'words': {
      const rows = await pages.words(db, page);
      return rows.map(({ word, ...row }) => ({ ...row, kind, at: at(row), lemma: writingOf(word) }));
    }
    case 'practice':
      return (await pages.practice(db, page)).map((row) => ({ ...row, kind }));
    case 'answers':
      return (await readAnswers(db, page)).map((row) => ({ ...row, kind, at: at(row) }));
    case 'plays':
      return (await readPlays(db, page)).map((row) => ({ ...row, kind, at: at(row) }));
    default:
      return (await pages.study(db, page)).map((row) => ({ ...row, kind, at: at(row) }));
  }
}

function reasonOf({
  reason,
  isSaid,
}: Pick<Rows['xp'], 'reason' | 'isSaid'>): Extract<StudentEvent, { kind: 'xp' }>['reason'] {
  const [of] = reason.split(':');
  if (of === 'task') return isSaid ? 'said' : 'task';
  return of === 'play' || of === 'reviews' ? of : 'other';
}
