import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { MarkedText } from './marked-text.tsx';
import { WordLinks } from './word-links.tsx';
import styles from './word-part.module.css';

const shownFirst = 4;
const examplesFirst = 3;

type SensesProps = {
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
      <h4 className={styles.title}>{t(isMore ? 'entry.more-meanings' : 'entry.meanings')}</h4>
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

/** One meaning, with its synonyms and antonyms. */
function SenseItem({ sense, spellings }: { sense: DictionaryWord['senses'][number]; spellings: readonly string[] }) {
  const { t } = useTranslation('dictionary');
  const { definition, examples, antonyms } = sense;
  const synonyms = sense.synonyms.filter((word) => !spellings.includes(word));
  return (
    <li>
      <div className={layout.stackTiny}>
        <p lang="en">{definition}</p>
        <Examples examples={examples} spellings={spellings} />
        {synonyms.length > 0 && (
          <p className={styles.words}>
            <span className={typography.muted}>{t('entry.synonyms')}</span> <WordLinks words={synonyms} />
          </p>
        )}
        {antonyms.length > 0 && (
          <p className={styles.words}>
            <span className={typography.muted}>{t('entry.antonyms')}</span> <WordLinks words={antonyms} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Sentences with the word in them. */
export function Examples({ examples, spellings }: { examples: readonly string[]; spellings: readonly string[] }) {
  if (examples.length === 0) return null;
  return (
    <ul className={styles.examples}>
      {examples.map((example) => (
        <li key={example}>
          <MarkedText text={example} spellings={spellings} />
        </li>
      ))}
    </ul>
  );
}
