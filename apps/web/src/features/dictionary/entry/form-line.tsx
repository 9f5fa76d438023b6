import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import styles from './headword.module.css';

/** Which form of the headword was looked up, when it wasn't the headword itself. */
export function FormLine({ asked, lemma, words }: { asked: string; lemma: string; words: readonly DictionaryWord[] }) {
  const { t } = useTranslation('dictionary');
  const format = useFormat();
  if (asked === lemma.toLowerCase()) return null;
  const names = [...new Set(words.flatMap(({ askedAs }) => askedAs))];
  if (names.length === 0) {
    const isSpelling = words.some(({ otherSpellings }) => otherSpellings.includes(asked));
    return isSpelling ? <p className={styles.note}>{t('entry.spelling-of', { asked, lemma })}</p> : null;
  }
  const forms = format.list(names.map((name) => t(`form.${name}`)));
  return <p className={styles.note}>{t('entry.form-of', { asked, lemma, forms })}</p>;
}
