import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshRoster, useRemoveStudent } from '#features/classes/api.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ConfirmDialog, SubjectDialog } from '#ui/dialog.tsx';
import { ExtraTimeForm } from './extra-time-form.tsx';
import { MoveStudentForm } from './move-student-form.tsx';

type StudentAccountDialogProps = {
  student: { id: string; name: string; email: string; signInHelp: boolean };
  isOpen: boolean;
  opening: number;
  onClose: () => void;
  /** Called when something about the account changed. */
  onDone: () => void;
};

/** The dialogs about a student's account, which belong to another feature. */
export type StudentAccountDialogs = Record<
  'AddEmail' | 'ConfirmEmail' | 'SignInCode',
  ComponentType<StudentAccountDialogProps>
>;

type StudentDialogsProps = {
  dialogs: StudentDialogStates;
  classes: readonly SchoolClass[];
  accountDialogs: StudentAccountDialogs;
  onRemoved: (entry: RosterEntry) => void;
};

/** All dialogs about one student of the list. */
export function StudentDialogs({ dialogs, classes, accountDialogs, onRemoved }: StudentDialogsProps) {
  const { addingEmail, confirming, makingCode, moving, removing, timing } = dialogs;
  const { t } = useTranslation('classes');
  const { AddEmail, ConfirmEmail, SignInCode } = accountDialogs;
  const added = accountOf(addingEmail);
  const confirmed = accountOf(confirming);
  const coded = accountOf(makingCode);
  return (
    <>
      {added && <AddEmail {...added} onDone={refreshRoster} />}
      {confirmed && <ConfirmEmail {...confirmed} onDone={refreshRoster} />}
      {coded && <SignInCode {...coded} onDone={refreshRoster} />}
      <SubjectDialog
        dialog={moving}
        title={({ studentName }) => t('students.move-title', { name: studentName })}
        size="small"
      >
        {(entry) => (
          <MoveStudentForm
            entry={entry}
            classes={classes.filter(({ id }) => id !== entry.classId)}
            onClose={moving.close}
          />
        )}
      </SubjectDialog>
      <SubjectDialog
        dialog={timing}
        title={({ studentName }) => t('students.extra-time-of', { name: studentName })}
        size="small"
      >
        {(entry) => <ExtraTimeForm entry={entry} onClose={timing.close} />}
      </SubjectDialog>
      <RemoveStudentDialog dialog={removing} onRemoved={onRemoved} />
    </>
  );
}

function accountOf({ subject, isOpen, opening, close }: DialogSubject<RosterEntry>) {
  if (!subject) return null;
  const { studentId: id, studentName: name, studentEmail, signInName, signInHelp } = subject;
  const email = studentEmail || signInName;
  return { student: { id, name, email, signInHelp }, isOpen, opening, onClose: close };
}

/** The dialogs about one student. */
export function useStudentDialogs() {
  return {
    addingEmail: useDialogSubject<RosterEntry>(),
    confirming: useDialogSubject<RosterEntry>(),
    makingCode: useDialogSubject<RosterEntry>(),
    moving: useDialogSubject<RosterEntry>(),
    removing: useDialogSubject<RosterEntry>(),
    timing: useDialogSubject<RosterEntry>(),
  };
}

export type StudentDialogStates = ReturnType<typeof useStudentDialogs>;

type RemoveStudentDialogProps = {
  dialog: DialogSubject<RosterEntry>;
  onRemoved: (entry: RosterEntry) => void;
};

function RemoveStudentDialog({ dialog, onRemoved }: RemoveStudentDialogProps) {
  const { t } = useTranslation('classes');
  const { failed } = useOutcomeToast();
  const remove = useRemoveStudent();
  const { subject, isOpen, close } = dialog;
  if (!subject) return null;
  const { enrolmentId, className, studentName: name } = subject;
  const handleConfirm = () =>
    remove.mutate(
      { enrolmentIds: [enrolmentId] },
      {
        onSuccess: () => {
          onRemoved(subject);
          close();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('students.remove-title', { name })}
      text={<p>{t('students.remove-text', { name, className })}</p>}
      confirmText={t('students.remove')}
      onConfirm={handleConfirm}
      onClose={close}
      dangerous
      busy={remove.isPending}
    />
  );
}
