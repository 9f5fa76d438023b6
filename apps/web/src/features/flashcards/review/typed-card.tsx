import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BackText, CardGround, useTapGuard } from './card-parts.tsx';
import styles from './review.module.css';

type TypedCardProps = { card: ReviewCard; isReady: boolean; onAnswer: (given: string) => void };

/** The meaning of a card, for which the student types the English word. */
export function TypedCard({ card, isReady, onAnswer }: TypedCardProps) {
  const { t } = useTranslation('flashcards');
  const [given, setGiven] = useState('');
  const guard = useTapGuard(card.id);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A second Enter from the previous card isn't an answer to this one.
    if (isReady && given.trim() !== '') onAnswer(given);
  };
  return (
    <form className={styles.typed} onSubmit={handleSubmit}>
      <Card raised className={styles.card}>
        <div className={styles.sides}>
          <BackText card={card} />
        </div>
        <CardGround state={card.state} />
      </Card>
      <div ref={field}>
        <TextField
          label={t('typed.label')}
          lang="en"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.cardTextMax}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
        />
      </div>
      <div className={styles.typedActions}>
        <Button className={guard} onClick={() => onAnswer('')} disabled={!isReady}>
          {t('typed.dont-know')}
        </Button>
        <Button type="submit" variant="primary" disabled={!isReady}>
          {t('typed.check')}
        </Button>
      </div>
    </form>
  );
}
