import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { Fragment } from 'react';

import { wordSearch } from '#features/dictionary/word-search.ts';
export type WordLinksProps = { words: readonly string[] };

/** English words, each a link to its own entry. */
export function WordLinks({ words }: WordLinksProps) {
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
