import { useState } from 'react';
import styles from './word-picture.module.css';

type WordPictureProps = {
  /** The name of its file; nothing is shown without one. */
  name: string | null | undefined;
  size: 'small' | 'medium' | 'large' | 'huge';
};

/** What a word means, as a picture beside the text that says it. One that can't be loaded leaves no gap. */
export function WordPicture({ name, size }: WordPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!name || name === failed) return null;
  return (
    <img
      className={styles.picture}
      data-size={size}
      src={addressOf(name)}
      alt=""
      width="32"
      height="32"
      decoding="async"
      draggable={false}
      onError={() => setFailed(name)}
    />
  );
}

/** Loads pictures that may be wanted soon, so that they are there as quickly as text. */
export function preloadPictures(names: readonly (string | undefined)[]): void {
  for (const name of names) if (name) new Image().src = addressOf(name);
}

const addressOf = (name: string) => `${__WORD_PICTURES__}${name}.svg`;
