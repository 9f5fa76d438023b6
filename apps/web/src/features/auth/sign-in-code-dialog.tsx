import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { MakeSignInCode } from './make-sign-in-code.tsx';
import type { StudentAccountDialogProps } from './student-account-dialog.ts';

/** Lets a teacher help a student who forgot the password and has no mailbox. */
export function SignInCodeDialog({ student, isOpen, opening, onClose }: StudentAccountDialogProps) {
  const { t } = useTranslation('auth');
  const title = t('code.title', { name: student.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('code.close')}>
      <MakeSignInCode key={opening} student={student} onClose={onClose} />
    </Dialog>
  );
}
