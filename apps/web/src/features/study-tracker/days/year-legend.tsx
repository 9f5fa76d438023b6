import { useTranslation } from 'react-i18next';
import styles from '#features/study-tracker/study.module.css';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { levelMinutes } from './calendar.ts';

/** What the shades mean. */
export function YearLegend() {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  return (
    <p className={styles.legend}>
      {levelMinutes.map((minutes, level) => (
        <span key={minutes}>
          <svg width={12} height={12} aria-hidden="true">
            <rect width={12} height={12} rx={2} className={styles.cell} data-level={level} />
          </svg>
          {level === 0 ? t('year.none') : t('year.from', { time: duration(minutes * 60) })}
        </span>
      ))}
    </p>
  );
}
