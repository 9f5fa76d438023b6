import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import { preloadPictures } from '#ui/word-picture.tsx';
import { useTapGuard } from './card-parts.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import styles from './review.module.css';
import type { Grade } from './review-session.ts';
import { TurningCard } from './turning-card.tsx';

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
  useEffect(() => (isShown ? answer : showButton).current?.focus({ preventScroll: true }), [isShown]);
  // Its picture isn't in the page before the card is turned.
  useEffect(() => preloadPictures([card.picture ?? undefined]), [card.picture]);
  return (
    <>
      <TurningCard card={card} isTurned={isShown} answer={answer} onTurn={onShow} onGrade={onGrade} />
      <div className={styles.foot}>
        <SameRoom items={[card]} copy={Grades}>
          <div className={guard}>
            {isShown ? (
              <GradeButtons intervals={card.intervals} onGrade={onGrade} />
            ) : (
              <Button
                ref={showButton}
                variant="primary"
                wide
                className={styles.show}
                onClick={onShow}
                aria-keyshortcuts="Space"
              >
                {t('review.show')}
                <span className={styles.key} aria-hidden="true">
                  {t('review.space')}
                </span>
              </Button>
            )}
          </div>
        </SameRoom>
      </div>
    </>
  );
}

function Grades({ item }: { item: ReviewCard }) {
  return <GradeButtons intervals={item.intervals} onGrade={() => {}} />;
}
