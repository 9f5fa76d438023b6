import type { WordState } from '@wordgrove/contract/evidence';
import { useTranslation } from 'react-i18next';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import styles from './growth-mark.module.css';

type GrowthMarkProps = { before: WordState; after: WordState; id?: string };

/** How a word grew: what it was and what it is now or, where that is the same, that it is stronger. */
export function GrowthMark({ before, after, id }: GrowthMarkProps) {
  const { t } = useTranslation(['games', 'app']);
  return (
    <span id={id} className={styles.states}>
      {before !== after && (
        <>
          <WordStateMark state={before} text={t(`app:word-states.${before}`)} />
          <span aria-hidden="true">→</span>
        </>
      )}
      <WordStateMark state={after} text={before === after ? t('growth.stronger') : t(`app:word-states.${after}`)} />
    </span>
  );
}
