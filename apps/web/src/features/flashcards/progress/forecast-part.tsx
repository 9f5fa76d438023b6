import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useForecast } from './api.ts';
import { forecastSummary } from './forecast-summary.ts';
import { PartState } from './part-state.tsx';

const spans = [14, 30] as const;

/** How many words fall due on each of the next days. */
export function ForecastPart() {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const forecast = useForecast();
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
