import type { Invite } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';

const tones: Record<Invite['state'], BadgeTone> = {
  active: 'green',
  off: 'grey',
  expired: 'yellow',
  'used-up': 'yellow',
  'class-archived': 'grey',
};

/** What a student who types the code would encounter, in a word. */
export function InviteState({ state }: Pick<Invite, 'state'>) {
  const { t } = useTranslation('classes');
  return <Badge tone={tones[state]}>{t(`invites.state.${state}`)}</Badge>;
}
