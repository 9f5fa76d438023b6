import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { WaitingNotice } from './answer-notices.tsx';
import { outboxOf } from './answer-outbox.ts';
import { AskedCard } from './asked-card.tsx';
import { CardToCome } from './card-to-come.tsx';
import { LastAnswer } from './last-answer.tsx';
import styles from './review.module.css';
import type { Grade } from './review-session.ts';
import { afterGrade, emptySession, withCards } from './review-session.ts';
import { newGrade } from './stored-answer.ts';
import { useReviewKeys } from './use-review-keys.ts';

type CardPieceProps = {
  studentId: string;
  cards: readonly ReviewCard[];
  onAnswer: () => void;
  /** When all are answered, and what was answered has been sent as far as possible. */
  onDone: () => void;
};

/** A few given cards, answered like any others. Those whose answers are still on their way aren't asked again. */
export function CardPiece({ studentId, cards, onAnswer, onDone }: CardPieceProps) {
  const { t } = useTranslation('flashcards');
  const outbox = outboxOf(studentId);
  const [session, setSession] = useState(() => {
    const answered = new Set(outbox.items().map(({ input }) => ('cardId' in input ? input.cardId : '')));
    return withCards(
      emptySession,
      cards.filter(({ id }) => !answered.has(id)),
    );
  });
  const askedAt = useRef(0);
  const [card] = session.cards;
  const isOver = card === undefined;
  const done = useEffectEvent(() => outbox.flush().finally(onDone));
  useEffect(() => {
    if (isOver) void done();
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from each new card
  useEffect(() => {
    askedAt.current = Date.now();
  }, [card]);

  // While it is paused it is hidden, and keys are meant for something else.
  const part = useRef<HTMLDivElement>(null);
  const isSeen = () => part.current?.checkVisibility() ?? false;
  const show = () => isSeen() && setSession((before) => ({ ...before, isShown: true }));
  const grade = (given: Grade) => {
    if (!card || !session.isShown || !isSeen()) return;
    const answer = newGrade({ cardId: card.id, grade: given, isExtra: false, studentId }, askedAt.current);
    outbox.add(answer);
    setSession(afterGrade(session, { id: answer.id, grade: given, ms: answer.input.durationMs }));
    onAnswer();
  };
  useReviewKeys({ isAsking: !isOver, isShown: session.isShown, show, grade });
  return (
    <div ref={part} className={styles.piece}>
      <VisuallyHidden>
        <span role="status">
          {card &&
            t(session.isShown ? 'review.answer-is' : 'review.asked', {
              text: session.isShown ? card.back : card.front,
            })}
        </span>
      </VisuallyHidden>
      <div className={styles.lastPlace}>
        <LastAnswer turn={session.turns.at(-1)} />
      </div>
      <WaitingNotice studentId={studentId} />
      {card ? (
        <AskedCard key={card.id} card={card} isShown={session.isShown} onShow={show} onGrade={grade} />
      ) : (
        <CardToCome />
      )}
    </div>
  );
}

/**
 * Sends the answers that are waiting, and tells whether all of them have been sent: false at first while the server is
 * away, and true as soon as none is left.
 *
 * @returns stops telling
 */
export function sendAnswers(studentId: string, tell: (isSent: boolean) => void): () => void {
  const outbox = outboxOf(studentId);
  const stop = outbox.onChange(() => {
    if (outbox.items().length === 0) tell(true);
  });
  void outbox.flush().then((isSent) => tell(isSent || outbox.items().length === 0));
  return stop;
}
