import type { Invite } from '@wordgrove/contract/classes';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#platform/chunks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FullPageLoading } from '#ui/full-page-loading.tsx';

const InviteProjector = lazy(async () => {
  const { InviteProjector: part } = await loadChunk('InviteProjector', () => import('./invite-projector.tsx'));
  return { default: part };
});

export type ProjectorDialogProps = { invite: Invite; isOpen: boolean; onClose: () => void };

/** An invite over the whole screen, for the projector. What draws QR codes is loaded when one is first shown. */
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
