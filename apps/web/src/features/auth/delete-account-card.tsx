import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './delete-account.module.css';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Deleting the account: what happens to it and when, and the password prompt. */
export function DeleteAccountCard() {
  const { t } = useTranslation('auth');
  const { role } = useSession();
  const asking = useDialogSubject<true>();
  const days = limits.deletionGraceDays;
  return (
    <Card as="section" className={styles.content} aria-labelledby="delete-account">
      <h2 id="delete-account">{t('deletion.title')}</h2>
      <p>{t('deletion.text', { count: days })}</p>
      <p>{t(role === 'teacher' ? 'deletion.text-teacher' : 'deletion.text-student')}</p>
      <div>
        <Button className={styles.open} onClick={() => asking.open(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      <Dialog
        isOpen={asking.isOpen}
        onClose={asking.close}
        title={t('deletion.ask')}
        closeText={t('cancel')}
        size="small"
      >
        <DeleteAccountForm key={asking.opening} onCancel={asking.close} />
      </Dialog>
    </Card>
  );
}
