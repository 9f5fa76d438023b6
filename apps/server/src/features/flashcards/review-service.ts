import type { Queue, ReviewCard, Waiting } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { together } from '#db/statement.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay, localDaysFrom } from '#platform/local-day.ts';
import { findDeckName } from './deck-store.ts';
import type { MemoryParts } from './memory-parts.ts';
import type { PictureOf } from './present.ts';
import { reviewCardPresenter } from './present.ts';
import { countDue, listAt } from './queue-store.ts';
import { listAhead, listAtHand, readQueue } from './review-store.ts';
import { todayAfter } from './rules.ts';
import { listThirsty } from './thirsty-store.ts';
import { todayOf } from './today.ts';
import { findWaitingIn, waitingPart } from './waiting-store.ts';

export type ReviewParts = {
  db: Db;
  clock: Clock;
  memory: Pick<MemoryParts, 'wordState' | 'nextDue' | 'retrievability'>;
  /** Whether a game can ask about a word that is on no card. */
  isPlayable: (word: string) => boolean;
  pictureOf: PictureOf;
};

type Place = Pick<Caller, 'timeZone'>;

export type CardsAtHand = { due: { card: ReviewCard; chance: number }[]; fresh: ReviewCard[] };

export type ReviewService = ReturnType<typeof reviewService>;

/** A student's reviews: what is due today and what comes next. */
export function reviewService({ db, clock, memory, isPlayable, pictureOf }: ReviewParts) {
  const present = reviewCardPresenter(memory, pictureOf);
  const readWaiting = together('cards_waiting', ['userId', 'day', 'now'], { waiting: waitingPart(isPlayable) });

  return {
    queue: async (own: OwnRows, { timeZone }: Place, deckId: string | undefined): Promise<Queue> => {
      const now = clock.now();
      const day = localDay(now, timeZone);
      const found = await readQueue(db, own, { deckId, day, now });
      if (!found) throw failures.notFound();
      const today = todayAfter(day, found.done);
      const rows = await listAt(db, own, found.positions.slice(0, today.remaining));
      return { today, nextDue: found.nextDue?.toISOString() ?? null, cards: rows.map((row) => present(row, now)) };
    },

    waiting: async (own: OwnRows, { timeZone }: Place, deckId: string | undefined): Promise<Waiting> => {
      const now = clock.now();
      const day = localDay(now, timeZone);
      if (deckId === undefined) {
        const asked = { userId: own.userId, day, now: now.toISOString() };
        return (await readWaiting(db, asked)).waiting;
      }
      const found = await findWaitingIn(db, own, { deckId, day, now });
      if (!found) throw failures.notFound();
      const nextDue = found.cards.nextDue?.toISOString() ?? null;
      return { today: todayAfter(day, found.done), ...found.cards, nextDue, gameWords: 0, nextWord: nextDue };
    },

    /** The same cards for a short session, due and new ones apart, with the chance of recalling each due one. */
    atHand: async (own: OwnRows, { timeZone }: Place, fresh: number): Promise<CardsAtHand> => {
      const now = clock.now();
      const { remaining } = await todayOf(db, own, timeZone, now);
      if (remaining === 0) return { due: [], fresh: [] };
      const found = await listAtHand(db, own, { now, size: remaining, fresh });
      const rows = await listAt(db, own, [...found.due, ...found.fresh]);
      return {
        due: rows
          .slice(0, found.due.length)
          .map((row) => ({ card: present(row, now), chance: memory.retrievability(row.memory, now) ?? 0 })),
        fresh: rows
          .slice(found.due.length)
          .slice(0, remaining)
          .map((row) => present(row, now)),
      };
    },

    practiseMore: async (own: OwnRows, deckId: string | undefined): Promise<ReviewCard[]> => {
      const now = clock.now();
      const positions = await listAhead(db, own, { deckId, now, size: limits.practiseMoreCards });
      if (!positions) throw failures.notFound();
      return (await listAt(db, own, positions)).map((row) => present(row, now));
    },

    thirsty: async (own: OwnRows, words: readonly string[]): Promise<ReviewCard[]> => {
      const now = clock.now();
      const rows = await listAt(db, own, await listThirsty(db, own, { words, now }));
      return rows.map((row) => present(row, now));
    },

    forecast: async (own: OwnRows, { timeZone }: Place, deckId: string | undefined) => {
      await refuseForeign(db, own, deckId);
      const now = clock.now();
      const days = localDaysFrom(now, timeZone, limits.forecastDays);
      const ends = days.map(({ endsAt }) => endsAt);
      const counts = await countDue(db, own, deckId, ends);
      return days.map(({ day }, at) => ({ day, due: counts[at] ?? 0 }));
    },
  };
}

/** Refuses a deck that the student may not learn from. */
async function refuseForeign(db: Db, own: OwnRows, deckId: string | undefined): Promise<void> {
  if (deckId !== undefined && (await findDeckName(db, own, deckId)) === null) throw failures.notFound();
}
