import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { matchScore } from './match-score.ts';
import styles from './speech.module.css';

export type SayItScoreProps = { word: string; readings: readonly string[] };

/** What was heard, and how close it came. */
export function SayItScore({ word, readings }: SayItScoreProps) {
  const { t } = useTranslation('dictionary');
  const format = useFormat();
  const { heard, percent } = matchScore(word, readings);
  const verdict = percent === 100 ? 'right' : percent >= 70 ? 'near' : 'far';
  return (
    <div className={styles.score}>
      <span className={styles.percent}>{t('say.match', { percent: format.percent(percent / 100) })}</span>
      <p>{t(`say.${verdict}`)}</p>
      <p>{t('say.heard', { heard })}</p>
    </div>
  );
}
