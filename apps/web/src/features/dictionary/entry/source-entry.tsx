import type { SecondSource } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { Ipa } from './ipa.tsx';
import styles from './second-source-part.module.css';
import { WordLinks } from './word-links.tsx';

type Entry = SecondSource['entries'][number];

export type SourceEntryProps = { entry: Entry };

/** One entry of the second dictionary, with its source. */
export function SourceEntry({ entry }: SourceEntryProps) {
  const { t } = useTranslation('dictionary');
  const { word, phonetics, meanings, license, sourceUrl } = entry;
  const signs = phonetics.map((each) => each.replace(/^[/[]|[/\]]$/g, ''));
  return (
    <div className={styles.entry} lang="en">
      <h3>
        {word} {signs.length > 0 && <Ipa signs={signs} />}
      </h3>
      {meanings.map((meaning, place) => (
        <Meaning key={`${meaning.pos}/${place.toString()}`} meaning={meaning} />
      ))}
      {(license || sourceUrl) && (
        <p className={styles.quiet}>
          {license} {sourceUrl && <a href={sourceUrl}>{t('second.source')}</a>}
        </p>
      )}
    </div>
  );
}

function Meaning({ meaning }: { meaning: Entry['meanings'][number] }) {
  const { t } = useTranslation('dictionary');
  const { pos, definitions, synonyms, antonyms } = meaning;
  return (
    <div>
      <p className={styles.pos}>{pos}</p>
      <ol>
        {definitions.map(({ definition, example }) => (
          <li key={definition}>
            {definition}
            {example && <p className={styles.example}>{example}</p>}
          </li>
        ))}
      </ol>
      {synonyms.length > 0 && (
        <p>
          <span className={styles.quiet}>{t('entry.synonyms')}</span> <WordLinks words={synonyms} />
        </p>
      )}
      {antonyms.length > 0 && (
        <p>
          <span className={styles.quiet}>{t('entry.antonyms')}</span> <WordLinks words={antonyms} />
        </p>
      )}
    </div>
  );
}
