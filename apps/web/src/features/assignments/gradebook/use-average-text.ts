import type { GradeAverage } from '@wordgrove/contract/grade-average';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';

type AverageText = {
  share: string;
  /** How much counts, and what is left out. */
  leavesOut: string;
  /** The same in lines that fit into a narrow column: what is left out, if anything is. */
  lines: string;
};

/** A student's average, and what it leaves out. */
export function useAverageText(): (average: GradeAverage) => AverageText {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  return ({ percent, counted, of, ungraded, missing, open }) => {
    const counts = t('counted', { counted: format.number(counted), count: of });
    const said = [
      ungraded > 0 && t('ungraded', { count: ungraded }),
      missing > 0 && t('missing', { count: missing }),
      open > 0 && t('open', { count: open }),
    ];
    const reasons = said.filter(Boolean);
    return {
      share: percent === null ? t('no-average') : format.percent(percent / 100),
      leavesOut: [counts, ...reasons].join('; '),
      lines: reasons.join('\n') || counts,
    };
  };
}
