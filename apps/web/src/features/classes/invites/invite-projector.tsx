import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { isOnlyHere, usePublicAddress } from '#platform/public-address.ts';
import { Notice } from '#ui/notice.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import typography from '#ui/typography.module.css';
import { inviteLink } from './invite-link.ts';
import styles from './invite-projector.module.css';

/** An invite's code, link and QR code, readable from the back row. */
export function InviteProjector({ invite }: { invite: Invite }) {
  const { t } = useTranslation('classes');
  const { code, className, state, currentUses, settings } = invite;
  const address = usePublicAddress();
  const link = inviteLink(address, code);
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <QrPicture text={link} label={t('invites.qr-of', { code })} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{className}</bdi>
        </h3>
        <p>{t('invites.scan')}</p>
        <p className={styles.link}>{link}</p>
        <p>{t('invites.or-type')}</p>
        <p className={styles.code} translate="no">
          {code}
        </p>
        {/* Where the teacher approves, a use doesn't yet mean somebody is in the class. */}
        {!settings.requireApproval && (
          <p className={typography.muted} role="status">
            {t('invites.joined-so-far', { count: currentUses })}
          </p>
        )}
        <div className={styles.notices}>
          {state !== 'active' && <Notice tone="warning">{t(`invites.not-now.${state}`)}</Notice>}
          {isOnlyHere(address) && <Notice tone="warning">{t('invites.only-here-text', { address })}</Notice>}
        </div>
      </div>
    </div>
  );
}
