import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { EditInviteForm } from './edit-invite-form.tsx';

export type EditInviteDialogProps = { invite: Invite; isOpen: boolean; opening: number; onClose: () => void };

export function EditInviteDialog({ invite, isOpen, opening, onClose }: EditInviteDialogProps) {
  const { t } = useTranslation('classes');
  const title = t('invites.edit-title', { code: invite.code });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('cancel')}>
      <EditInviteForm key={opening} invite={invite} onDone={onClose} />
    </Dialog>
  );
}
