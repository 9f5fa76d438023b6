import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { Bar, BarChartProps } from '#ui/bar-chart.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import type { PlayedDay } from './every-day.ts';
import styles from './game-stats.module.css';

export type DayChartProps = Pick<BarChartProps, 'top' | 'scale'> & {
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
