import type { Pdf } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { coverAddress } from '#platform/text-path.ts';
import { Book } from '#ui/pictures/book.tsx';
import styles from './text-cover.module.css';

/** The first page of a text as a picture; a drawn one where there is none. The title stands beside it. */
export function TextCover({ id, hasCover }: Pick<Pdf, 'id' | 'hasCover'>) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.cover} aria-hidden="true">
      {hasCover && !isBroken ? (
        <img src={coverAddress(id)} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <Book />
      )}
    </span>
  );
}
