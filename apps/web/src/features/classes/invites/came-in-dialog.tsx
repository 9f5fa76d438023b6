import type { CameIn, Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { EnrolmentStatus } from '#features/classes/enrolment-status.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCameIn } from './api.ts';
import styles from './came-in-dialog.module.css';

export function CameInDialog({ invite, isOpen, onClose }: { invite: Invite; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['classes', 'app']);
  const title = t('invites.came-in-title', { code: invite.code });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('app:close')}>
      <CameInList inviteId={invite.id} />
    </Dialog>
  );
}

/** Who came in by an invite, newest first, and how many have left since. */
function CameInList({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation('classes');
  const cameIn = useCameIn(inviteId);
  if (!cameIn.data && cameIn.isError) {
    return <LoadFailed title={t('invites.came-in-failed')} query={cameIn} />;
  }
  if (!cameIn.data) return <Skeleton shape="row" count={3} label={t('invites.came-in-loading')} />;
  const { students, gone } = cameIn.data;
  if (students.length + gone === 0) {
    return <EmptyState picture={<Seed />} title={t('invites.came-in-empty')} text={t('invites.came-in-empty-text')} />;
  }
  return (
    <>
      {students.length > 0 && <CameInRows students={students} />}
      {gone > 0 && <p className={styles.gone}>{t('invites.came-in-gone', { count: gone })}</p>}
    </>
  );
}

function CameInRows({ students }: Pick<CameIn, 'students'>) {
  const { dateTime } = useFormat();
  return (
    <ul className={styles.list}>
      {students.map(({ studentId, studentName, status, at }) => (
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
