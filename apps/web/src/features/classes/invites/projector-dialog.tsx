import type { Invite } from '@wordgrove/contract/classes';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { FullPageLoading } from '#ui/full-page-loading.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const InviteProjector = lazyPart(() => import('./invite-projector.tsx'), 'InviteProjector');

export type ProjectorDialogProps = { invite: Invite; isOpen: boolean; onClose: () => void };

/** An invite over the whole screen, for the projector. The QR code library is loaded when a code is first shown. */
export function ProjectorDialog({ invite, isOpen, onClose }: ProjectorDialogProps) {
  const { t } = useTranslation(['classes', 'app']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invites.projector')} closeText={t('app:close')} size="full">
      <Suspense fallback={<FullPageLoading text={t('app:loading.page')} />}>
        <InviteProjector invite={invite} />
      </Suspense>
    </Dialog>
  );
}
