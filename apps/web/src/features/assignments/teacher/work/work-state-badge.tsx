import type { StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = {
  assigned: 'grey',
  started: 'blue',
  missing: 'red',
  'turned-in': 'green',
  late: 'yellow',
  returned: 'purple',
} as const satisfies Record<StudentWork['state'], BadgeTone>;

/** How a student's work stands, in words. */
export function WorkStateBadge({ state }: Pick<StudentWork, 'state'>) {
  const { t } = useTranslation('assignments-teacher');
  return <Badge tone={tones[state]}>{t(`work.states.${state}`)}</Badge>;
}
