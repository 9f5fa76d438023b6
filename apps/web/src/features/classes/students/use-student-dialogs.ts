import type { RosterEntry } from '@wordgrove/contract/classes';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';

/** The dialogs about one student. */
export type StudentDialogStates = Record<
  'confirming' | 'makingCode' | 'moving' | 'removing',
  DialogSubject<RosterEntry>
>;

export function useStudentDialogs(): StudentDialogStates {
  return {
    confirming: useDialogSubject<RosterEntry>(),
    makingCode: useDialogSubject<RosterEntry>(),
    moving: useDialogSubject<RosterEntry>(),
    removing: useDialogSubject<RosterEntry>(),
  };
}
