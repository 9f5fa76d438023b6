import type { ClassWord } from '@wordgrove/contract/analytics';
import { useTranslation } from 'react-i18next';
import { states } from './use-words-address.ts';
import styles from './words.module.css';

/** How many students know, learn, forget or haven't met a word, as a bar and in figures. */
export function StatesBar({ counts }: { counts: ClassWord['students'] }) {
  const { t } = useTranslation('analytics-words');
  const shown = states.filter((state) => counts[state] > 0);
  return (
    <span className={styles.states}>
      <span className={styles.bar} aria-hidden="true">
        {shown.map((state) => (
          <span key={state} data-state={state} style={{ flexGrow: counts[state] }} />
        ))}
      </span>
      <span className={styles.figures}>
        {shown.map((state) => (
          <span key={state} className={styles.figure}>
            <span className={styles.key} data-state={state} aria-hidden="true" />
            {t(`counts.${state}`, { count: counts[state] })}
          </span>
        ))}
      </span>
    </span>
  );
}
