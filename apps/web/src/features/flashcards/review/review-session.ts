import type { Graded, ReviewCard } from '@wordgrove/contract/flashcards';

export type Grade = 1 | 2 | 3 | 4;

/** An answer: the id is its event's, `ms` what it took. */
type Given = { id: string; grade: Grade; ms: number };

/** One answer of the session. */
export type Turn = Given & { card: ReviewCard };

/** What was typed for the first card, and how it was judged. */
export type TypedAnswer = NonNullable<Graded['typed']> & Omit<Given, 'grade'> & { given: string };

export type ReviewSession = {
  /** Cards left to ask; the first is on the screen. */
  cards: readonly ReviewCard[];
  turns: readonly Turn[];
  /** Whether the back of the first card is shown. */
  isShown: boolean;
  /** A typed answer to the first card: it counts, and the card stays until the student has read it. */
  typed: TypedAnswer | null;
};

export const emptySession: ReviewSession = { cards: [], turns: [], isShown: false, typed: null };

/** The session continued with other cards; its answers stay. */
export function withCards({ turns }: ReviewSession, cards: readonly ReviewCard[]): ReviewSession {
  return { cards, turns, isShown: false, typed: null };
}

/** After the first card was graded: the next one is asked. */
export function afterGrade(session: ReviewSession, given: Given): ReviewSession {
  const [card, ...cards] = session.cards;
  if (!card) return session;
  return { cards, turns: [...session.turns, { ...given, card }], isShown: false, typed: null };
}

/** After an answer was typed: both sides are shown, with the verdict. */
export function afterTyped(session: ReviewSession, typed: TypedAnswer): ReviewSession {
  return { ...session, isShown: true, typed };
}

/** After the student has read the verdict: the next card is asked. */
export function afterReading(session: ReviewSession): ReviewSession {
  const { typed } = session;
  if (!typed) return session;
  const isRemembered = typed.verdict === 'right' || typed.verdict === 'right-with-typo';
  return afterGrade(session, { id: typed.id, grade: isRemembered ? 3 : 1, ms: typed.ms });
}

/** The day's last card has been answered, here or elsewhere: nothing more is asked; an answer being read stays. */
export function afterDay(session: ReviewSession): ReviewSession {
  const { cards, typed } = session;
  const read = typed ? cards.slice(0, 1) : [];
  return cards.length === read.length ? session : { ...session, cards: read, isShown: typed !== null };
}

/** The answer that undo would take back; null when there is none. */
export function lastAnswer({ typed, turns }: ReviewSession): string | null {
  return typed?.id ?? turns.at(-1)?.id ?? null;
}

/**
 * Takes the last answer back: its card is asked again, with its back shown where grades are chosen and hidden where
 * answers are typed.
 */
export function afterUndo(session: ReviewSession, isTyped: boolean): ReviewSession {
  if (session.typed) return { ...session, isShown: false, typed: null };
  const last = session.turns.at(-1);
  if (!last) return session;
  const cards = session.cards.filter(({ word }) => word !== last.card.word);
  return { cards: [last.card, ...cards], turns: session.turns.slice(0, -1), isShown: !isTyped, typed: null };
}
