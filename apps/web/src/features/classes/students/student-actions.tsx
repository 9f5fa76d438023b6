import {
  IconArrowRight,
  IconClockPlus,
  IconId,
  IconKey,
  IconMailCheck,
  IconMailPlus,
  IconUserMinus,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useApprove, useApproveAndConfirm, useDecline } from '#features/classes/api.ts';
import { wishCards } from '#platform/card-wish.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import type { RosterStudent } from './roster-students.ts';
import type { StudentDialogStates } from './student-dialogs.tsx';
import styles from './waiting-students.module.css';
import { isUnverified } from './waiting-students.tsx';

type StudentActionsProps = {
  student: RosterStudent;
  canMove: boolean;
  dialogs: StudentDialogStates;
};

/** What a teacher can do about one student: decide while the student is pending, everything else after that. */
export function StudentActions({ student, canMove, dialogs }: StudentActionsProps) {
  const { t } = useTranslation(['classes', 'classes-students']);
  const [{ studentName: name }] = student;
  const waiting = student.filter(({ status }) => status === 'pending');
  const joined = student.filter(({ status }) => status === 'active');
  const [first] = joined;
  const makeCard = useMakeCard();
  const isInSeveral = student.length > 1;
  const ofClass = (entry: RosterEntry): MenuItem[] => {
    const { enrolmentId, className } = entry;
    const move: MenuItem = {
      id: `move-${enrolmentId}`,
      text: isInSeveral ? t('students.move-from', { className }) : t('students.move'),
      icon: IconArrowRight,
      onSelect: () => dialogs.moving.open(entry),
    };
    const time: MenuItem = {
      id: `time-${enrolmentId}`,
      text: isInSeveral ? t('students.extra-time-in', { className }) : t('students.extra-time'),
      icon: IconClockPlus,
      onSelect: () => dialogs.timing.open(entry),
    };
    const remove: MenuItem = {
      id: `remove-${enrolmentId}`,
      text: isInSeveral ? t('students.remove-from', { className }) : t('students.remove'),
      icon: IconUserMinus,
      dangerous: true,
      onSelect: () => dialogs.removing.open(entry),
    };
    return canMove ? [time, move, remove] : [time, remove];
  };
  const accountItems = (entry: RosterEntry): MenuItem[] => [
    ...(entry.emailVerified || entry.studentEmail === ''
      ? []
      : [
          {
            id: 'confirm-email',
            text: t('students.confirm-email'),
            icon: IconMailCheck,
            onSelect: () => dialogs.confirming.open(entry),
          },
        ]),
    ...(entry.signInName === ''
      ? []
      : [
          ...(entry.emailVerified || !entry.signInHelp
            ? []
            : [
                {
                  id: 'add-email',
                  text: t('classes-students:roster.add-email'),
                  icon: IconMailPlus,
                  onSelect: () => dialogs.addingEmail.open(entry),
                },
              ]),
          { id: 'card', text: t('classes-students:roster.new-card'), icon: IconId, onSelect: () => makeCard(entry) },
        ]),
    { id: 'code', text: t('students.make-code'), icon: IconKey, onSelect: () => dialogs.makingCode.open(entry) },
  ];
  return (
    <>
      {waiting.length > 0 && <DecideButtons name={name} waiting={waiting} />}
      {first && (
        <MoreMenu
          label={t('students.actions-for', { name })}
          groups={[accountItems(joined.find(({ signInHelp }) => signInHelp) ?? first), ...joined.map(ofClass)]}
        />
      )}
    </>
  );
}

/** A new login card on the page that prints it; the old one stops working. */
function useMakeCard() {
  const navigate = useNavigate();
  return ({ studentId, classId }: RosterEntry) => {
    wishCards([studentId]);
    void navigate({ to: paths.teacherCards, search: { class: classId } });
  };
}

/** Approves or declines a pending student; with several classes, for all pending enrolments at once. */
function DecideButtons({ name, waiting }: { name: string; waiting: readonly RosterEntry[] }) {
  const { t } = useTranslation(['classes', 'classes-students']);
  const { report } = useOutcomeToast();
  const approve = useApprove();
  const confirm = useApproveAndConfirm();
  const decline = useDecline();
  const ids = { enrolmentIds: waiting.map(({ enrolmentId }) => enrolmentId) };
  const isBusy = approve.isPending || confirm.isPending || decline.isPending;
  return (
    <div className={styles.decision}>
      {waiting.some(isUnverified) && (
        <Button
          aria-label={t('classes-students:confirm.name', { name })}
          loading={confirm.isPending}
          disabled={isBusy && !confirm.isPending}
          onClick={() => confirm.mutate(ids, report(t('students.approved', { name })))}
        >
          {t('classes-students:confirm.one')}
        </Button>
      )}
      <Button
        aria-label={t('students.approve-name', { name })}
        loading={approve.isPending}
        disabled={isBusy && !approve.isPending}
        onClick={() => approve.mutate(ids, report(t('students.approved', { name })))}
      >
        {t('students.approve')}
      </Button>
      <Button
        variant="plain"
        aria-label={t('students.decline-name', { name })}
        loading={decline.isPending}
        disabled={isBusy && !decline.isPending}
        onClick={() => decline.mutate(ids, report(t('students.declined', { name })))}
      >
        {t('students.decline')}
      </Button>
    </div>
  );
}
