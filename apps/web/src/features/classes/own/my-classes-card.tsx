import { useTranslation } from 'react-i18next';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMyClasses } from './api.ts';
import { JoinClassDialog } from './join-class-dialog.tsx';
import { MyClass } from './my-class.tsx';
import styles from './my-classes-card.module.css';
import { shownEnrolments } from './shown-enrolments.ts';
import { useJoining } from './use-joining.ts';

/** The student's classes on the dashboard, with the way to join another. */
export function MyClassesCard() {
  const { t } = useTranslation('classes');
  const mine = useMyClasses();
  const joining = useJoining();
  const enrolments = shownEnrolments(mine.data ?? []);
  const isEmpty = mine.data !== undefined && enrolments.length === 0;
  const join = (
    <Button variant={isEmpty ? 'primary' : 'quiet'} onClick={joining.open}>
      {t(isEmpty ? 'mine.join-first' : 'mine.join-another')}
    </Button>
  );
  return (
    <PartCard title={t('mine.title')} actions={enrolments.some(({ status }) => status !== 'declined') && join}>
      {mine.data ? <RefreshFailed query={mine} /> : <NotHere query={mine} />}
      {isEmpty && (
        <EmptyState picture={<SchoolGate />} title={t('mine.empty')} text={t('mine.empty-text')} action={join} />
      )}
      {enrolments.length > 0 && (
        <ul className={styles.list}>
          {enrolments.map((enrolment) => (
            <MyClass key={enrolment.id} enrolment={enrolment} onUseAnother={joining.open} />
          ))}
        </ul>
      )}
      <JoinClassDialog {...joining} onClose={joining.close} />
    </PartCard>
  );
}

function NotHere({ query }: { query: ReturnType<typeof useMyClasses> }) {
  const { t } = useTranslation('classes');
  if (!query.isError) return <Skeleton shape="row" count={2} label={t('mine.loading')} />;
  return <LoadFailed title={t('mine.failed')} query={query} />;
}
