import type { ThreeReason } from '@wordgrove/contract/three-today';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';

/** Says a reason as sentences. What the student only wrote down has a sentence of its own. */
export function useReasonText(): (reason: ThreeReason) => string {
  const { t } = useTranslation('analytics-three');
  const format = useFormat();
  const share = (percent: number) => format.percent(percent / 100);
  return (reason) => {
    switch (reason.rule) {
      case 'inactive': {
        const { days, isLonger, saidDays } = reason;
        const seen = isLonger ? t('reasons.inactive-longer') : t('reasons.inactive', { count: days });
        return saidDays > 0 ? `${seen} ${t('reasons.said', { count: saidDays })}` : seen;
      }
      case 'failing': {
        const { percent, percentBefore, fellBack } = reason;
        const fallen = t('reasons.failing', { now: share(percent), before: share(percentBefore) });
        return fellBack > 0 ? `${fallen} ${t('reasons.fell-back', { count: fellBack })}` : fallen;
      }
      case 'drop':
        return t('reasons.drop', { count: reason.answers, usual: format.number(reason.usual) });
      case 'missing':
        return t('reasons.missing', { count: reason.missing, due: reason.due });
      case 'streak-broken':
        return t('reasons.streak-broken', { count: reason.days, day: format.shortDay(reason.lastDay) });
      case 'good-week':
        return t('reasons.good-week', { count: reason.days, share: share(reason.percent) });
    }
  };
}
