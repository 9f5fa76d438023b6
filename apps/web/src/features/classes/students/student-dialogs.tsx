import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { ComponentType } from 'react';
import { useRefreshRoster } from '#features/classes/api.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { MoveStudentDialog } from './move-student-dialog.tsx';
import { RemoveStudentDialog } from './remove-student-dialog.tsx';
import type { StudentDialogStates } from './use-student-dialogs.ts';

export type StudentAccountDialogProps = {
  student: { id: string; name: string; email: string; signInHelp: boolean };
  isOpen: boolean;
  opening: number;
  onClose: () => void;
  /** Called when something about the account changed. */
  onDone: () => void;
};

/** The dialogs about a student's account, which belong to another feature. */
export type StudentAccountDialogs = Record<'ConfirmEmail' | 'SignInCode', ComponentType<StudentAccountDialogProps>>;

export type StudentDialogsProps = {
  dialogs: StudentDialogStates;
  classes: readonly SchoolClass[];
  accountDialogs: StudentAccountDialogs;
  onRemoved: (entry: RosterEntry) => void;
};

/** All dialogs about one student of the list. */
export function StudentDialogs({ dialogs, classes, accountDialogs, onRemoved }: StudentDialogsProps) {
  const { confirming, makingCode, moving, removing } = dialogs;
  const { ConfirmEmail, SignInCode } = accountDialogs;
  const refresh = useRefreshRoster();
  const confirmed = accountOf(confirming);
  const coded = accountOf(makingCode);
  return (
    <>
      {confirmed && <ConfirmEmail {...confirmed} onDone={refresh} />}
      {coded && <SignInCode {...coded} onDone={refresh} />}
      <MoveStudentDialog {...moving} classes={classes} onClose={moving.close} />
      <RemoveStudentDialog {...removing} onClose={removing.close} onRemoved={onRemoved} />
    </>
  );
}

function accountOf({ subject, isOpen, opening, close }: DialogSubject<RosterEntry>) {
  if (!subject) return null;
  const { studentId: id, studentName: name, studentEmail: email, signInHelp } = subject;
  return { student: { id, name, email, signInHelp }, isOpen, opening, onClose: close };
}
