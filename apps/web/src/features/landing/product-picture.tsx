import type { Language } from '@wordgrove/contract/languages';
import type { ReactNode } from 'react';
import { pictureFile } from '#platform/picture-file.ts';
import styles from './product-picture.module.css';

export type ProductPictureProps = {
  /** The picture's file name without language and extension. */
  name: string;
  language: Language;
  alt: string;
  /** A small drawing of the same screen, shown until there is a screenshot. */
  drawing: ReactNode;
};

/** A picture of a screen of the product. */
export function ProductPicture({ name, language, alt, drawing }: ProductPictureProps) {
  const file = pictureFile(name, language, __PICTURES__);
  if (file) {
    return (
      <img className={styles.photograph} src={`/pictures/${file}`} alt={alt} width="720" height="528" loading="lazy" />
    );
  }
  return (
    <div className={styles.frame} role="img" aria-label={alt}>
      <div className={styles.window} aria-hidden="true">
        {drawing}
      </div>
    </div>
  );
}
