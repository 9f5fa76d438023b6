import { useTranslation } from 'react-i18next';
import { DataTable } from '#ui/data-table.tsx';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import styles from './roster-failed.module.css';
import { sampleStudents } from './sample-students.ts';
import { useRosterColumns } from './use-roster-columns.tsx';

/** What went wrong and, apart from it, three made-up students that show what would stand here. */
export function RosterFailed({ query }: { query: FailedQuery }) {
  const { t } = useTranslation('classes');
  const columns = useRosterColumns({ showsClass: true, now: new Date() });
  return (
    <div className={styles.failed}>
      <LoadFailed title={t('students.failed')} query={query} />
      <section className={styles.sample} aria-labelledby="sample-students">
        <h2 id="sample-students">{t('students.sample')}</h2>
        <p className={styles.text}>{t('students.sample-text')}</p>
        <DataTable
          caption={t('students.sample')}
          columns={columns}
          cardsUpTo={1100}
          rows={sampleStudents(new Date())}
          rowKey={({ enrolmentId }) => enrolmentId}
        />
      </section>
    </div>
  );
}
