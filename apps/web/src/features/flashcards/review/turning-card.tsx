import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { clsx } from 'clsx';
import type { MouseEvent, Ref } from 'react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { CardBack, CardGround, ListenButton } from './card-parts.tsx';
import { CardWord } from './card-word.tsx';
import type { Grade } from './review-session.ts';
import styles from './turning-card.module.css';
import { flyOut, useSwipe } from './use-swipe.ts';

type TurningCardProps = {
  card: ReviewCard;
  isTurned: boolean;
  /** Its back, which takes the focus. */
  answer: Ref<HTMLDivElement>;
  onTurn: () => void;
  onGrade: (grade: Grade) => void;
};

/**
 * A card that is turned by a tap, and then pushed aside: to the left if it was forgotten, to the right if it wasn't.
 * The buttons below it do the same. What it asks for isn't in the page before it is turned.
 */
export function TurningCard({ card, isTurned, answer, onTurn, onGrade }: TurningCardProps) {
  const turner = useTurn(isTurned);
  const swipe = useSwipe(isTurned, (side, pushed) => {
    flyOut(pushed, side);
    onGrade(side === 'left' ? 1 : 3);
  });
  const handleClick = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('button, a') !== null;
    if (!isTurned && !isControl) onTurn();
  };
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div className={styles.pushed} data-turned={isTurned} {...swipe} onClick={handleClick}>
        <div ref={turner} className={styles.turner}>
          <Card raised className={styles.face} inert={isTurned} aria-hidden={isTurned}>
            <div className={styles.asked}>
              <CardWord text={card.front} lang="en" />
              <ListenButton text={card.front} />
            </div>
            <CardGround state={card.state} />
          </Card>
          {isTurned && (
            <Card raised className={clsx(styles.face, styles.back)}>
              <div ref={answer} tabIndex={-1} className={styles.answer}>
                <div className={styles.word}>
                  <p lang="en">{card.front}</p>
                  <ListenButton text={card.front} />
                </div>
                <CardBack card={card} hasText />
              </div>
              <CardGround state={card.state} />
            </Card>
          )}
        </div>
        {isTurned && <SwipeHints />}
      </div>
    </div>
  );
}

const sides = [
  { side: 'left', name: 'again', Icon: IconChevronLeft },
  { side: 'right', name: 'good', Icon: IconChevronRight },
] as const;

/** Where the card can be pushed to, and what that means while it is on its way. */
function SwipeHints() {
  const { t } = useTranslation('flashcards');
  return sides.map(({ side, name, Icon }) => (
    <Fragment key={side}>
      <Icon size="1.5rem" aria-hidden="true" className={styles.edge} data-side={side} />
      <span aria-hidden="true" className={styles.stamp} data-side={side}>
        {t(`grades.${name}`)}
      </span>
    </Fragment>
  ));
}

/** How long one side fades into the other for somebody who doesn't want to see a card turn. */
const fadeMs = 160;

function useTurn(isTurned: boolean) {
  const turner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isTurned && isCalm) turner.current?.lastElementChild?.animate({ opacity: [0, 1] }, fadeMs);
  }, [isTurned]);
  return turner;
}
