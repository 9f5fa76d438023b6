import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';

/** The dialogs about one invite, each holding its id. */
export type InviteDialogStates = Record<'editing' | 'showing' | 'cameIn', DialogSubject<string>>;

export function useInviteDialogs(): InviteDialogStates {
  return {
    editing: useDialogSubject<string>(),
    showing: useDialogSubject<string>(),
    cameIn: useDialogSubject<string>(),
  };
}
