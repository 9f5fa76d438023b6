import { useQuery } from '@tanstack/react-query';
import type { Retention } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import typography from '#ui/typography.module.css';
import { PartState } from './part-state.tsx';

/** How often words were remembered, next to how often that was expected, in plain words. */
export function RetentionPart() {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const retention = useQuery(orpc.flashcards.retention.queryOptions());
  if (!retention.data) return <PartState query={retention} />;
  const { reviews, predicted, measured } = retention.data;
  const verdict = retentionVerdict(retention.data);
  const bar = (label: string, share: number, tone: 'blue' | 'green') => (
    <ProgressBar label={label} value={share} max={1} text={format.percent(share)} tone={tone} />
  );
  return (
    <PartCard title={t('retention.title')}>
      {verdict === 'too-few' || predicted === null || measured === null ? (
        <p>
          {t('retention.too-few', { count: enoughReviews })} {t('retention.so-far', { count: reviews })}
        </p>
      ) : (
        <>
          <p>{t(`retention.${verdict}`)}</p>
          {bar(t('retention.expected'), predicted, 'blue')}
          {bar(t('retention.measured'), measured, 'green')}
          <p className={typography.note}>
            {t('retention.counted', { count: reviews, number: format.number(reviews) })}
          </p>
          <Disclosure summary={t('retention.by-prediction')}>
            <RetentionTable rows={retention.data.byPrediction} />
          </Disclosure>
        </>
      )}
    </PartCard>
  );
}

type Row = Retention['byPrediction'][number];

/** Expected next to measured retention, by how certain the schedule was of the words. */
function RetentionTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const columns: DataColumn<Row>[] = [
    {
      id: 'expected',
      title: t('retention.expected'),
      cell: ({ predicted }) => format.percent(predicted),
      namesRow: true,
    },
    { id: 'measured', title: t('retention.measured'), cell: ({ measured }) => format.percent(measured), align: 'end' },
    { id: 'reviews', title: t('retention.reviews'), cell: ({ reviews }) => format.number(reviews), align: 'end' },
  ];
  return (
    <DataTable
      caption={t('retention.title')}
      columns={columns}
      rows={rows}
      rowKey={({ from }) => String(from)}
      cardsUpTo={0}
    />
  );
}

/** Fewer answers say more about chance than about memory. */
export const enoughReviews = 30;

/** Within this share of each other, both count as equal. */
const margin = 0.05;

type RetentionVerdict = 'too-few' | 'as-expected' | 'better' | 'worse';

/** What predicted and measured retention together say; nothing while there are too few reviews. */
export function retentionVerdict({ reviews, predicted, measured }: Retention): RetentionVerdict {
  if (reviews < enoughReviews || predicted === null || measured === null) return 'too-few';
  if (Math.abs(measured - predicted) <= margin) return 'as-expected';
  return measured > predicted ? 'better' : 'worse';
}
