import { IconCheck } from '@tabler/icons-react';
import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './week-strip.module.css';

/** The last seven days as seven rings, filled by the share of the day's tasks that are done. */
export function WeekStrip({ days }: { days: readonly DayOfTasks[] }) {
  const { t } = useTranslation('daily-tasks');
  const format = useFormat();

  const textOf = ({ day: date, completed: done, total, isReached }: DayOfTasks) => {
    const day = format.day(date);
    if (total === 0) return t('week.none', { day });
    return t(isReached ? 'week.reached' : 'week.missed', { day, done, total });
  };
  return (
    <figure className={styles.week}>
      <figcaption>{t('week.title', { count: days.filter(({ isReached }) => isReached).length })}</figcaption>
      <ol className={styles.days}>
        {days.map((each, place) => (
          <li key={each.day} title={textOf(each)}>
            <VisuallyHidden>
              {place === days.length - 1 ? t('week.today', { text: textOf(each) }) : textOf(each)}
            </VisuallyHidden>
            <span className={classNames(styles.ring, each.isReached && styles.reached)} aria-hidden="true">
              <svg viewBox="0 0 36 36" aria-hidden="true">
                <circle className={styles.track} cx="18" cy="18" r="15" />
                <circle
                  className={styles.done}
                  cx="18"
                  cy="18"
                  r="15"
                  pathLength={1}
                  strokeDasharray={`${each.total === 0 ? 0 : each.completed / each.total} 1`}
                />
              </svg>
              {each.isReached && <IconCheck size="1rem" stroke={3} />}
            </span>
            <span aria-hidden="true" className={classNames(place === days.length - 1 && styles.today)}>
              {format.weekday(each.day)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
