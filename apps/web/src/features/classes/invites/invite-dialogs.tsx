import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { SubjectDialog } from '#ui/dialog.tsx';
import { CameInList } from './came-in-list.tsx';
import { EditInviteForm } from './edit-invite-form.tsx';

/** The dialogs of the invite list. Each reads its invite from the list, so that it shows changes made meanwhile. */
export function InviteDialogs({ dialogs, invites }: { dialogs: InviteDialogStates; invites: readonly Invite[] }) {
  const { t } = useTranslation(['classes', 'app']);
  const { editing, cameIn } = dialogs;
  const find = (id: string | null) => invites.find((invite) => invite.id === id);
  const [edited, looked] = [find(editing.subject), find(cameIn.subject)];
  return (
    <>
      {edited && (
        <SubjectDialog dialog={editing} title={t('invites.edit-title', { code: edited.code })}>
          {() => <EditInviteForm invite={edited} onDone={editing.close} />}
        </SubjectDialog>
      )}
      {looked && (
        <SubjectDialog
          dialog={cameIn}
          title={t('invites.came-in-title', { code: looked.code })}
          closeText={t('app:close')}
        >
          {(id) => <CameInList inviteId={id} />}
        </SubjectDialog>
      )}
    </>
  );
}

/** The dialogs about one invite, each holding its id. */
export function useInviteDialogs() {
  return {
    editing: useDialogSubject<string>(),
    cameIn: useDialogSubject<string>(),
  };
}

export type InviteDialogStates = ReturnType<typeof useInviteDialogs>;
