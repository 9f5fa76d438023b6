import type { ImportReport } from '@wordgrove/contract/flashcards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import styles from './import.module.css';
import { NotAddedRows } from './not-added-rows.tsx';

export type ImportReportViewProps = { report: ImportReport; onAnother: () => void; onDone: () => void };

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
      {encoding === 'windows-1254' && <p className={styles.note}>{t('import.turkish-encoding')}</p>}
      <DialogActions>
        <Button onClick={onAnother}>{t('import.another')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('import.done')}
        </Button>
      </DialogActions>
    </div>
  );
}
