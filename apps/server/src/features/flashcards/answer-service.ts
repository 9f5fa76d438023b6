import type { Graded } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { IsWord } from '@wordgrove/language';
import type { Grade } from 'ts-fsrs';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Input, Output } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import type { Clock } from '#platform/clock.ts';
import type { CardRow } from './card-store.ts';
import { findVisibleCard } from './card-store.ts';
import { judgeTyped } from './judge-typed.ts';
import type { CardEvidence, MemoryParts } from './memory-parts.ts';
import { findReview, listIdsAt } from './queue-store.ts';
import { listNext } from './review-store.ts';
import { todayOf } from './today.ts';

type Parts = {
  db: Db;
  clock: Clock;
  memory: Pick<MemoryParts, 'recordEvidence' | 'undoEvidence' | 'payReview'>;
  countActivity: CountActivity;
  takeBackActivity: TakeBackActivity;
  isWord: IsWord;
};
type Place = Pick<Caller, 'timeZone'>;

export type Answer = Input<'flashcards.grade'>;

export type AnswerService = ReturnType<typeof answerService>;

/** A student's answers to cards. The ledger keeps the answer; the reply says what comes next. */
export function answerService({ db, clock, memory, countActivity, takeBackActivity, isWord }: Parts) {
  return {
    grade: async (
      own: OwnRows,
      { timeZone }: Place,
      answer: Answer,
      errors: Refusals<'edit-conflict'>,
    ): Promise<Graded> => {
      refuseOthers(own, answer);
      const now = clock.now();
      const row = await findVisibleCard(db, own, answer.cardId);
      if (!row) throw failures.notFound();
      const { card } = row;
      const typed = answer.answer === undefined ? null : judgeTyped(card, answer.typedSide, answer.answer, isWord);
      const grade = typed?.grade ?? answer.grade ?? 1;
      const evidence = evidenceOf(row, answer, grade, now);
      const graded = await inTransaction(db, async (tx) => {
        const [standing] = await memory.recordEvidence(tx, own, [evidence], now);
        // For an answer sent again, the first record holds.
        const recorded = await memory.payReview(tx, own, answer.id, now);
        if (!standing || !recorded) throw failures.notFound();
        // The id already belongs to an answer to another card; this one wouldn't count but would look as if it did.
        if (recorded.cardId !== card.id) throw errors['edit-conflict']();
        const cause = `review:${answer.id}`;
        const reviewed = { kind: 'cards-reviewed', amount: 1, cause, answer: typed ? 'typed' : 'turned' } as const;
        const tasks = await countActivity(tx, own, { ...reviewed, at: evidence.occurredAt }, now);
        return {
          cardId: card.id,
          word: card.word,
          state: standing.state,
          due: standing.due,
          grade: recorded.grade ?? grade,
          typed: typed && { verdict: typed.verdict, expected: typed.expected },
          isExtra: recorded.task === 'none',
          tasks,
        };
      });
      return { ...graded, ...(await whatFollows(db, own, timeZone, answer.deckId, now)) };
    },

    undo: async (
      own: OwnRows,
      { timeZone }: Place,
      { id, reviewId, at, deckId, studentId }: Input<'flashcards.undo'>,
    ): Promise<Output<'flashcards.undo'>> => {
      refuseOthers(own, { studentId });
      const now = clock.now();
      const review = await findReview(db, own, reviewId);
      if (!review?.cardId) throw failures.notFound();
      const { cardId, word } = review;
      const occurredAt = at === undefined ? now : new Date(at);
      const undone = await inTransaction(db, async (tx) => {
        const { state, due } = await memory.undoEvidence(tx, own, { id, cancels: reviewId, occurredAt }, now);
        await memory.payReview(tx, own, reviewId, now);
        const tasks = await takeBackActivity(tx, own, `review:${reviewId}`, now);
        return { cardId, word, state, due, tasks };
      });
      return { ...undone, ...(await whatFollows(db, own, timeZone, deckId, now)) };
    },
  };
}

/** Answers waiting in a browser must not count for the next student who signs in there. */
function refuseOthers({ userId }: OwnRows, { studentId }: Pick<Answer, 'studentId'>): void {
  if (studentId !== undefined && studentId !== userId) throw failures.unauthenticated();
}

/** Early practice says nothing about the memory: its task is `none` and it neither passes nor fails. */
function evidenceOf({ card, memory }: CardRow, answer: Answer, grade: Grade, now: Date): CardEvidence {
  const isNew = memory?.lastReview == null;
  const wasDue = !isNew && memory.due <= now;
  const counts = !answer.isExtra || isNew || wasDue;
  return {
    id: answer.id,
    word: card.word,
    activity: 'card',
    task: counts ? 'recalled' : 'none',
    passed: counts ? grade > 1 : null,
    grade,
    hints: answer.hints,
    durationMs: answer.durationMs,
    place: { cardId: card.id },
    wasDue,
    occurredAt: answeredAt(card, answer, now),
  };
}

/**
 * By the device's clock, but never before the card was made: a wrong clock would make a word count as known for long.
 */
function answeredAt({ createdAt }: CardRow['card'], { at }: Answer, now: Date): Date {
  return at === undefined ? now : new Date(Math.max(Date.parse(at), createdAt.getTime()));
}

/** What is left of the day's limit after an answer, and the next cards: read after the commit, so that nobody waits. */
async function whatFollows(db: Db, own: OwnRows, timeZone: string, deckId: string | undefined, now: Date) {
  const today = await todayOf(db, own, timeZone, now);
  const size = Math.min(today.remaining, limits.nextCards);
  const positions = await listNext(db, own, { deckId, now, size });
  return { today, next: await listIdsAt(db, positions) };
}
