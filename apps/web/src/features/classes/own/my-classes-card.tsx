import { IconClock } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OwnEnrolment } from '@wordgrove/contract/classes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { useMyClasses } from './api.ts';
import { JoinClassForm } from './join-class-form.tsx';
import styles from './my-classes-card.module.css';
import { shownEnrolments } from './shown-enrolments.ts';

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
      {mine.data ? (
        <RefreshFailed query={mine} />
      ) : (
        <NotLoaded query={mine} failed={t('mine.failed')} loading={t('mine.loading')} shape="row" count={2} />
      )}
      {isEmpty && (
        <EmptyState picture={<SchoolGate />} title={t('mine.empty')} text={t('mine.empty-text')} action={join} />
      )}
      {enrolments.length > 0 && (
        <ul className={layout.lined}>
          {enrolments.map((enrolment) => (
            <MyClass key={enrolment.id} enrolment={enrolment} onUseAnother={joining.open} />
          ))}
        </ul>
      )}
      <SubjectDialog dialog={joining.dialog} title={t('join.title')} size="small">
        {(code) => <JoinClassForm code={code} onDone={joining.dialog.close} />}
      </SubjectDialog>
    </PartCard>
  );
}

/** One of the student's classes, or a kind word about one that didn't work out. */
function MyClass({ enrolment, onUseAnother }: { enrolment: OwnEnrolment; onUseAnother: () => void }) {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const { className, teacherName, teacherNames, status } = enrolment;
  const teachers = teacherNames.length > 0 ? format.list(teacherNames) : teacherName;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{className}</bdi>
        <span className={styles.teacher}>{t('mine.with', { teacherName: teachers })}</span>
        {status === 'pending' && (
          <>
            <span className={styles.waiting}>
              <IconClock size="1.25rem" aria-hidden="true" />
              {t('mine.waiting')}
            </span>
            <span className={styles.text}>{t('mine.waiting-text')}</span>
          </>
        )}
        {status === 'declined' && <span className={styles.text}>{t('mine.declined-text')}</span>}
      </span>
      {status === 'active' && <Badge tone="green">{t('mine.active')}</Badge>}
      {status === 'declined' && <Button onClick={onUseAnother}>{t('mine.use-another')}</Button>}
    </li>
  );
}

/** The dialog for joining a class; an invite link (`?join=`) opens it with the code filled in. */
function useJoining() {
  const dialog = useDialogSubject<string>();
  const navigate = useNavigate();
  const { join } = useSearch({ strict: false });
  const code = typeof join === 'string' ? join : '';
  const { open } = dialog;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening per code in the address, not per render.
  useEffect(() => {
    if (!code) return;
    open(code);
    // Keeps the back button and reloads from opening it again.
    void navigate({ to: '.', search: {}, replace: true });
  }, [code]);

  return { dialog, open: () => open('') };
}
