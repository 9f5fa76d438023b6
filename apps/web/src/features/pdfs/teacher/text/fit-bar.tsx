import type { Fit } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { remainder, useShare } from '#features/pdfs/use-share.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { fitParts, PartsBar } from './parts-bar.tsx';
import styles from './text.module.css';

type Row = { id: (typeof fitParts)[number] | 'coverage' | 'measured'; value: number };

/** The running words of a text as its median reader meets them, in one bar; a table with the figures is behind it. */
export function FitBar({ median }: { median: Fit }) {
  const { t } = useTranslation('pdfs-teacher');
  const share = useShare();
  // Each share has its own median, so the three needn't add up. Less than 1, flex items wouldn't fill the bar.
  const shown = { ...median, fresh: Math.max(0, remainder(median.known, median.learning)) };
  const rows: Row[] = [...fitParts, 'coverage' as const, 'measured' as const].map((id) => ({ id, value: shown[id] }));
  const columns: DataColumn<Row>[] = [
    { id: 'what', title: t('fit.what'), namesRow: true, cell: ({ id }) => t(`fit.rows.${id}`) },
    { id: 'share', title: t('fit.share'), align: 'end', cell: ({ value }) => share(value) },
  ];
  return (
    <div className={styles.chart}>
      <PartsBar fit={shown} />
      <ul className={styles.legend}>
        {fitParts.map((part) => (
          <li key={part}>
            <span className={styles.key} data-part={part} aria-hidden="true" />
            {t('fit.part', { part: t(`fit.rows.${part}`), share: share(shown[part]) })}
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        {t('fit.measured', { measured: share(median.measured), estimated: share(remainder(median.measured)) })}
      </p>
      <Disclosure summary={t('fit.table')}>
        <DataTable caption={t('fit.table-caption')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Disclosure>
    </div>
  );
}
