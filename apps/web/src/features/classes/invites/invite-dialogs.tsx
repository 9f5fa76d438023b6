import type { Invite } from '@wordgrove/contract/classes';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Dialog } from '#ui/dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { FullPageLoading } from '#ui/spinner.tsx';
import { CameInDialog } from './came-in-dialog.tsx';
import { EditInviteDialog } from './edit-invite-dialog.tsx';

/** The dialogs of the invite list. Each reads its invite from the list, so that it shows changes made meanwhile. */
export function InviteDialogs({ dialogs, invites }: { dialogs: InviteDialogStates; invites: readonly Invite[] }) {
  const { editing, showing, cameIn } = dialogs;
  const find = (id: string | null) => invites.find((invite) => invite.id === id);
  const [edited, shown, looked] = [find(editing.subject), find(showing.subject), find(cameIn.subject)];
  return (
    <>
      {edited && <EditInviteDialog invite={edited} dialog={editing} />}
      {shown && <ProjectorDialog invite={shown} isOpen={showing.isOpen} onClose={showing.close} />}
      {looked && <CameInDialog invite={looked} isOpen={cameIn.isOpen} onClose={cameIn.close} />}
    </>
  );
}

/** The dialogs about one invite, each holding its id. */
export function useInviteDialogs() {
  return {
    editing: useDialogSubject<string>(),
    showing: useDialogSubject<string>(),
    cameIn: useDialogSubject<string>(),
  };
}

export type InviteDialogStates = ReturnType<typeof useInviteDialogs>;

const InviteProjector = lazyPart(() => import('./invite-projector.tsx'), 'InviteProjector');

/** An invite over the whole screen, for the projector. The QR code library is loaded when a code is first shown. */
function ProjectorDialog({ invite, isOpen, onClose }: { invite: Invite; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['classes', 'app']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invites.projector')} closeText={t('app:close')} size="full">
      <Suspense fallback={<FullPageLoading text={t('app:loading.page')} />}>
        <InviteProjector invite={invite} />
      </Suspense>
    </Dialog>
  );
}
