import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { SameRoom } from '#ui/same-room.tsx';
import { CardBack, ListenButton, useTapGuard } from './card-parts.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import styles from './review.module.css';
import type { Grade } from './review-session.ts';

type AskedCardProps = {
  card: ReviewCard;
  isShown: boolean;
  onShow: () => void;
  onGrade: (grade: Grade) => void;
};

/** The current card: its front, then its back and the four grades. The focus follows. */
export function AskedCard({ card, isShown, onShow, onGrade }: AskedCardProps) {
  const { t } = useTranslation('flashcards');
  const guard = useTapGuard(`${card.id} ${isShown}`);
  const answer = useRef<HTMLDivElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  useEffect(() => (isShown ? answer : showButton).current?.focus(), [isShown]);
  return (
    <div className={layout.stack}>
      <Card raised className={styles.card}>
        <p className={styles.deck}>{card.deckName}</p>
        <div className={styles.front}>
          <p className={styles.text} lang="en">
            {card.front}
          </p>
          <ListenButton text={card.front} />
        </div>
        {/* Keeps its space, so that nothing moves when the card is turned. */}
        <div ref={answer} tabIndex={-1} className={styles.back} data-hidden={!isShown} aria-hidden={!isShown}>
          <CardBack card={card} hasText />
        </div>
      </Card>
      <SameRoom items={[card]} copy={Grades}>
        <div className={guard}>
          {isShown ? (
            <GradeButtons intervals={card.intervals} onGrade={onGrade} />
          ) : (
            <Button ref={showButton} variant="primary" wide onClick={onShow} aria-keyshortcuts="Space">
              {t('review.show')}
              <span className={styles.key} aria-hidden="true">
                {t('review.space')}
              </span>
            </Button>
          )}
        </div>
      </SameRoom>
    </div>
  );
}

function Grades({ item }: { item: ReviewCard }) {
  return <GradeButtons intervals={item.intervals} onGrade={() => {}} />;
}
