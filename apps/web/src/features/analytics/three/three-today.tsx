import { paths } from '@wordgrove/contract/paths';
import type { ThreeAside, ThreeToday as Today } from '@wordgrove/contract/three-today';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailedNotice } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { useTakeUp, useThreeToday } from './api.ts';
import { AsideList } from './aside-list.tsx';
import type { Told } from './put-aside-form.tsx';
import { PutAsideForm } from './put-aside-form.tsx';
import styles from './three.module.css';
import { ThreeStudent } from './three-student.tsx';

/** Whom to talk to today and why, of one class or of all open ones. */
export function ThreeToday({ classId }: { classId: string | undefined }) {
  const { t } = useTranslation('analytics-three');
  const query = useThreeToday(classId);
  const asking = useDialogSubject<Told>();
  const [last, setLast] = useState<ThreeAside | null>(null);
  const { data, isError } = query;
  // A reason that is taken up again leaves the list with its button, and the last one takes the list along.
  const focus = useKeptFocus<HTMLDivElement>(data, data?.aside.length ? '[data-aside] summary' : 'h2');
  const handleDone = (row: ThreeAside) => {
    setLast(row);
    asking.close();
  };
  return (
    <div {...focus}>
      <PartCard title={t('title')}>
        {isError && <FailedNotice title={t('failed')} query={query} />}
        {!data && !isError && <Skeleton shape="row" count={3} label={t('loading')} />}
        {data && (
          <>
            <Students today={data} classId={classId} onPutAside={asking.open} />
            <AsideList aside={data.aside} onTakenUp={() => setLast(null)} />
          </>
        )}
        {last && <PutAside key={last.id} row={last} onClose={() => setLast(null)} />}
        {data && (
          <SubjectDialog dialog={asking} title={({ name }) => t('aside.title', { name })} size="small">
            {(told) => <PutAsideForm told={told} day={data.day} onDone={handleDone} onClose={asking.close} />}
          </SubjectDialog>
        )}
      </PartCard>
    </div>
  );
}

type StudentsProps = { today: Today; classId: string | undefined; onPutAside: (told: Told) => void };

function Students({ today, classId, onPutAside }: StudentsProps) {
  const { t } = useTranslation('analytics-three');
  const { students, others, active, known, practised } = today;
  if (students.length === 0) {
    if (active > 0 && known > 0 && practised === 0) return <NoPractice classId={classId} />;
    const why = active === 0 ? 'empty' : known === 0 ? 'first-days' : 'nobody';
    return <p className={typography.muted}>{t(why)}</p>;
  }
  const listed = (some: Today['students']) => (
    <ul className={styles.students}>
      {some.map((student) => (
        <ThreeStudent
          key={student.studentId}
          student={student}
          showsClass={classId === undefined}
          onPutAside={onPutAside}
        />
      ))}
    </ul>
  );
  return (
    <>
      {listed(students)}
      {others.length > 0 && <Disclosure summary={t('others')}>{listed(others)}</Disclosure>}
    </>
  );
}

/** Without any practice nobody can stand out: what brings the first of it. */
function NoPractice({ classId }: { classId: string | undefined }) {
  const { t } = useTranslation('analytics-three');
  return (
    <>
      <p className={typography.muted}>{t('no-practice')}</p>
      <p>
        <ButtonLink
          to={paths.teacherAssignments}
          search={() => ({ edit: 'new', ...(classId !== undefined && { class: classId }) })}
        >
          {t('set-homework')}
        </ButtonLink>
      </p>
    </>
  );
}

/** What was just put aside, with undo. */
function PutAside({ row, onClose }: { row: ThreeAside; onClose: () => void }) {
  const { t } = useTranslation('analytics-three');
  const { attempt } = useOutcomeToast();
  const takeUp = useTakeUp();
  const handleUndo = async () => {
    await takeUp.mutateAsync({ id: row.id });
    onClose();
  };
  return (
    <UndoBar
      text={t('aside.done', { name: row.name })}
      isPending={takeUp.isPending}
      takesFocus
      onUndo={() => attempt(handleUndo)}
      onClose={onClose}
    />
  );
}
