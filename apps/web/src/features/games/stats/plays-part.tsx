import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { DayChart } from './day-chart.tsx';
import { durationText } from './duration-text.ts';
import type { PlayedDay } from './every-day.ts';
import styles from './game-stats.module.css';

export type PlaysPartProps = { days: readonly PlayedDay[] };

/** A single game must not look like a mountain. */
const leastTop = 4;

/** How many of the days had a game. */
export function PlaysPart({ days }: PlaysPartProps) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const top = Math.max(leastTop, ...days.map(({ plays }) => plays));
  const played = days.filter(({ plays }) => plays > 0).length;
  return (
    <DayChart
      title={t('plays.title', { count: played, days: days.length })}
      days={days}
      top={top}
      scale={{ top: format.number(top), bottom: format.number(0) }}
      barOf={({ day, plays }) => ({ value: plays, text: t('plays.bar', { count: plays, day: format.day(day) }) })}
      columns={[
        { id: 'plays', title: t('figures.plays'), cell: ({ plays }) => format.number(plays), align: 'end' },
        {
          id: 'time',
          title: t('figures.time'),
          cell: ({ ms }) => <span className={styles.whole}>{durationText(ms, currentLanguage())}</span>,
          align: 'end',
        },
      ]}
    />
  );
}
