import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOutcomes } from './answer-outbox.ts';
import { BackText, CardBack, CardGround, ListenButton, useTapGuard } from './card-parts.tsx';
import { CardWord } from './card-word.tsx';
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
  const judged = { ...typed, ...useOutcomes().get(typed.id)?.typed };
  const { verdict, given, expected } = judged;
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.typed}>
      <Card raised className={styles.card}>
        <div className={styles.sides}>
          <BackText card={card} />
          <CardWord text={card.front} lang="en" />
          <ListenButton text={card.front} />
          <CardBack card={card} hasText={false} />
        </div>
        <CardGround state={card.state} />
      </Card>
      <Notice tone={tones[verdict]} title={t(`typed.verdict.${verdict}`)}>
        {verdict !== 'right' && <p>{t('typed.expected', { text: expected })}</p>}
        {verdict !== 'right' && verdict !== 'empty' && <p>{t('typed.given', { text: given.trim() })}</p>}
      </Notice>
      <Button
        ref={button}
        variant="primary"
        wide
        className={clsx(styles.show, guard)}
        onClick={() => onNext(judged)}
        // The Enter that sent the answer may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {t('typed.next')}
      </Button>
    </div>
  );
}
