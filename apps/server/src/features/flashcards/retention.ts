import type { Retention } from '@wordgrove/contract/flashcards';

/** One line of the ledger, as far as retention needs it. */
export type RetentionEvent = {
  word: string;
  activity: string;
  passed: boolean | null;
  localDay: string;
  occurredAt: Date;
};

/** How a memory grows by evidence, and how sure it is of a word at a time; handed in. */
export type RetentionRules<Event, Memory> = {
  inOrder: (one: Event, other: Event) => number;
  advance: (memory: Memory | null, event: Event) => Memory | null;
  /** 0 to 1; null while nothing was graded. */
  retrievability: (memory: Memory | null, at: Date) => number | null;
};

type Review = { month: string; predicted: number; isRemembered: boolean };

/** Where the bins of what was predicted begin. */
const bins = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/**
 * What the memory predicted of each answer to a card, and whether it came true. Only the first answer of a day to a word
 * that was answered on an earlier day counts: minutes after an answer nothing is forgotten yet.
 */
export function retentionOf<Event extends RetentionEvent, Memory>(
  ledger: readonly Event[],
  rules: RetentionRules<Event, Memory>,
): Retention {
  const reviews = [...Map.groupBy(ledger, ({ word }) => word).values()].flatMap((events) => reviewsOf(events, rules));
  return {
    reviews: reviews.length,
    predicted: reviews.length > 0 ? mean(reviews, ({ predicted }) => predicted) : null,
    measured: reviews.length > 0 ? mean(reviews, remembered) : null,
    byMonth: [...Map.groupBy(reviews, ({ month }) => month)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, own]) => ({ month, ...summary(own) })),
    byPrediction: [...Map.groupBy(reviews, ({ predicted }) => bins.findLastIndex((from) => predicted >= from))]
      .sort(([one], [other]) => one - other)
      .map(([bin, own]) => ({ from: bins[bin] ?? 0, to: bins[bin + 1] ?? 1, ...summary(own) })),
  };
}

function reviewsOf<Event extends RetentionEvent, Memory>(
  events: readonly Event[],
  { inOrder, advance, retrievability }: RetentionRules<Event, Memory>,
): Review[] {
  const reviews: Review[] = [];
  let memory: Memory | null = null;
  let lastDay = '';
  for (const event of events.toSorted(inOrder)) {
    const predicted = retrievability(memory, event.occurredAt);
    const isReview = event.activity === 'card' && event.passed !== null && event.localDay !== lastDay;
    if (isReview && predicted !== null)
      reviews.push({ month: event.localDay.slice(0, 7), predicted, isRemembered: event.passed === true });
    const next = advance(memory, event);
    if (next !== memory) lastDay = event.localDay;
    memory = next;
  }
  return reviews;
}

function remembered({ isRemembered }: Review): number {
  return Number(isRemembered);
}

function summary(reviews: readonly Review[]) {
  return {
    reviews: reviews.length,
    predicted: mean(reviews, ({ predicted }) => predicted),
    measured: mean(reviews, remembered),
  };
}

/** To four digits, so that a sum in another order is the same. */
function mean(reviews: readonly Review[], of: (review: Review) => number): number {
  const sum = reviews.reduce((total, review) => total + of(review), 0);
  return Math.round((10_000 * sum) / reviews.length) / 10_000;
}
