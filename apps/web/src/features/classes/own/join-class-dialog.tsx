import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { JoinClassForm } from './join-class-form.tsx';

export type JoinClassDialogProps = { isOpen: boolean; opening: number; code: string; onClose: () => void };

export function JoinClassDialog({ isOpen, opening, code, onClose }: JoinClassDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('join.title')} closeText={t('cancel')} size="small">
      <JoinClassForm key={opening} code={code} onDone={onClose} />
    </Dialog>
  );
}
