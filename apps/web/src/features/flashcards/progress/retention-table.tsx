import type { Retention } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';

type Row = Retention['byPrediction'][number];

export type RetentionTableProps = { rows: readonly Row[] };

/** Expected next to measured retention, by how certain the schedule was of the words. */
export function RetentionTable({ rows }: RetentionTableProps) {
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
