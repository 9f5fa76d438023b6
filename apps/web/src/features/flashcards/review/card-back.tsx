import type { ReviewCard } from '@wordgrove/contract/flashcards';
import styles from './review.module.css';

export type CardBackProps = {
  card: ReviewCard;
  /** Whether it includes the back itself, which may already be shown above. */
  hasText: boolean;
};

/** What is shown of a card once it has been answered: its back, its note, and the sentence it was met in. */
export function CardBack({ card: { back, language, note, met }, hasText }: CardBackProps) {
  return (
    <>
      {hasText && (
        <p className={styles.text} lang={language ?? undefined}>
          {back}
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {met.sentence && (
        <blockquote className={styles.note} lang="en">
          {met.sentence}
        </blockquote>
      )}
    </>
  );
}
