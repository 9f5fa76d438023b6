// biome-ignore-all lint/a11y/useSemanticElements: a part of a table of which only a part exists
// biome-ignore-all lint/a11y/useFocusableInteractive: only the cells that lead somewhere take the focus

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { arrangeGradebook } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import type { DrawnColumns } from './gradebook-row.tsx';
import { heads } from './gradebook-row.tsx';

type GradebookHeadProps = DrawnColumns & { columns: ReturnType<typeof arrangeGradebook>['columns'] };

/** The titles. Scrolling down leaves them as they are. */
export const GradebookHead = memo(function GradebookHead({ columns, first, end, before, after }: GradebookHeadProps) {
  const { t } = useTranslation('assignments-gradebook');
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.name}>
        {t('student')}
      </div>
      <div role="columnheader" aria-colindex={2} className={styles.average}>
        {t('average')}
      </div>
      <div aria-hidden="true" className={styles.gap} style={{ width: before }} />
      {columns.slice(first, end).map(({ id, title, points }, at) => (
        <div key={id} role="columnheader" aria-colindex={first + at + heads + 1} className={styles.title} title={title}>
          <span className={styles.clipped}>{title}</span>
          {points !== null && <small>{t('worth', { count: points })}</small>}
        </div>
      ))}
      <div aria-hidden="true" className={styles.gap} style={{ width: after }} />
    </div>
  );
});
