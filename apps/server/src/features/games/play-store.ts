import type { PlayedMove } from '@wordgrove/contract/games';
import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { MovedWork } from '#db/moved-work.ts';
import { movedRows } from '#db/moved-work.ts';
import { gameMoves, gamePlays } from '#db/schema/all.ts';
import type { Wanted } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { asJson, changing, fromJson } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';

export type PlayRow = typeof gamePlays.$inferSelect;

export type NewPlay = Pick<PlayRow, 'id' | 'type' | 'wish' | 'seed' | 'round' | 'startedAt' | 'isTest'> & {
  attempt: string | null;
};

/** Not a bound value: it is part of prepared statements. */
const isPractice = sql`NOT ${gamePlays.isTest}`;

const isOf = ({ userId }: OwnRows, id: string) =>
  and(eq(gamePlays.studentId, userId), eq(gamePlays.id, id), isPractice);

const addPlay = statement('insert_play', ['rows'], (on, { rows }) =>
  on.insert(gamePlays).select(fromJson(gamePlays, rows)).onConflictDoNothing().returning(),
);

/** The play as stored; null when the id is taken. */
export async function insertPlay(tx: Tx, { userId }: OwnRows, { attempt, ...play }: NewPlay): Promise<PlayRow | null> {
  const row = { ...play, assignmentId: attempt, studentId: userId, pausedMs: 0 };
  const [added] = await addPlay(tx, { rows: asJson(gamePlays, [row]) });
  return added ?? null;
}

const selectPlay = (on: Db | Tx, { userId, id }: Wanted<'userId' | 'id'>) =>
  on
    .select()
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, userId), eq(gamePlays.id, id), isPractice))
    .$dynamic();

const play = statement('play', ['userId', 'id'], selectPlay);
const heldPlay = statement('hold_play', ['userId', 'id'], (on, wanted) => selectPlay(on, wanted).for('update'));

/** Never a test, whose round and result only the calls for tests may show. */
export async function findPlay(on: Db | Tx, { userId }: OwnRows, id: string): Promise<PlayRow | null> {
  const [row] = await play(on, { userId, id });
  return row ?? null;
}

/** Finds a play and locks it until the transaction ends. */
export async function holdPlay(tx: Tx, { userId }: OwnRows, id: string): Promise<PlayRow | null> {
  const [row] = await heldPlay(tx, { userId, id });
  return row ?? null;
}

type PlayKey = Pick<PlayRow, 'studentId' | 'id'>;
type PlayClock = PlayKey & Pick<PlayRow, 'wish' | 'startedAt' | 'finishedAt' | 'leftAt' | 'pausedAt' | 'pausedMs'>;

const heldClock = statement('hold_play_clock', ['userId', 'id'], (on, { userId, id }) => {
  const { studentId, wish, startedAt, finishedAt, leftAt, pausedAt, pausedMs } = gamePlays;
  return on
    .select({ studentId, id: gamePlays.id, wish, startedAt, finishedAt, leftAt, pausedAt, pausedMs })
    .from(gamePlays)
    .where(and(eq(studentId, userId), eq(gamePlays.id, id), isPractice))
    .for('update');
});

/** `holdPlay` without the round, which is most of a play and isn't needed to keep moves. */
export async function holdPlayClock(tx: Tx, { userId }: OwnRows, id: string): Promise<PlayClock | null> {
  const [row] = await heldClock(tx, { userId, id });
  return row ?? null;
}

const moves = statement('moves_of_play', ['userId', 'playId'], (on, { userId, playId }) =>
  on
    .select({ move: gameMoves.move })
    .from(gameMoves)
    .where(and(eq(gameMoves.studentId, userId), eq(gameMoves.playId, playId)))
    .orderBy(asc(gameMoves.position)),
);

/** In the order they were made. */
export async function listMoves(on: Db | Tx, { userId }: OwnRows, playId: string): Promise<PlayedMove[]> {
  const rows = await moves(on, { userId, playId });
  return rows.map(({ move }) => move);
}

const lastMove = statement('last_move_of_play', ['userId', 'playId'], (on, { userId, playId }) =>
  on
    .select({ at: gameMoves.receivedAt })
    .from(gameMoves)
    .where(and(eq(gameMoves.studentId, userId), eq(gameMoves.playId, playId)))
    .orderBy(desc(gameMoves.position))
    .limit(1),
);

