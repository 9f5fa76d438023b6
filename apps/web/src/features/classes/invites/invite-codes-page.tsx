import type { Invite } from '@wordgrove/contract/classes';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses } from '#features/classes/api.ts';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import type { OtherDevicesPart } from '#platform/other-devices.ts';
import { isOnlyHere, useIsAtServer, usePublicAddress } from '#platform/public-address.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { useInvites } from './api.ts';
import { CreateInviteDialog } from './create-invite-dialog.tsx';
import { InviteCard } from './invite-card.tsx';
import styles from './invite-codes-page.module.css';
import { InviteDialogs, useInviteDialogs } from './invite-dialogs.tsx';

/** The teacher's invite codes: making them, showing them to a class, and seeing who came in. */
export function InviteCodesPage({ OtherDevices }: { OtherDevices: OtherDevicesPart }) {
  const { t } = useTranslation('classes');
  const creating = useDialogSubject<true>();
  const address = usePublicAddress();
  const isAtServer = useIsAtServer();
  const create = (
    <Button variant="primary" onClick={() => creating.open(true)}>
      {t('invites.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('invites.title')} lead={t('invites.lead')} actions={create} />
      <div className={layout.stackLarge}>
        {(isAtServer || isOnlyHere(address)) && (
          <Suspense fallback={null}>
            <OtherDevices isKept>
              <Notice tone="warning" title={t('invites.only-here')}>
                {t('invites.only-here-text', { address })}
              </Notice>
            </OtherDevices>
          </Suspense>
        )}
        <InviteList onCreate={() => creating.open(true)} />
        <CreateInviteDialog dialog={creating} />
      </div>
    </>
  );
}

/** All of the teacher's invite codes, newest first, with the dialogs about one of them. */
function InviteList({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('classes');
  const invites = useInvites();
  const zones = new Map(useClasses().data?.map(({ id, timeZone }) => [id, timeZone]));
  const dialogs = useInviteDialogs();
  const rows: readonly Invite[] | undefined = invites.data;

  if (!rows) {
    return (
      <NotLoaded query={invites} failed={t('invites.failed')} loading={t('invites.loading')} shape="card" count={3} />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={<Seed />}
        title={t('invites.empty')}
        text={t('invites.empty-text')}
        action={<Button onClick={onCreate}>{t('invites.create-first')}</Button>}
      />
    );
  }
  return (
    <>
      <RefreshFailed query={invites} />
      <ul className={styles.list} aria-label={t('invites.title')}>
        {rows.map((invite) => (
          <InviteCard key={invite.id} invite={invite} classTimeZone={zones.get(invite.classId)} dialogs={dialogs} />
        ))}
      </ul>
      <InviteDialogs dialogs={dialogs} invites={rows} />
    </>
  );
}
