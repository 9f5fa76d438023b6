import type { Level } from '@wordgrove/contract/levels';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import styles from './words.module.css';

type WordNameProps = {
  /** The key of its memory. */
  word: string;
  text: string;
  level?: Level | null;
  /** Whether it says what it is, such as a noun. */
  hasPart?: boolean;
};

/** A word with what tells it from others of its spelling. */
export function WordName({ word, text, level = null, hasPart = true }: WordNameProps) {
  const { t } = useTranslation('dictionary');
  const parts: Readonly<Record<string, string>> = t('pos', { returnObjects: true });
  const part = parts[word.slice(word.lastIndexOf(':') + 1)];
  return (
    <span className={styles.word}>
      <strong lang="en">{text}</strong>
      {level && <Badge tone="blue">{level}</Badge>}
      {hasPart && part && <span className={styles.part}>{part}</span>}
    </span>
  );
}
