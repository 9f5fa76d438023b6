import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useConfirmStudentEmail, useMakeSignInCode } from '#features/auth/api.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import styles from './student-account-dialogs.module.css';

/** Props that a dialog about a student's account gets from the list of students. */
export type StudentAccountDialogProps = {
  student: { id: string; name: string; email: string; signInHelp: boolean };
  isOpen: boolean;
  /** Counts the openings, so that each starts afresh. */
  opening: number;
  onClose: () => void;
  /** Called when something about the account changed. */
  onDone: () => void;
};

/** A teacher vouches for the address of a child who can't open a mailbox. */
export function ConfirmEmailDialog({ student, isOpen, onClose, onDone }: StudentAccountDialogProps) {
  const { t } = useTranslation('auth-account');
  const { done, failed } = useOutcomeToast();
  const confirm = useConfirmStudentEmail();
  const { id: studentId, name, email } = student;
  const handleConfirm = () =>
    confirm.mutate(
      { studentId },
      {
        onSuccess: () => {
          done(t('vouch.done', { name }));
          onClose();
          onDone();
        },
        onError: failed,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('vouch.title', { name })}
      text={<p>{t('vouch.text', { name, email })}</p>}
      confirmText={t('vouch.submit')}
      onConfirm={handleConfirm}
      onClose={onClose}
      busy={confirm.isPending}
    />
  );
}

/** Lets a teacher help a student who forgot the password and has no mailbox. */
export function SignInCodeDialog({ student, isOpen, opening, onClose }: StudentAccountDialogProps) {
  const { t } = useTranslation('auth-account');
  const title = t('code.title', { name: student.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('code.close')}>
      <MakeSignInCode key={opening} student={student} onClose={onClose} />
    </Dialog>
  );
}

type MakeSignInCodeProps = Pick<StudentAccountDialogProps, 'student' | 'onClose'>;

/** Says what a one-time code does before it is made, and shows it once. */
function MakeSignInCode({ student, onClose }: MakeSignInCodeProps) {
  const { t } = useTranslation(['auth-account', 'app']);
  const { errorText } = useErrorText();
  const { time } = useFormat();
  const make = useMakeSignInCode();
  const { name, email, signInHelp } = student;
  if (!signInHelp)
    return (
      <div className={layout.stack}>
        <p>{t('code.not-allowed', { name })}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('code.close')}</Button>
        </DialogActions>
      </div>
    );
  if (!make.data) {
    return (
      <div className={layout.stack}>
        <p>{t('code.text', { minutes: limits.signInCodeMinutes })}</p>
        <p>{t('code.told', { name })}</p>
        {make.isError && <Notice tone="error">{errorText(make.error)}</Notice>}
        <DialogActions>
          <Button onClick={onClose}>{t('app:cancel')}</Button>
          <Button variant="primary" loading={make.isPending} onClick={() => make.mutate({ studentId: student.id })}>
            {t('code.submit')}
          </Button>
        </DialogActions>
      </div>
    );
  }
  const { code, expiresAt } = make.data;
  return (
    <div className={layout.stack}>
      <p className={styles.code} translate="no" role="status">
        {code}
      </p>
      <p className={styles.until}>{t('code.until', { time: time(expiresAt) })}</p>
      <ol>
        <li>{t('code.step-login')}</li>
        <li>{t('code.step-code', { email })}</li>
        <li>{t('code.step-password')}</li>
      </ol>
      <p>{t('code.once')}</p>
      <DialogActions>
        <CopyButton value={code} text={t('code.copy')} />
        <Button variant="primary" onClick={onClose}>
          {t('code.close')}
        </Button>
      </DialogActions>
    </div>
  );
}
