import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import type { Bar, BarChartProps } from '#ui/bar-chart.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { durationText } from './duration-text.ts';
import styles from './game-stats.module.css';
import type { PlayedDay } from './tally.ts';
import { addUp } from './tally.ts';

type DayChartProps = Pick<BarChartProps, 'top' | 'scale'> & {
  /** The chart's one message. */
  title: string;
  days: readonly PlayedDay[];
  barOf: (day: PlayedDay) => Pick<Bar, 'text' | 'value'>;
  /** The table's columns besides the day. */
  columns: ReadonlyArray<DataColumn<PlayedDay>>;
};

/** One number per day as bars, and behind them a table of the days with a game. */
export function DayChart({ title, days, barOf, columns, top, scale }: DayChartProps) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const bars = days.map((each) => ({ id: each.day, short: format.shortDay(each.day), ...barOf(each) }));
  const day: DataColumn<PlayedDay> = {
    id: 'day',
    title: t('day'),
    cell: (each) => <span className={styles.whole}>{format.shortDay(each.day)}</span>,
    namesRow: true,
  };
  return (
    <PartCard title={title}>
      <BarChart label={title} barName={t('day')} bars={bars} top={top} scale={scale} startAt="last" />
      <Disclosure summary={t('as-table')}>
        <DataTable
          caption={title}
          columns={[day, ...columns]}
          rows={days.filter(({ plays }) => plays > 0)}
          rowKey={(each) => each.day}
          cardsUpTo={0}
        />
      </Disclosure>
    </PartCard>
  );
}

/** A single game must not look like a mountain. */
const leastTop = 4;

/** How many of the days had a game; of a class, how many games there were. */
export function PlaysPart({ days, isOfClass = false }: { days: readonly PlayedDay[]; isOfClass?: boolean }) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const top = Math.max(leastTop, ...days.map(({ plays }) => plays));
  const played = days.filter(({ plays }) => plays > 0).length;
  const all = addUp(days).plays;
  return (
    <DayChart
      title={
        isOfClass
          ? t('class.plays', { count: all, days: days.length })
          : t('plays.title', { count: played, days: days.length })
      }
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
