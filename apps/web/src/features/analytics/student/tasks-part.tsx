import type { StudentPage } from '@wordgrove/contract/analytics';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';

/** The tasks of the last seven days. */
export function TasksPart({ days }: Pick<StudentPage, 'days'>) {
  const { t } = useTranslation('analytics-student');
  const format = useFormat();
  const title = t('tasks.title', { count: days.filter(({ isReached }) => isReached).length });
  const top = Math.max(1, ...days.map(({ total }) => total));
  const of = ({ completed, total }: (typeof days)[number]) =>
    t('figures.of', { done: format.number(completed), all: format.number(total) });
  return (
    <PartCard title={title}>
      <BarChart
        label={title}
        barName={t('day')}
        bars={days.map((each) => ({
          ...{ id: each.day, short: format.weekday(each.day), value: each.completed },
          text: t('tasks.bar', { day: format.day(each.day), of: of(each) }),
        }))}
        top={top}
        scale={{ top: format.number(top), bottom: format.number(0) }}
        namesAll
        startAt="last"
      />
      <Disclosure summary={t('as-table')}>
        <DataTable
          caption={title}
          columns={[
            { id: 'day', title: t('day'), cell: ({ day }) => format.day(day), namesRow: true },
            { id: 'done', title: t('tasks.done'), cell: of, align: 'end' },
          ]}
          rows={days}
          rowKey={({ day }) => day}
          cardsUpTo={0}
        />
      </Disclosure>
    </PartCard>
  );
}
