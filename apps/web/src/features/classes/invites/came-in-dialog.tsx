import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { CameInList } from './came-in-list.tsx';

export type CameInDialogProps = { invite: Invite; isOpen: boolean; onClose: () => void };

export function CameInDialog({ invite, isOpen, onClose }: CameInDialogProps) {
  const { t } = useTranslation(['classes', 'app']);
  const title = t('invites.came-in-title', { code: invite.code });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('app:close')}>
      <CameInList inviteId={invite.id} />
    </Dialog>
  );
}
