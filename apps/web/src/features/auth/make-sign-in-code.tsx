import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Notice } from '#ui/notice.tsx';
import { useMakeSignInCode } from './api.ts';
import styles from './make-sign-in-code.module.css';
import type { StudentAccountDialogProps } from './student-account-dialog.ts';

export type MakeSignInCodeProps = Pick<StudentAccountDialogProps, 'student' | 'onClose'>;

/** Says what a one-time code does before it is made, and shows it once. */
export function MakeSignInCode({ student, onClose }: MakeSignInCodeProps) {
  const { t } = useTranslation('auth');
  const { errorText } = useErrorText();
  const { time } = useFormat();
  const make = useMakeSignInCode();
  const { name, email, signInHelp } = student;
  if (!signInHelp)
    return (
      <div className={styles.content}>
        <p>{t('code.not-allowed', { name })}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('code.close')}</Button>
        </DialogActions>
      </div>
    );
  if (!make.data) {
    return (
      <div className={styles.content}>
        <p>{t('code.text', { minutes: limits.signInCodeMinutes })}</p>
        <p>{t('code.told', { name })}</p>
        {make.isError && <Notice tone="error">{errorText(make.error)}</Notice>}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" loading={make.isPending} onClick={() => make.mutate({ studentId: student.id })}>
            {t('code.submit')}
          </Button>
        </DialogActions>
      </div>
    );
  }
  const { code, expiresAt } = make.data;
  return (
    <div className={styles.content}>
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
        <CopyButton
          value={code}
          text={t('code.copy')}
          copiedText={t('code.copied')}
          failedText={t('code.copy-failed')}
        />
        <Button variant="primary" onClick={onClose}>
          {t('code.close')}
        </Button>
      </DialogActions>
    </div>
  );
}
