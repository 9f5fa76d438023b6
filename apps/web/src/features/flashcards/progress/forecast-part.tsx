import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { PartState } from './part-state.tsx';

const spans = [14, 30] as const;

/** How many words fall due on each of the next days. */
export function ForecastPart() {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const forecast = useQuery(orpc.flashcards.forecast.queryOptions({ input: {} }));
  const [span, setSpan] = useState<number>(spans[0]);
  if (!forecast.data) return <PartState query={forecast} />;
  const days = forecast.data.slice(0, span);
  const { total, busiest, top } = forecastSummary(days);
  const message = t('forecast.total', { count: total, days: span });
  return (
    <PartCard
      title={t('forecast.title')}
      actions={
        <SelectField
          label={t('forecast.span')}
          options={spans.map((each) => ({ value: String(each), label: t('forecast.days', { count: each }) }))}
          value={String(span)}
          onChange={({ target }) => setSpan(Number(target.value))}
        />
      }
    >
      {!busiest && <p>{t('forecast.nothing')}</p>}
      {busiest && (
        <>
          <p>
            {message} {t('forecast.busiest', { count: busiest.due, day: format.day(busiest.day) })}
          </p>
          <BarChart
            label={message}
            barName={t('forecast.day')}
            bars={days.map(({ day, due }, at) => ({
              id: day,
              short: at === 0 ? t('forecast.today') : format.shortDay(day),
              text: `${format.day(day)}: ${format.number(due)}`,
              value: due,
            }))}
            top={top}
            scale={{ top: format.number(top), bottom: format.number(0) }}
            startAt="first"
          />
          <Disclosure summary={t('progress.as-table')}>
            <DataTable
              caption={t('forecast.title')}
              columns={[
                { id: 'day', title: t('forecast.day'), cell: ({ day }) => format.day(day), namesRow: true },
                { id: 'due', title: t('forecast.due'), cell: ({ due }) => format.number(due), align: 'end' },
              ]}
              rows={days}
              rowKey={({ day }) => day}
              cardsUpTo={0}
            />
          </Disclosure>
        </>
      )}
    </PartCard>
  );
}

type ForecastDay = { day: string; due: number };

type ForecastSummary = {
  /** Words that fall due on all the days together. */
  total: number;
  /** The day with the most words, the earliest of several; null when there are none. */
  busiest: ForecastDay | null;
  /** The top of the scale: the highest bar, or at least 4 so that a single word doesn't look like a mountain. */
  top: number;
};

export function forecastSummary(days: readonly ForecastDay[]): ForecastSummary {
  let busiest: ForecastDay | null = null;
  let total = 0;
  for (const each of days) {
    total += each.due;
    if (each.due > (busiest?.due ?? 0)) busiest = each;
  }
  return { total, busiest, top: Math.max(busiest?.due ?? 0, 4) };
}
