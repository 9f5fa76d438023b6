import type { Graded, ReviewCard } from '@wordgrove/contract/flashcards';

export type Grade = 1 | 2 | 3 | 4;

/** One answer of the session. */
export type Turn = { id: string; card: ReviewCard; grade: Grade };

/** What was typed for the first card, and how it was judged; the id is that of the answer. */
export type TypedAnswer = NonNullable<Graded['typed']> & { id: string; given: string };

export type ReviewSession = {
  /** Still to be asked; the first is on the screen. */
  cards: readonly ReviewCard[];
  turns: readonly Turn[];
  /** Whether the back of the first card is seen. */
  isShown: boolean;
  /** An answer to the first card that was typed: it counts, and the card stays until it has been read. */
  typed: TypedAnswer | null;
};

export const emptySession: ReviewSession = { cards: [], turns: [], isShown: false, typed: null };

/** The session with other cards to go on with; what was answered stays. */
export function withCards({ turns }: ReviewSession, cards: readonly ReviewCard[]): ReviewSession {
  return { cards, turns, isShown: false, typed: null };
}

/** After an answer to the first card: the next one is asked. */
export function afterGrade(session: ReviewSession, id: string, grade: Grade): ReviewSession {
  const [card, ...cards] = session.cards;
  if (!card) return session;
  return { cards, turns: [...session.turns, { id, card, grade }], isShown: false, typed: null };
}

/** After an answer was typed: both sides are seen, with what became of it. */
export function afterTyped(session: ReviewSession, typed: TypedAnswer): ReviewSession {
  return { ...session, isShown: true, typed };
}

/** The typed answer has been read: the next card is asked. */
export function afterReading(session: ReviewSession): ReviewSession {
  const { typed } = session;
  if (!typed) return session;
  const isRemembered = typed.verdict === 'right' || typed.verdict === 'right-with-typo';
  return afterGrade(session, typed.id, isRemembered ? 3 : 1);
}

/** The day's last card has been answered, here or elsewhere: nothing more is asked; an answer that is read stays. */
export function afterDay(session: ReviewSession): ReviewSession {
  const { cards, typed } = session;
  const read = typed ? cards.slice(0, 1) : [];
  return cards.length === read.length ? session : { ...session, cards: read, isShown: typed !== null };
}

/** The answer that taking back would take back; null when there is none. */
export function lastAnswer({ typed, turns }: ReviewSession): string | null {
  return typed?.id ?? turns.at(-1)?.id ?? null;
}

/**
 * The last answer taken back: its card is on the screen again to be answered anew, with its back where grades are
 * chosen and without it where answers are typed.
 */
export function afterUndo(session: ReviewSession, isTyped: boolean): ReviewSession {
  if (session.typed) return { ...session, isShown: false, typed: null };
  const last = session.turns.at(-1);
  if (!last) return session;
  const cards = session.cards.filter(({ word }) => word !== last.card.word);
  return { cards: [last.card, ...cards], turns: session.turns.slice(0, -1), isShown: !isTyped, typed: null };
}
