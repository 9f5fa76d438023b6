import type { PlannedStudent } from '@wordgrove/contract/classes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './add.module.css';

/** The rows of a list: those that make no account first, each with its line and the reason. */
export function RowList({ title, rows }: { title: string; rows: readonly PlannedStudent[] }) {
  const { t } = useTranslation('classes-students');
  const titleId = useId();
  const numbered = rows.map((row, place) => ({ ...row, line: place + 1 }));
  const bad = numbered.filter(({ problem }) => problem !== null);
  const good = numbered.filter(({ problem }) => problem === null);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title} role="status">
        {title}
        {bad.length > 0 && <span className={styles.faults}> · {t('add.faults', { count: bad.length })}</span>}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it. */}
      <ul className={styles.rows} tabIndex={0} aria-labelledby={titleId}>
        {[...bad, ...good].map(({ line, name, signInName, problem }) => (
          <li key={line} className={styles.row} data-problem={problem ?? undefined}>
            <span className={styles.line}>{line}</span>
            <bdi className={styles.name}>{name}</bdi>
            {problem ? (
              <span className={styles.why}>{t(`add.problem.${problem}`)}</span>
            ) : (
              <span className={styles.signIn} translate="no">
                {signInName}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
