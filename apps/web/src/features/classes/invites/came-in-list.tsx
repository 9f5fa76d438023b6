import { useTranslation } from 'react-i18next';
import { EnrolmentStatus } from '#features/classes/enrolment-status.tsx';
import { useFormat } from '#platform/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCameIn } from './api.ts';
import styles from './came-in-list.module.css';

/** Who came in by an invite, newest first. */
export function CameInList({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation('classes');
  const { dateTime } = useFormat();
  const cameIn = useCameIn(inviteId);
  if (!cameIn.data && cameIn.isError) {
    return <LoadFailed title={t('invites.came-in-failed')} query={cameIn} />;
  }
  if (!cameIn.data) return <Skeleton shape="row" count={3} label={t('invites.came-in-loading')} />;
  if (cameIn.data.length === 0) {
    return <EmptyState picture={<Seed />} title={t('invites.came-in-empty')} text={t('invites.came-in-empty-text')} />;
  }
  return (
    <ul className={styles.list}>
      {cameIn.data.map(({ studentId, studentName, status, at }) => (
        <li key={studentId} className={styles.row}>
          <span className={styles.words}>
            <bdi className={styles.name}>{studentName}</bdi>
            <span className={styles.at}>{dateTime(at)}</span>
          </span>
          <EnrolmentStatus status={status} />
        </li>
      ))}
    </ul>
  );
}
