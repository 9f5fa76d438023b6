import { IconCalendar, IconDoor, IconUserCheck } from '@tabler/icons-react';
import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { expiryOf } from './expiry.ts';
import styles from './invite-facts.module.css';

export type InviteFactsProps = { invite: Invite; classTimeZone: string | undefined };

/** How often a code was used, until when it works, and whether the teacher approves each student. */
export function InviteFacts({ invite, classTimeZone }: InviteFactsProps) {
  const { t } = useTranslation('classes');
  const { number } = useFormat();
  const { currentUses, maxUses, settings } = invite;
  const needsApproval = settings.requireApproval;
  const Entrance = needsApproval ? IconUserCheck : IconDoor;
  return (
    <div className={styles.facts}>
      {maxUses === null ? (
        <p>{t('invites.uses', { count: currentUses })}</p>
      ) : (
        <ProgressBar
          label={t('invites.uses-label')}
          value={currentUses}
          max={maxUses}
          text={t('invites.uses-of', { used: number(currentUses), max: number(maxUses) })}
          tone={currentUses >= maxUses ? 'yellow' : 'green'}
        />
      )}
      <p className={styles.fact}>
        <IconCalendar size="1.25rem" aria-hidden="true" />
        <ExpiryText invite={invite} classTimeZone={classTimeZone} />
      </p>
      <p className={styles.fact}>
        <Entrance size="1.25rem" aria-hidden="true" />
        {t(needsApproval ? 'invites.needs-approval' : 'invites.at-once')}
      </p>
    </div>
  );
}

function ExpiryText({ invite, classTimeZone }: InviteFactsProps) {
  const { t } = useTranslation('classes');
  const { day, dateTime, zone } = useFormat();
  const expiry = expiryOf(invite, classTimeZone, deviceTimeZone());
  if (expiry.kind === 'never') return <>{t('invites.no-end')}</>;
  if (expiry.kind === 'day') return <>{t('invites.last-day', { day: day(expiry.day) })}</>;
  const place = { day: day(expiry.day), zone: zone(expiry.timeZone) };
  return <span>{t('invites.last-day-elsewhere', { ...place, instant: dateTime(expiry.at) })}</span>;
}
