import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { Examples } from './examples.tsx';
import styles from './senses.module.css';
import { WordLinks } from './word-links.tsx';

export type SenseItemProps = { sense: DictionaryWord['senses'][number]; spellings: readonly string[] };

/** One meaning, with its synonyms and antonyms. */
export function SenseItem({ sense, spellings }: SenseItemProps) {
  const { t } = useTranslation('dictionary');
  const { definition, examples, antonyms } = sense;
  const synonyms = sense.synonyms.filter((word) => !spellings.includes(word));
  return (
    <li>
      <div className={styles.sense}>
        <p lang="en">{definition}</p>
        <Examples examples={examples} spellings={spellings} />
        {synonyms.length > 0 && (
          <p className={styles.words}>
            <span className={styles.kind}>{t('entry.synonyms')}</span> <WordLinks words={synonyms} />
          </p>
        )}
        {antonyms.length > 0 && (
          <p className={styles.words}>
            <span className={styles.kind}>{t('entry.antonyms')}</span> <WordLinks words={antonyms} />
          </p>
        )}
      </div>
    </li>
  );
}
