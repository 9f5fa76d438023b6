import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useOutcomes } from './answer-outbox.ts';
import { isTaller } from './growth.ts';
import styles from './review.module.css';
import type { Turn } from './review-session.ts';
import { WordPlant } from './word-plant.tsx';

/** The plant of the word that was answered last: it grows as soon as the server has said so. */
export function LastAnswer({ turn }: { turn: Turn | undefined }) {
  const { t } = useTranslation('app');
  const outcome = useOutcomes().get(turn?.id ?? '');
  const before = turn?.card.state ?? 'new';
  const after = outcome?.state ?? before;
  const hasGrown = isTaller(before, after);
  return (
    <>
      {turn && (
        <p className={styles.last}>
          <WordPlant key={turn.id} state={after} size={36} isGrowing={hasGrown} />
          <span className={styles.lastWord} lang="en">
            {turn.card.front}
          </span>
          {hasGrown && <strong className={styles.grew}>{t(`word-states.${after}`)}</strong>}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{turn && hasGrown && `${turn.card.front}: ${t(`word-states.${after}`)}`}</span>
      </VisuallyHidden>
    </>
  );
}
