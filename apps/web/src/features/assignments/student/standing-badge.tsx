import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Standing } from './standing.ts';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  'to-do': 'blue',
  started: 'yellow',
  overdue: 'red',
  'turned-in': 'green',
  late: 'green',
  returned: 'purple',
  over: 'grey',
};

/** The assignment's standing, in one word. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation('assignments');
  return <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>;
}
