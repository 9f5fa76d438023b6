import type { StudentPage } from '@wordgrove/contract/analytics';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { accuracyOf } from './accuracy.ts';

type AccuracyPartProps = { student: Pick<StudentPage, 'games' | 'figures'>; days: number };

/** The share of right first answers in games, by day, or by week in a long period. */
export function AccuracyPart({ student: { games, figures }, days }: AccuracyPartProps) {
  const { t } = useTranslation('analytics-student');
  const format = useFormat();
  const spans = accuracyOf(games.byDay, figures.day, days);
  const answered = spans.filter((span) => span.answered > 0);
  const sum = (of: 'right' | 'answered') => answered.reduce((all, span) => all + span[of], 0);
  const all = sum('answered');
  if (all === 0) return <PartCard title={t('accuracy.none', { count: days })}>{null}</PartCard>;
  const title = t('accuracy.title', { share: format.percent(sum('right') / all), count: days });
  const isByWeek = spans[0]?.first !== spans[0]?.last;
  const unit = t(isByWeek ? 'accuracy.week' : 'day');
  const named = ({ first, last }: (typeof spans)[number]) =>
    first === last
      ? format.day(first)
      : t('accuracy.span', { from: format.shortDay(first), to: format.shortDay(last) });
  const share = (span: (typeof spans)[number]) => format.percent(span.right / span.answered);
  return (
    <PartCard title={title}>
      <BarChart
        label={title}
        barName={unit}
        bars={spans.map((span) => ({
          ...{ id: span.first, short: format.shortDay(span.first) },
          value: span.answered === 0 ? 0 : (100 * span.right) / span.answered,
          text:
            span.answered === 0
              ? t('accuracy.no-answers', { day: named(span) })
              : t('accuracy.bar', { day: named(span), share: share(span), count: span.answered }),
        }))}
        top={100}
        scale={{ top: format.percent(1), bottom: format.percent(0) }}
        startAt={spans.findLastIndex((span) => span.answered > 0)}
      />
      <Disclosure summary={t('as-table')}>
        <DataTable
          caption={title}
          columns={[
            { id: 'day', title: unit, cell: named, namesRow: true },
            { id: 'right', title: t('games.right'), cell: share, align: 'end' },
            { id: 'answers', title: t('accuracy.answers'), cell: (span) => format.number(span.answered), align: 'end' },
          ]}
          rows={answered}
          rowKey={({ first }) => first}
          cardsUpTo={0}
        />
      </Disclosure>
    </PartCard>
  );
}
