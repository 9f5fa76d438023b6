import type { CameIn } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { EnrolmentStatus } from '#features/classes/enrolment-status.tsx';
import { useFormat } from '#platform/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import typography from '#ui/typography.module.css';
import { useCameIn } from './api.ts';
import styles from './came-in-list.module.css';

/** Who came in by an invite, newest first, and how many have left since. */
export function CameInList({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation('classes');
  const cameIn = useCameIn(inviteId);
  if (!cameIn.data) {
    const [failed, loading] = [t('invites.came-in-failed'), t('invites.came-in-loading')];
    return <NotLoaded query={cameIn} failed={failed} loading={loading} shape="row" count={3} />;
  }
  const { students, gone } = cameIn.data;
  if (students.length + gone === 0) {
    return <EmptyState picture={<Seed />} title={t('invites.came-in-empty')} text={t('invites.came-in-empty-text')} />;
  }
  return (
    <>
      {students.length > 0 && <CameInRows students={students} />}
      {gone > 0 && <p className={typography.note}>{t('invites.came-in-gone', { count: gone })}</p>}
    </>
  );
}

function CameInRows({ students }: Pick<CameIn, 'students'>) {
  const { dateTime } = useFormat();
  return (
    <ul className={styles.rows}>
      {students.map(({ studentId, studentName, status, at }) => (
        <li key={studentId} className={styles.row}>
          <span className={styles.words}>
            <bdi className={styles.name}>{studentName}</bdi>
            <span className={typography.note}>{dateTime(at)}</span>
          </span>
          <EnrolmentStatus status={status} />
        </li>
      ))}
    </ul>
  );
}
