import type { Invite } from '@wordgrove/contract/classes';
import { CameInDialog } from './came-in-dialog.tsx';
import { EditInviteDialog } from './edit-invite-dialog.tsx';
import { ProjectorDialog } from './projector-dialog.tsx';
import type { InviteDialogStates } from './use-invite-dialogs.ts';

export type InviteDialogsProps = { dialogs: InviteDialogStates; invites: readonly Invite[] };

/** The dialogs of the invite list. Each reads its invite from the list, so that it shows changes made meanwhile. */
export function InviteDialogs({ dialogs, invites }: InviteDialogsProps) {
  const { editing, showing, cameIn } = dialogs;
  const find = (id: string | null) => invites.find((invite) => invite.id === id);
  const [edited, shown, looked] = [find(editing.subject), find(showing.subject), find(cameIn.subject)];
  return (
    <>
      {edited && <EditInviteDialog invite={edited} {...editing} onClose={editing.close} />}
      {shown && <ProjectorDialog invite={shown} isOpen={showing.isOpen} onClose={showing.close} />}
      {looked && <CameInDialog invite={looked} isOpen={cameIn.isOpen} onClose={cameIn.close} />}
    </>
  );
}
