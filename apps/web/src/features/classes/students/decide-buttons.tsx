import type { RosterEntry } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useApprove, useDecline } from '#features/classes/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import styles from './waiting-students.module.css';

/** Approves or declines a pending student; with several classes, for all pending enrolments at once. */
export function DecideButtons({ name, waiting }: { name: string; waiting: readonly RosterEntry[] }) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const approve = useApprove();
  const decline = useDecline();
  const ids = { enrolmentIds: waiting.map(({ enrolmentId }) => enrolmentId) };
  const tell = (text: string) => ({
    onSuccess: () => done(text),
    onError: failed,
  });
  const isBusy = approve.isPending || decline.isPending;
  return (
    <div className={styles.decision}>
      <Button
        aria-label={t('students.approve-name', { name })}
        loading={approve.isPending}
        disabled={isBusy && !approve.isPending}
        onClick={() => approve.mutate(ids, tell(t('students.approved', { name })))}
      >
        {t('students.approve')}
      </Button>
      <Button
        variant="plain"
        aria-label={t('students.decline-name', { name })}
        loading={decline.isPending}
        disabled={isBusy && !decline.isPending}
        onClick={() => decline.mutate(ids, tell(t('students.declined', { name })))}
      >
        {t('students.decline')}
      </Button>
    </div>
  );
}
