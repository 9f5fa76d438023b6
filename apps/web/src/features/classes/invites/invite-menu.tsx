import { IconDotsVertical, IconEdit, IconPlayerPlay, IconPlayerStop, IconUsers } from '@tabler/icons-react';
import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useSwitchInvite } from './api.ts';
import type { InviteDialogStates } from './use-invite-dialogs.ts';

export type InviteMenuProps = { invite: Invite; dialogs: InviteDialogStates };

/** The less frequent actions on a code. */
export function InviteMenu({ invite, dialogs }: InviteMenuProps) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const switching = useSwitchInvite();
  const { id, code, isActive } = invite;
  const handleSwitch = () =>
    switching.mutate(
      { id, isActive: !isActive },
      {
        onSuccess: () => done(t(isActive ? 'invites.switched-off' : 'invites.switched-on', { code })),
        onError: failed,
      },
    );
  return (
    <Menu
      trigger={
        <Button variant="plain" aria-label={t('invites.more', { code })} loading={switching.isPending}>
          <IconDotsVertical size="1.125rem" aria-hidden="true" />
        </Button>
      }
      groups={[
        [
          {
            id: 'came-in',
            text: t('invites.see-came-in'),
            icon: <IconUsers size="1.125rem" aria-hidden="true" />,
            onSelect: () => dialogs.cameIn.open(id),
          },
          {
            id: 'edit',
            text: t('invites.edit'),
            icon: <IconEdit size="1.125rem" aria-hidden="true" />,
            onSelect: () => dialogs.editing.open(id),
          },
          {
            id: 'switch',
            text: t(isActive ? 'invites.switch-off' : 'invites.switch-on'),
            icon: isActive ? (
              <IconPlayerStop size="1.125rem" aria-hidden="true" />
            ) : (
              <IconPlayerPlay size="1.125rem" aria-hidden="true" />
            ),
            onSelect: handleSwitch,
          },
        ],
      ]}
    />
  );
}
