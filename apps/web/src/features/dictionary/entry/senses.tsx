import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { SenseItem } from './sense-item.tsx';
import styles from './senses.module.css';
import partStyles from './word-part.module.css';

const shownFirst = 4;
const examplesFirst = 3;

export type SensesProps = {
  senses: DictionaryWord['senses'];
  spellings: readonly string[];
  /** Whether a definition of our own is above. */
  isMore: boolean;
};

/** The meanings in the large dictionary: the common ones at once, all of them on request. */
export function Senses({ senses, spellings, isMore }: SensesProps) {
  const { t } = useTranslation('dictionary');
  const [isWhole, setWhole] = useState(false);
  if (senses.length === 0) return null;
  // One more line is shorter than a button that hides it.
  const shown = isWhole || senses.length <= shownFirst + 1 ? senses : senses.slice(0, shownFirst);
  const isCut = shown.length < senses.length || shown.some(({ examples }) => examples.length > examplesFirst);
  return (
    <div>
      <h4 className={partStyles.title}>{t(isMore ? 'entry.more-meanings' : 'entry.meanings')}</h4>
      <ol className={styles.senses}>
        {shown.map((sense) => (
          <SenseItem
            key={sense.definition}
            sense={isWhole ? sense : { ...sense, examples: sense.examples.slice(0, examplesFirst) }}
            spellings={spellings}
          />
        ))}
      </ol>
      {isCut && !isWhole && (
        <Button variant="plain" className={styles.more} onClick={() => setWhole(true)}>
          {shown.length < senses.length ? t('entry.all-meanings', { count: senses.length }) : t('entry.more-examples')}
        </Button>
      )}
    </div>
  );
}
