import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { SenseItem } from './sense-item.tsx';
import styles from './senses.module.css';
import partStyles from './word-part.module.css';

const shownFirst = 4;

export type SensesProps = {
  senses: DictionaryWord['senses'];
  spellings: readonly string[];
  /** There is a meaning of our own above. */
  isMore: boolean;
};

/** The meanings of the large dictionary: the usual ones at once, all of them when asked. */
export function Senses({ senses, spellings, isMore }: SensesProps) {
  const { t } = useTranslation('dictionary');
  const [isWhole, setWhole] = useState(false);
  if (senses.length === 0) return null;
  // One more line is shorter than a button that hides it.
  const shown = isWhole || senses.length <= shownFirst + 1 ? senses : senses.slice(0, shownFirst);
  return (
    <div>
      <h4 className={partStyles.title}>{t(isMore ? 'entry.more-meanings' : 'entry.meanings')}</h4>
      <ol className={styles.senses}>
        {shown.map((sense) => (
          <SenseItem key={sense.definition} sense={sense} spellings={spellings} />
        ))}
      </ol>
      {senses.length > shown.length && (
        <Button variant="plain" onClick={() => setWhole(true)}>
          {t('entry.all-meanings', { count: senses.length })}
        </Button>
      )}
    </div>
  );
}
