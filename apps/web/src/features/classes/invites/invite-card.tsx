import { IconEdit, IconPlayerPlay, IconPlayerStop, IconQrcode, IconUsers } from '@tabler/icons-react';
import type { Invite } from '@wordgrove/contract/classes';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { projectorPath } from '#platform/projector-path.ts';
import { usePublicAddress } from '#platform/public-address.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import { useSwitchInvite } from './api.ts';
import styles from './invite-card.module.css';
import type { InviteDialogStates } from './invite-dialogs.tsx';
import { InviteFacts } from './invite-facts.tsx';
import { inviteLink } from './invite-link.ts';

type InviteCardProps = {
  invite: Invite;
  classTimeZone: string | undefined;
  dialogs: InviteDialogStates;
};

/** One invite code: what it opens, its state, and the ways to give it to students. */
export function InviteCard({ invite, classTimeZone, dialogs }: InviteCardProps) {
  const { t } = useTranslation('classes');
  const { code, classId, className, state } = invite;
  const address = usePublicAddress();
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
        <p className={clsx(styles.code, state !== 'active' && styles.resting)} data-testid="invite-code" translate="no">
          {code}
        </p>
        <CopyButton value={code} text={t('invites.copy-code')} />
      </div>
      <InviteFacts invite={invite} classTimeZone={classTimeZone} />
      <div className={styles.actions}>
        <CopyButton value={inviteLink(address, code)} text={t('invites.copy-link')} />
        {state === 'active' && (
          <ButtonLink to={projectorPath(classId)} search={{ code }}>
            <IconQrcode size="1.125rem" aria-hidden="true" />
            {t('card.step.invite-action')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

const tones: Record<Invite['state'], BadgeTone> = {
  active: 'green',
  off: 'grey',
  expired: 'yellow',
  'used-up': 'yellow',
  'class-archived': 'grey',
};

/** What a student who types the code would encounter, in a word. */
function InviteState({ state }: Pick<Invite, 'state'>) {
  const { t } = useTranslation('classes');
  return <Badge tone={tones[state]}>{t(`invites.state.${state}`)}</Badge>;
}

/** The less frequent actions on a code. */
function InviteMenu({ invite, dialogs }: { invite: Invite; dialogs: InviteDialogStates }) {
  const { t } = useTranslation('classes');
  const { report } = useOutcomeToast();
  const switching = useSwitchInvite();
  const { id, code, isActive } = invite;
  const handleSwitch = () =>
    switching.mutate(
      { id, isActive: !isActive },
      report(t(isActive ? 'invites.switched-off' : 'invites.switched-on', { code })),
    );
  const items = [
    { id: 'came-in', text: t('invites.see-came-in'), icon: IconUsers, onSelect: () => dialogs.cameIn.open(id) },
    { id: 'edit', text: t('invites.edit'), icon: IconEdit, onSelect: () => dialogs.editing.open(id) },
    {
      id: 'switch',
      text: t(isActive ? 'invites.switch-off' : 'invites.switch-on'),
      icon: isActive ? IconPlayerStop : IconPlayerPlay,
      onSelect: handleSwitch,
    },
  ];
  return <MoreMenu label={t('invites.more', { code })} groups={[items]} loading={switching.isPending} />;
}
