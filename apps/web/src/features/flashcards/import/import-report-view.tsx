import type { ImportReport } from '@wordgrove/contract/flashcards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import typography from '#ui/typography.module.css';
import styles from './import.module.css';

type ImportReportViewProps = { report: ImportReport; onAnother: () => void; onDone: () => void };

/** The outcome of an import: how many cards there are now, and every row that didn't become one, with the reason. */
export function ImportReportView({ report, onAnother, onDone }: ImportReportViewProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { added, duplicates, bad, notAdded, encoding } = report;
  const sentence = (key: 'added' | 'duplicates' | 'bad', count: number) =>
    t(`import.${key}`, { count, number: format.number(count) });
  return (
    <div className={styles.report}>
      <h3 ref={heading} tabIndex={-1}>
        {sentence('added', added)}
      </h3>
      {duplicates > 0 && <p>{sentence('duplicates', duplicates)}</p>}
      {bad > 0 && <p>{sentence('bad', bad)}</p>}
      {notAdded.length > 0 && <NotAddedRows rows={notAdded} />}
      {notAdded.length < duplicates + bad && <p>{t('import.only-first', { count: notAdded.length })}</p>}
      {encoding === 'windows-1254' && <p className={typography.note}>{t('import.turkish-encoding')}</p>}
      <DialogActions>
        <Button onClick={onAnother}>{t('import.another')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('import.done')}
        </Button>
      </DialogActions>
    </div>
  );
}

type Row = ImportReport['notAdded'][number];

/** The rows of an import that didn't become cards, by line and reason. */
function NotAddedRows({ rows }: { rows: readonly Row[] }) {
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
    { id: 'text', title: t('import.text'), cell: ({ text }) => <span className={typography.breaking}>{text}</span> },
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
