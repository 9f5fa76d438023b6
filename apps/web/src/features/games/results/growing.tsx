import { useTranslation } from 'react-i18next';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import styles from './result-card.module.css';
import { lemmaOf } from './result-items.tsx';
import type { ShownResult } from './shown-result.ts';
import { growingWords } from './shown-result.ts';

/** The words that were right, as they stand in the grove now. */
export function Growing({ items }: Pick<ShownResult, 'items'>) {
  const { t } = useTranslation(['games', 'app']);
  const words = growingWords(items);
  if (words.length === 0) return null;
  const states = (['known', 'learning'] as const)
    .map((state) => ({ state, words: words.filter((each) => each.state === state) }))
    .filter(({ words: some }) => some.length > 0);
  return (
    <section aria-labelledby="result-growing" className={styles.growing}>
      <h2 id="result-growing">{t('results.growing')}</h2>
      {states.map(({ state, words: some }) => (
        <div key={state} className={styles.grown} data-state={state}>
          <WordStateMark state={state} text={t(`app:word-states.${state}`)} />
          <ul lang="en" aria-label={t(`app:word-states.${state}`)}>
            {some.map(({ word }) => (
              <li key={word}>{lemmaOf(word)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
