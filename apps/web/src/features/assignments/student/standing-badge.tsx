import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Standing } from './standing.ts';

const tones: Readonly<Record<Standing, BadgeTone>> = {
  'to-do': 'blue',
  started: 'yellow',
  overdue: 'red',
  'turned-in': 'green',
  late: 'green',
  over: 'grey',
};

/** The assignment's standing, in one word. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation('assignments');
  return <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>;
}

type Result = { percent: number | null; task: Pick<OwnAssignment['task'], 'target'> };

/** What was achieved, against the target. */
export function useResultText(): (of: Result) => string {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  return ({ percent, task: { target } }) => {
    if (percent === null) return target === null ? t('result.none') : t('result.target', { target: share(target) });
    if (target === null) return t('result.plain', { percent: share(percent) });
    return t('result.of-target', { percent: share(percent), target: share(target) });
  };

  function share(percent: number): string {
    return format.percent(percent / 100);
  }
}
