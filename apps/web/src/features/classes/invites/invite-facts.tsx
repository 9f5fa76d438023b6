import { IconCalendar, IconDoor, IconUserCheck } from '@tabler/icons-react';
import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { clockIn, dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './invite-facts.module.css';

type InviteFactsProps = { invite: Invite; classTimeZone: string | undefined };

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

/** How long a code works, as a reader must be told. */
type Expiry =
  | { kind: 'never' }
  /** A day that ends for the reader when it ends for the class. */
  | { kind: 'day'; day: string }
  /** A day that ends at another hour for the reader: at `at`, an ISO instant. */
  | { kind: 'elsewhere'; day: string; at: string; timeZone: string };

/**
 * @param classTimeZone where the class's days end; when undefined (not known), the reader's days are meant
 * @param readerTimeZone where the reader is
 */
export function expiryOf(
  invite: Pick<Invite, 'expiresOn' | 'expiresAt'>,
  classTimeZone: string | undefined,
  readerTimeZone: string,
): Expiry {
  const { expiresOn: day, expiresAt: at } = invite;
  if (day === null || at === null) return { kind: 'never' };
  const isSame = classTimeZone === undefined || endsTogether(day, at, readerTimeZone);
  return isSame ? { kind: 'day', day } : { kind: 'elsewhere', day, at, timeZone: classTimeZone };
}

/** Whether an instant is the first moment after a day in a time zone. */
function endsTogether(day: string, at: string, timeZone: string): boolean {
  const lastMoment = new Date(Date.parse(at) - 1);
  return dayIn(lastMoment, timeZone) === day && clockIn(lastMoment, timeZone) === '23:59';
}