/** When the last move arrived; null before the first. */
export async function lastReceivedAt(tx: Tx, { userId }: OwnRows, playId: string): Promise<Date | null> {
  const [row] = await lastMove(tx, { userId, playId });
  return row?.at ?? null;
}

const changePlay = changing('change_play', gamePlays, ['studentId', 'id'], (on, set, { studentId, id }) =>
  on
    .update(gamePlays)
    .set(set)
    .where(and(eq(gamePlays.studentId, studentId), eq(gamePlays.id, id))),
);

/** For a play locked by `holdPlay`. */
export async function putClock(
  tx: Tx,
  { studentId, id }: PlayKey,
  clock: Pick<PlayRow, 'pausedAt' | 'pausedMs'>,
): Promise<void> {
  await changePlay(tx, { studentId, id }, clock);
}

/** For a play locked by `holdPlay`. */
export async function insertMoves(
  tx: Tx,
  { studentId, id: playId }: PlayKey,
  from: number,
  moves: readonly PlayedMove[],
  receivedAt: Date,
): Promise<void> {
  if (moves.length === 0) return;
  await addMoves(tx, { studentId, playId, from, moves: JSON.stringify(moves), receivedAt });
}

const addMoves = rowsOf(
  'insert_moves',
  ['studentId', 'playId', 'from', 'moves', 'receivedAt'],
  ({ studentId, playId, from, moves, receivedAt }) => sql<never>`
    INSERT INTO game_moves (student_id, play_id, position, move, received_at)
    SELECT ${studentId}::uuid, ${playId}::uuid, ${from}::int + place - 1, move, ${receivedAt}::timestamptz
    FROM jsonb_array_elements(${moves}::jsonb) WITH ORDINALITY AS each (move, place)`,
);

export type Outcome = Pick<
  PlayRow,
  | 'localDay'
  | 'isComplete'
  | 'playedMs'
  | 'points'
  | 'maxPoints'
  | 'accuracy'
  | 'xp'
  | 'xpReason'
  | 'refusedMoves'
  | 'refused'
  | 'bestBefore'
>;

/** For a play locked by `holdPlay`; returns it with its outcome. */
export async function putOutcome(tx: Tx, play: PlayRow, outcome: Outcome, finishedAt: Date): Promise<PlayRow> {
  const { studentId, id } = play;
  await changePlay(tx, { studentId, id }, { ...outcome, finishedAt });
  return { ...play, ...outcome, finishedAt };
}

/** Marks the play as left; returns how many were open. */
export async function leavePlay(tx: Tx, own: OwnRows, id: string, leftAt: Date): Promise<number> {
  const left = await tx
    .update(gamePlays)
    .set({ leftAt })
    .where(and(isOf(own, id), isNull(gamePlays.finishedAt), isNull(gamePlays.leftAt)))
    .returning({ id: gamePlays.id });
  return left.length;
}

/** Removes plays begun before `before` and never finished. A test stays as long as its assignment: it is the only try. */
export async function removeUnfinishedPlays(db: Db, before: Date): Promise<void> {
  const isOver = or(isPractice, isNull(gamePlays.assignmentId));
  await db.delete(gamePlays).where(and(isNull(gamePlays.finishedAt), lt(gamePlays.startedAt, before), isOver));
}

/** Whether the play is neither finished nor left. */
export function isOpen({ finishedAt, leftAt }: Pick<PlayRow, 'finishedAt' | 'leftAt'>): boolean {
  return finishedAt === null && leftAt === null;
}

export const isFinished = isNotNull(gamePlays.finishedAt);

/** Finished, and not too fast to have been read: only such a play can be a record. */
export const isRecord = sql<boolean>`(${gamePlays.finishedAt} IS NOT NULL AND ${gamePlays.xpReason} <> 'too-fast')`;

/**
 * Share of the possible points, 0 to 1, so that rounds of different lengths compare. An index uses the same expression.
 */
export const pointShare = sql<number>`(${gamePlays.points} / nullif(${gamePlays.maxPoints}, 0))`;

/** Attempts at an assignment become attempts at the one that these students' part of it has become. */
export async function movePlays(tx: Tx, moves: readonly MovedWork[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`
    UPDATE ${gamePlays} SET assignment_id = moved.to_id FROM ${movedRows(moves)}
    WHERE ${gamePlays.assignmentId} = moved.from_id AND ${gamePlays.studentId} = moved.student_id`);
}
