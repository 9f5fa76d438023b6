import { useTranslation } from 'react-i18next';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import styles from './roster-failed.module.css';
import { RosterTable } from './roster-table.tsx';
import { sampleStudents } from './sample-students.ts';

/** What went wrong and, set apart from it, three made-up students that show what the list would look like. */
export function RosterFailed({ query }: { query: FailedQuery }) {
  const { t } = useTranslation('classes');
  return (
    <div className={styles.failed}>
      <LoadFailed title={t('students.failed')} query={query} />
      <section className={styles.sample} aria-labelledby="sample-students">
        <h2 id="sample-students">{t('students.sample')}</h2>
        <p className={styles.text}>{t('students.sample-text')}</p>
        <RosterTable
          caption={t('students.sample')}
          students={sampleStudents(new Date()).map((entry) => [entry] as const)}
          showsClass
        />
      </section>
    </div>
  );
}
