import { paths } from '@wordgrove/contract/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { wordSearch } from '#features/dictionary/word-search.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './did-you-mean.module.css';

export type DidYouMeanProps = { words: readonly string[] };

/** Words spelt much like the query, likeliest first. */
export function DidYouMean({ words }: DidYouMeanProps) {
  const { t } = useTranslation('dictionary');
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div className={styles.guesses}>
      <p id={id} className={styles.title}>
        {t('did-you-mean')}
      </p>
      <ul className={styles.list} aria-labelledby={id} lang="en">
        {words.map((word) => (
          <li key={word}>
            <ButtonLink to={paths.dictionary} search={wordSearch(word)} resetScroll={false}>
              {word}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
