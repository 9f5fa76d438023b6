import type { GradeAverage } from '@wordgrove/contract/grade-average';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';

/** A student's average, and what it leaves out. */
export function useAverageText(): (average: GradeAverage) => { share: string; counts: string; leavesOut: string } {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  return ({ percent, counted, of, ungraded, missing, open }) => {
    const counts = t('counted', { counted: format.number(counted), count: of });
    const reasons = [
      ungraded > 0 && t('ungraded', { count: ungraded }),
      missing > 0 && t('missing', { count: missing }),
      open > 0 && t('open', { count: open }),
    ];
    return {
      share: percent === null ? t('no-average') : format.percent(percent / 100),
      counts,
      leavesOut: [counts, ...reasons].filter(Boolean).join('; '),
    };
  };
}
