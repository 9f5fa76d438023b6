import { useTranslation } from 'react-i18next';
import { isOnlyHere, usePublicAddress } from '#platform/public-address.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CreateInviteDialog } from './create-invite-dialog.tsx';
import styles from './invite-codes-page.module.css';
import { InviteList } from './invite-list.tsx';

/** The teacher's invite codes: making them, showing them to a class, and seeing who came in. */
export function InviteCodesPage() {
  const { t } = useTranslation('classes');
  const creating = useDialogSubject<true>();
  const address = usePublicAddress();
  const create = (
    <Button variant="primary" onClick={() => creating.open(true)}>
      {t('invites.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('invites.title')} lead={t('invites.lead')} actions={create} />
      <div className={styles.page}>
        {isOnlyHere(address) && (
          <Notice tone="warning" title={t('invites.only-here')}>
            {t('invites.only-here-text', { address })}
          </Notice>
        )}
        <InviteList onCreate={() => creating.open(true)} />
        <CreateInviteDialog isOpen={creating.isOpen} opening={creating.opening} onClose={creating.close} />
      </div>
    </>
  );
}
