import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { JoinClassForm } from './join-class-form.tsx';

export type JoinClassDialogProps = { isOpen: boolean; opening: number; onClose: () => void };

export function JoinClassDialog({ isOpen, opening, onClose }: JoinClassDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('join.title')} closeText={t('cancel')} size="small">
      <JoinClassForm key={opening} onDone={onClose} />
    </Dialog>
  );
}
