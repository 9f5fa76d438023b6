import { IconArrowRight, IconDotsVertical, IconKey, IconMailCheck, IconUserMinus } from '@tabler/icons-react';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { Menu } from '#ui/menu.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import type { StudentDialogStates } from './use-student-dialogs.ts';

export type StudentActionsProps = {
  entry: RosterEntry;
  canMove: boolean;
  dialogs: StudentDialogStates;
};

/** What a teacher can do about one student: decide while the student waits, everything else from then on. */
export function StudentActions({ entry, canMove, dialogs }: StudentActionsProps) {
  const { t } = useTranslation('classes');
  if (entry.status === 'pending') return <DecideButtons entry={entry} />;
  const confirm: MenuItem = {
    id: 'confirm-email',
    text: t('students.confirm-email'),
    icon: <IconMailCheck size={18} aria-hidden="true" />,
    onSelect: () => dialogs.confirming.open(entry),
  };
  const makeCode: MenuItem = {
    id: 'sign-in-code',
    text: t('students.make-code'),
    icon: <IconKey size={18} aria-hidden="true" />,
    onSelect: () => dialogs.makingCode.open(entry),
  };
  const move: MenuItem = {
    id: 'move',
    text: t('students.move'),
    icon: <IconArrowRight size={18} aria-hidden="true" />,
    onSelect: () => dialogs.moving.open(entry),
  };
  const remove: MenuItem = {
    id: 'remove',
    text: t('students.remove'),
    icon: <IconUserMinus size={18} aria-hidden="true" />,
    dangerous: true,
    onSelect: () => dialogs.removing.open(entry),
  };
  const trigger = (
    <Button aria-label={t('students.actions-for', { name: entry.studentName })}>
      <IconDotsVertical size={18} aria-hidden="true" />
    </Button>
  );
  const account = entry.emailVerified ? [makeCode] : [confirm, makeCode];
  return <Menu trigger={trigger} groups={[account, canMove ? [move, remove] : [remove]]} />;
}
