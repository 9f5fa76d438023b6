import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import typography from '#ui/typography.module.css';
import styles from './word-links.module.css';

/** English words, each a link to its own entry. */
export function WordLinks({ words }: { words: readonly string[] }) {
  return (
    <span lang="en">
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ', '}
          <Link to={paths.dictionary} search={wordSearch(word)} resetScroll={false}>
            {word}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

/** Words spelt much like the query, likeliest first. */
export function DidYouMean({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('dictionary');
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div className={styles.guesses}>
      <p id={id} className={typography.strong}>
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

/** The search part of a word's address; the rest of it, such as the open list, is kept. */
export const wordSearch =
  (word: string) =>
  <Now extends object>(now: Now): Now & { word: string } => ({ ...now, word });
