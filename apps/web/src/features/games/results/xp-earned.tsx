import { IconAward, IconBolt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import styles from './results.module.css';
import type { ShownResult } from './shown-result.ts';
import { bestBeyond } from './shown-result.ts';

export type XpEarnedProps = { result: ShownResult; earned: NonNullable<ShownResult['earned']> };

/** The XP of a play, why it wasn't more, and whether the play was the best so far. */
export function XpEarned({ result, earned: { xp, isBest, bestBefore } }: XpEarnedProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const best = bestBeyond(result, bestBefore);
  return (
    <div className={styles.earned}>
      <p className={styles.xp}>
        <IconBolt size="1.375rem" aria-hidden="true" />
        <strong>{t('results.xp', { count: xp.earned })}</strong>
      </p>
      {xp.reason !== 'full' && <p className={styles.why}>{t(`xp-reasons.${xp.reason}`)}</p>}
      {isBest && (
        <p className={styles.best}>
          <IconAward size="1.375rem" aria-hidden="true" />
          {t(bestBefore ? 'results.new-best' : 'results.first-best')}
        </p>
      )}
      {!isBest && best !== null && <p className={styles.why}>{t('best', { share: format.percent(best) })}</p>}
    </div>
  );
}
