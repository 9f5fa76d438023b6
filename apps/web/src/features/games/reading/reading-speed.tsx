import type { ReadingItem } from '@wordgrove/games/reading';
import { wordsIn } from '@wordgrove/games/reading';
import { useTranslation } from 'react-i18next';
import styles from './reading.module.css';
import { wordsPerMinute } from './words-per-minute.ts';

export type ReadingSpeedProps = { passage: ReadingItem; readMs: number | null };

/** Words per minute, for the reader only: computed here and sent nowhere. */
export function ReadingSpeed({ passage, readMs }: ReadingSpeedProps) {
  const { t } = useTranslation('games-reading');
  const count = readMs === null ? null : wordsPerMinute(wordsIn(passage), readMs);
  return count === null ? null : <p className={styles.muted}>{t('speed', { count })}</p>;
}
