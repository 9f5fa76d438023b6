import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import type { Board } from './api.ts';
import { levelMinutes } from './calendar.ts';
import styles from './study.module.css';
import { YearMap } from './year-map.tsx';

/** The last year, one square per day. */
export function YearPart({ board }: { board: Board }) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const duration = useDuration();
  const total = board.days.reduce((all, { seconds }) => all + seconds, 0);
  const { length } = board.days;
  const message = length > 0 ? t('year.days', { count: length, time: duration(total) }) : t('year.nothing');
  return (
    <PartCard title={t('year.title')}>
      <p>{message}</p>
      <YearMap board={board} label={message} />
      <YearLegend />
      {length > 0 && (
        <Disclosure summary={t('as-table')}>
          <DataTable
            caption={t('year.title')}
            columns={[
              { id: 'day', title: t('week.day'), cell: ({ day }) => format.day(day), namesRow: true },
              {
                id: 'kinds',
                title: t('kind'),
                cell: ({ kinds }) => format.list(kinds.map((kind) => t(`kinds.${kind}`))),
              },
              { id: 'time', title: t('week.time'), cell: ({ seconds }) => duration(seconds), align: 'end' },
            ]}
            rows={board.days.toReversed()}
            rowKey={({ day }) => day}
          />
        </Disclosure>
      )}
    </PartCard>
  );
}

/** What the shades mean. */
function YearLegend() {
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
