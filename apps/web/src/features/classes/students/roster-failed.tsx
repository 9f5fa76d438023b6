import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { DataTable } from '#ui/data-table.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import styles from './roster-failed.module.css';
import { sampleStudents } from './sample-students.ts';
import { useRosterColumns } from './use-roster-columns.tsx';

export type RosterFailedProps = {
  query: { isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
};

/** What went wrong and, apart from it, three made-up students that show what would stand here. */
export function RosterFailed({ query }: RosterFailedProps) {
  const { t } = useTranslation(['classes', 'app']);
  const { errorText } = useErrorText();
  const columns = useRosterColumns({ showsClass: true, now: new Date() });
  return (
    <div className={styles.failed}>
      <FailedState
        title={t('students.failed')}
        text={errorText(query.error)}
        retryText={t('app:retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
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
