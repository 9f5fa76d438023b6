import type { StudentPage } from '@wordgrove/contract/analytics';
import { readStudyDay } from '@wordgrove/contract/study-clock';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { dayBefore } from './day-before.ts';

type StudyPartProps = { student: Pick<StudentPage, 'study' | 'figures'>; days: number };

/** The study time of each day of the period, by the clock and entered together. */
export function StudyPart({ student: { study, figures }, days: count }: StudyPartProps) {
  const { t } = useTranslation('analytics-student');
  const format = useFormat();
  const duration = useDuration();
  const known = new Map(study.map(readStudyDay).map(({ day, seconds }) => [day, seconds]));
  const days = Array.from({ length: count }, (_, at) => dayBefore(figures.day, count - 1 - at)).map((day) => ({
    day,
    seconds: known.get(day) ?? 0,
  }));
  const studied = days.filter(({ seconds }) => seconds > 0);
  const title = t('study.title', { count: studied.length, days: count });
  const top = Math.max(600, ...days.map(({ seconds }) => seconds));
  return (
    <PartCard title={title}>
      <BarChart
        label={title}
        barName={t('day')}
        bars={days.map(({ day, seconds }) => ({
          ...{ id: day, short: format.shortDay(day), value: seconds },
          text: t('study.bar', { day: format.day(day), time: duration(seconds) }),
        }))}
        top={top}
        scale={{ top: duration(top), bottom: duration(0) }}
        startAt="last"
      />
      {studied.length > 0 && (
        <Disclosure summary={t('as-table')}>
          <DataTable
            caption={title}
            columns={[
              { id: 'day', title: t('day'), cell: ({ day }) => format.day(day), namesRow: true },
              { id: 'time', title: t('study.time'), cell: ({ seconds }) => duration(seconds), align: 'end' },
            ]}
            rows={studied}
            rowKey={({ day }) => day}
            cardsUpTo={0}
          />
        </Disclosure>
      )}
    </PartCard>
  );
}
