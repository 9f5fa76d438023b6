import { plantStages } from '@wordgrove/contract/evidence';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { Tally } from './plants.ts';

/** Says in a sentence how many plants there are in which stages, the largest first. */
export function useTallyText(): (tally: Tally) => string {
  const { t } = useTranslation('memory');
  const format = useFormat();
  return ({ all, dry, stages }) => {
    const parts = plantStages
      .toReversed()
      .filter((stage) => stages[stage] > 0)
      .map((stage) => t(`counts.${stage}`, { count: stages[stage] }));
    const sum = t('tally', { plants: t('plants', { count: all }), stages: format.list(parts) });
    return dry > 0 ? `${sum} ${t('dry-count', { count: dry })}` : sum;
  };
}
