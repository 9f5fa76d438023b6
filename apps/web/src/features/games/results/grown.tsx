import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowthMark } from '#features/games/growth-mark.tsx';
import styles from './result-card.module.css';
import { lemmaOf } from './result-items.tsx';
import type { Growth, ShownResult } from './shown-result.ts';
import { growthsOf } from './shown-result.ts';

/** The words that grew in this play, by what became of them. */
export function Grown({ items }: Pick<ShownResult, 'items'>) {
  const { t } = useTranslation('games');
  const growths = growthsOf(items);
  const count = growths.reduce((sum, { words }) => sum + words.length, 0);
  if (count === 0) return null;
  return (
    <section aria-labelledby="result-grown" className={styles.grown}>
      <h2 id="result-grown">{t('growth.grown', { count })}</h2>
      {growths.map((growth) => (
        <GrowthRow key={`${growth.before} ${growth.after}`} growth={growth} />
      ))}
    </section>
  );
}

function GrowthRow({ growth: { before, after, words } }: { growth: Growth }) {
  const id = useId();
  return (
    <div className={styles.growth}>
      <GrowthMark id={id} before={before} after={after} />
      <ul lang="en" aria-labelledby={id} className={styles.grew}>
        {words.map((word) => (
          <li key={word}>{lemmaOf(word)}</li>
        ))}
      </ul>
    </div>
  );
}
