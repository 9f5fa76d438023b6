import { useMutation } from '@tanstack/react-query';
import type { Queue, ReviewCard } from '@wordgrove/contract/flashcards';
import type { Judgement } from '@wordgrove/language';
import { useEffect, useRef, useState } from 'react';
import { client } from '#platform/api.ts';
import { outboxOf, useDayDone } from './answer-outbox.ts';
import type { Grade, ReviewSession, TypedAnswer } from './review-session.ts';
import {
  afterDay,
  afterGrade,
  afterReading,
  afterTyped,
  afterUndo,
  emptySession,
  lastAnswer,
  withCards,
} from './review-session.ts';
import { newGrade, newUndo } from './stored-answer.ts';

type Loaded = { cards: readonly ReviewCard[]; queue: Queue | null };

export type Review = {
  session: ReviewSession;
  /** `end`: there is nothing left to ask. */
  phase: 'loading' | 'failed' | 'asking' | 'end';
  /** Whether cards are asked before they are due. */
  isExtra: boolean;
  /** The state of the day's queue, at the end. */
  queue: Queue | null;
  error: unknown;
  show: () => void;
  grade: (grade: Grade) => void;
  /** A typed answer, as judged here. */
  answer: (given: string, judgement: Judgement) => void;
  /** Moves on from a typed answer that has been read, with its final judgement. */
  next: (read: TypedAnswer) => void;
  undo: () => void;
  goOn: () => void;
  practiseMore: () => void;
};

/**
 * One sitting: the loaded cards are asked one after the other, and answers are sent in the background.
 *
 * @param isTyped whether answers are typed
 */
export function useReview(studentId: string, { deckId, words }: Asked, isTyped: boolean): Review {
  const outbox = outboxOf(studentId);
  const deck = deckId === undefined ? {} : { deckId };
  const [session, setSession] = useState(emptySession);
  const [isExtra, setExtra] = useState(false);
  const askedAt = useRef(0);

  const load = useLoading(outbox, { deck, words }, (cards) => {
    askedAt.current = Date.now();
    setSession((before) => withCards(before, cards));
  });
  const begin = (ahead: boolean) => {
    setExtra(ahead);
    load.mutate(ahead);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sitting begins once
  useEffect(() => begin(false), []);

  const send = (card: ReviewCard, given: { grade: Grade } | { answer: string }) => {
    const answer = newGrade({ cardId: card.id, ...given, isExtra, studentId, ...deck }, askedAt.current);
    outbox.add(answer);
    return { id: answer.id, ms: answer.input.durationMs };
  };
  const goTo = (after: ReviewSession) => {
    if (after === session) return;
    askedAt.current = Date.now();
    setSession(after);
    if (after.cards.length === 0 && !isExtra) begin(false);
  };
  // Plants are watered beyond the day's cards too.
  useDayDone(() => isExtra || words !== null || goTo(afterDay(session)));
  const [card] = session.cards;

  const undo = () => {
    const last = lastAnswer(session);
    if (!last || load.isPending) return;
    if (!outbox.takeBack(last)) outbox.add(newUndo({ reviewId: last, studentId, ...deck }));
    goTo(afterUndo(session, isTyped));
  };

  return {
    session,
    phase: phaseOf(session, load.status),
    isExtra,
    queue: load.data?.queue ?? null,
    error: load.error,
    show: () => setSession((before) => ({ ...before, isShown: true })),
    grade: (grade) => {
      if (card && session.isShown && !session.typed) goTo(afterGrade(session, { ...send(card, { grade }), grade }));
    },
    answer: (given, judgement) => {
      if (!card || session.isShown) return;
      setSession(afterTyped(session, { ...send(card, { answer: given }), given, ...judgement }));
    },
    next: (read) => goTo(afterReading({ ...session, typed: read })),
    undo,
    goOn: () => begin(false),
    practiseMore: () => begin(true),
  };
}

type AnswerBox = ReturnType<typeof outboxOf>;

/** What is asked: the cards of one deck, of all, or of these words alone. */
type Asked = { deckId: string | undefined; words: readonly string[] | null };
type From = { deck: { deckId?: string }; words: readonly string[] | null };

function useLoading(outbox: AnswerBox, from: From, onCards: (cards: Loaded['cards']) => void) {
  return useMutation({
    mutationFn: (isAhead: boolean) => loadCards(outbox, from, isAhead),
    onSuccess: ({ cards }) => onCards(cards),
  });
}

/** Cards to ask, without those whose answers are still being sent. */
async function loadCards(outbox: AnswerBox, { deck, words }: From, isAhead: boolean): Promise<Loaded> {
  await outbox.flush();
  const queue = isAhead || words ? null : await client.flashcards.queue(deck);
  const others = () =>
    words ? client.flashcards.thirsty({ words: [...words] }) : client.flashcards.practiseMore(deck);
  const cards = queue?.cards ?? (await others());
  const answered = new Set(outbox.items().map(({ input }) => ('cardId' in input ? input.cardId : '')));
  return { queue, cards: cards.filter(({ id }) => !answered.has(id)) };
}

function phaseOf({ cards }: ReviewSession, status: 'idle' | 'pending' | 'error' | 'success'): Review['phase'] {
  if (cards.length > 0) return 'asking';
  if (status === 'error') return 'failed';
  return status === 'success' ? 'end' : 'loading';
}
