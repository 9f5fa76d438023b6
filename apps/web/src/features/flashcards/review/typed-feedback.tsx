import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { useJudgement } from './answer-outbox.ts';
import { BackText, CardBack, ListenButton, useTapGuard } from './card-parts.tsx';
import styles from './review.module.css';
import type { TypedAnswer } from './review-session.ts';

const tones = {
  right: 'success',
  'right-with-typo': 'success',
  'wrong-form': 'warning',
  wrong: 'warning',
  empty: 'info',
} as const;

type TypedFeedbackProps = { card: ReviewCard; typed: TypedAnswer; onNext: (read: TypedAnswer) => void };

/**
 * The verdict on a typed answer, with both sides of the card. The server, which has a dictionary, has the final say.
 */
export function TypedFeedback({ card, typed, onNext }: TypedFeedbackProps) {
  const { t } = useTranslation('flashcards');
  const button = useRef<HTMLButtonElement>(null);
  const guard = useTapGuard(typed.id);
  const judged = { ...typed, ...useJudgement(typed.id) };
  const { verdict, given, expected } = judged;
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={layout.stack}>
      <Card raised className={styles.card}>
        <p className={styles.deck}>{card.deckName}</p>
        <BackText card={card} />
        <div className={styles.back}>
          <div className={styles.front}>
            <p className={styles.text} lang="en">
              {card.front}
            </p>
            <ListenButton text={card.front} />
          </div>
          <CardBack card={card} hasText={false} />
        </div>
      </Card>
      <Notice tone={tones[verdict]} title={t(`typed.verdict.${verdict}`)}>
        {verdict !== 'right' && <p>{t('typed.expected', { text: expected })}</p>}
        {verdict !== 'right' && verdict !== 'empty' && <p>{t('typed.given', { text: given.trim() })}</p>}
      </Notice>
      <Button
        ref={button}
        variant="primary"
        wide
        className={guard}
        onClick={() => onNext(judged)}
        // The Enter that sent the answer may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {t('typed.next')}
      </Button>
    </div>
  );
}
