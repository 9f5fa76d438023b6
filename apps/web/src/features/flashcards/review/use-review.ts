import { useMutation } from '@tanstack/react-query';
import type { Queue, ReviewCard } from '@wordgrove/contract/flashcards';
import { useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { client } from '#platform/api.ts';
import { outboxOf } from './answer-outbox.ts';
import type { Grade, ReviewSession } from './review-session.ts';
import { afterGrade, afterUndo, emptySession, withCards } from './review-session.ts';

type Loaded = { cards: readonly ReviewCard[]; queue: Queue | null };

export type Review = {
  session: ReviewSession;
  /** `end`: nothing is left to ask. */
  phase: 'loading' | 'failed' | 'asking' | 'end';
  /** Whether cards are asked before their time. */
  isExtra: boolean;
  /** How the day stands, at the end. */
  queue: Queue | null;
  error: unknown;
  show: () => void;
  grade: (grade: Grade) => void;
  undo: () => void;
  goOn: () => void;
  practiseMore: () => void;
};

/** One sitting: cards are asked one after the other from what was fetched, and answers go out behind. */
export function useReview(studentId: string, deckId: string | undefined): Review {
  const outbox = outboxOf(studentId);
  const deck = deckId === undefined ? {} : { deckId };
  const [session, setSession] = useState(emptySession);
  const [isExtra, setExtra] = useState(false);
  const askedAt = useRef(0);

  const load = useMutation({
    mutationFn: (ahead: boolean) => loadCards(outbox, deck, ahead),
    onSuccess: ({ cards }) => {
      askedAt.current = Date.now();
      setSession((before) => withCards(before, cards));
    },
  });
  const begin = (ahead: boolean) => {
    setExtra(ahead);
    load.mutate(ahead);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sitting begins once
  useEffect(() => begin(false), []);

  const grade = (value: Grade) => {
    const [card, following] = session.cards;
    if (!card || !session.isShown) return;
    const id = v7();
    const at = new Date();
    const durationMs = Math.min(Math.max(at.getTime() - askedAt.current, 0), 3_600_000);
    const input = { id, cardId: card.id, grade: value, isExtra, durationMs, at: at.toISOString(), ...deck };
    outbox.add({ id, kind: 'grade', input });
    askedAt.current = at.getTime();
    setSession(afterGrade(session, id, value));
    if (!following && !isExtra) begin(false);
  };

  const undo = () => {
    const last = session.turns.at(-1);
    if (!last || load.isPending) return;
    if (!outbox.takeBack(last.id)) {
      const id = v7();
      outbox.add({ id, kind: 'undo', input: { id, reviewId: last.id, at: new Date().toISOString(), ...deck } });
    }
    askedAt.current = Date.now();
    setSession(afterUndo(session));
  };

  return {
    session,
    phase: phaseOf(session, load.status),
    isExtra,
    queue: load.data?.queue ?? null,
    error: load.error,
    show: () => setSession((before) => ({ ...before, isShown: true })),
    grade,
    undo,
    goOn: () => begin(false),
    practiseMore: () => begin(true),
  };
}

type AnswerBox = ReturnType<typeof outboxOf>;

/** Cards to ask; what is answered and still on its way isn't among them. */
async function loadCards(outbox: AnswerBox, deck: { deckId?: string }, isAhead: boolean): Promise<Loaded> {
  await outbox.flush();
  const queue = isAhead ? null : await client.flashcards.queue(deck);
  const cards = queue?.cards ?? (await client.flashcards.practiseMore(deck));
  const answered = new Set(outbox.items().map(({ input }) => ('cardId' in input ? input.cardId : '')));
  return { queue, cards: cards.filter(({ id }) => !answered.has(id)) };
}

function phaseOf({ cards }: ReviewSession, status: 'idle' | 'pending' | 'error' | 'success'): Review['phase'] {
  if (cards.length > 0) return 'asking';
  if (status === 'error') return 'failed';
  return status === 'success' ? 'end' : 'loading';
}
