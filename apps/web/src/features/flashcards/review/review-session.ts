import type { ReviewCard } from '@wordgrove/contract/flashcards';

export type Grade = 1 | 2 | 3 | 4;

/** One answer of the session. */
export type Turn = { id: string; card: ReviewCard; grade: Grade };

export type ReviewSession = {
  /** Still to be asked; the first is on the screen. */
  cards: readonly ReviewCard[];
  turns: readonly Turn[];
  /** Whether the back of the first card is seen. */
  isShown: boolean;
};

export const emptySession: ReviewSession = { cards: [], turns: [], isShown: false };

/** The session with other cards to go on with; what was answered stays. */
export function withCards({ turns }: ReviewSession, cards: readonly ReviewCard[]): ReviewSession {
  return { cards, turns, isShown: false };
}

/** After an answer to the first card: the next one is asked. */
export function afterGrade(session: ReviewSession, id: string, grade: Grade): ReviewSession {
  const [card, ...cards] = session.cards;
  if (!card) return session;
  return { cards, turns: [...session.turns, { id, card, grade }], isShown: false };
}

/** The last answer taken back: its card is on the screen again, with its back, to be graded anew. */
export function afterUndo(session: ReviewSession): ReviewSession {
  const last = session.turns.at(-1);
  if (!last) return session;
  const cards = session.cards.filter(({ word }) => word !== last.card.word);
  return { cards: [last.card, ...cards], turns: session.turns.slice(0, -1), isShown: true };
}
