import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import layout from '#ui/layout.module.css';
import { PartCard } from '#ui/part-card.tsx';
import type { Board } from './api.ts';
import { dayAfter, firstSeen, mondayOf, weekFrom } from './calendar.ts';

/** A week as bars; the arrows go back up to a year. */
export function WeekPart({ board }: { board: Board }) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const duration = useDuration();
  const [back, setBack] = useState(0);
  const monday = dayAfter(mondayOf(board.day), -7 * back);
  const week = weekFrom(monday, board.days);
  const studied = week.filter(({ seconds }) => seconds > 0).length;
  const total = week.reduce((all, { seconds }) => all + seconds, 0);
  const top = Math.max(600, (board.goal ?? 0) * 60, ...week.map(({ seconds }) => seconds));
  const message =
    studied === 0
      ? t(back === 0 ? 'week.nothing-now' : 'week.nothing')
      : `${t(back === 0 ? 'week.days-now' : 'week.days', { count: studied })} ${duration(total)}`;
  const title = back === 0 ? t('week.this') : t('week.of', { day: format.day(monday) });
  return (
    <PartCard
      title={title}
      actions={
        <div className={layout.row}>
          <Button variant="plain" aria-label={t('week.before')} disabled={back >= 52} onClick={() => setBack(back + 1)}>
            <IconChevronLeft size="1.25rem" aria-hidden="true" />
          </Button>
          <Button variant="plain" aria-label={t('week.after')} disabled={back === 0} onClick={() => setBack(back - 1)}>
            <IconChevronRight size="1.25rem" aria-hidden="true" />
          </Button>
        </div>
      }
    >
      <p aria-live="polite">{message}</p>
      <BarChart
        key={monday}
        label={message}
        barName={t('week.day')}
        bars={week.map(({ day, seconds }) => ({
          id: day,
          short: format.weekday(day),
          text: t('day-of', { day: format.day(day), time: duration(seconds) }),
          value: seconds,
        }))}
        top={top}
        scale={{ top: duration(top), bottom: duration(0) }}
        namesAll
        startAt={firstSeen(week, board.day)}
      />
      <Disclosure summary={t('as-table')}>
        <DataTable
          caption={title}
          columns={[
            { id: 'day', title: t('week.day'), cell: ({ day }) => format.day(day), namesRow: true },
            { id: 'time', title: t('week.time'), cell: ({ seconds }) => duration(seconds), align: 'end' },
          ]}
          rows={week}
          rowKey={({ day }) => day}
          cardsUpTo={0}
        />
      </Disclosure>
    </PartCard>
  );
}
