import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { CreateInviteForm } from './create-invite-form.tsx';

export type CreateInviteDialogProps = { isOpen: boolean; opening: number; onClose: () => void };

export function CreateInviteDialog({ isOpen, opening, onClose }: CreateInviteDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invites.create-title')} closeText={t('cancel')}>
      <CreateInviteForm key={opening} onDone={onClose} />
    </Dialog>
  );
}
