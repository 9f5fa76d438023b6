import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { AddSession } from './add-session.tsx';
import { EditSession } from './edit-session.tsx';

export type SessionDialogProps = {
  /** Null for a new one. */
  session: StudySession | null;
  today: string;
  isOpen: boolean;
  opening: number;
  onClose: () => void;
};

export function SessionDialog({ session, today, isOpen, opening, onClose }: SessionDialogProps) {
  const { t } = useTranslation('study-tracker');
  const title = t(session ? 'sessions.edit-title' : 'sessions.add-title');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('cancel')} size="small">
      {session ? (
        <EditSession key={opening} session={session} onClose={onClose} />
      ) : (
        <AddSession key={opening} today={today} onClose={onClose} />
      )}
    </Dialog>
  );
}
