import type { ImportReport } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import styles from './import.module.css';

type Row = ImportReport['notAdded'][number];

export type NotAddedRowsProps = { rows: readonly Row[] };

/** The rows of an import that didn't become cards, by line and reason. */
export function NotAddedRows({ rows }: NotAddedRowsProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const columns: DataColumn<Row>[] = [
    {
      id: 'line',
      title: t('import.line'),
      cell: ({ line }) => t('import.line-of', { line: format.number(line) }),
      namesRow: true,
    },
    { id: 'reason', title: t('import.reason'), cell: ({ trouble }) => t(`import.trouble.${trouble}`) },
    { id: 'text', title: t('import.text'), cell: ({ text }) => <span className={styles.cell}>{text}</span> },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.rows} tabIndex={0} aria-label={t('import.not-added')}>
      <DataTable
        caption={t('import.not-added')}
        columns={columns}
        rows={rows}
        rowKey={({ line, trouble, text }) => `${line} ${trouble} ${text}`}
        cardsUpTo={480}
      />
    </section>
  );
}
