import { IconQrcode } from '@tabler/icons-react';
import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { usePublicAddress } from '#platform/public-address.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import styles from './invite-card.module.css';
import { InviteFacts } from './invite-facts.tsx';
import { inviteLink } from './invite-link.ts';
import { InviteMenu } from './invite-menu.tsx';
import { InviteState } from './invite-state.tsx';
import type { InviteDialogStates } from './use-invite-dialogs.ts';

export type InviteCardProps = {
  invite: Invite;
  classTimeZone: string | undefined;
  dialogs: InviteDialogStates;
};

/** One invite code: what it opens, its state, and the ways to give it to students. */
export function InviteCard({ invite, classTimeZone, dialogs }: InviteCardProps) {
  const { t } = useTranslation('classes');
  const { id, code, className, state } = invite;
  const address = usePublicAddress();
  const copying = { copiedText: t('copied'), failedText: t('copy-failed') };
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{className}</bdi>
        </h2>
        <span className={styles.corner}>
          <InviteState state={state} />
          <InviteMenu invite={invite} dialogs={dialogs} />
        </span>
      </div>
      <div className={styles.codeRow}>
        <p
          className={classNames(styles.code, state !== 'active' && styles.resting)}
          data-testid="invite-code"
          translate="no"
        >
          {code}
        </p>
        <CopyButton value={code} text={t('invites.copy-code')} {...copying} />
      </div>
      <InviteFacts invite={invite} classTimeZone={classTimeZone} />
      <div className={styles.actions}>
        <CopyButton value={inviteLink(address, code)} text={t('invites.copy-link')} {...copying} />
        <Button onClick={() => dialogs.showing.open(id)}>
          <IconQrcode size="1.125rem" aria-hidden="true" />
          {t('invites.show-qr')}
        </Button>
      </div>
    </Card>
  );
}
