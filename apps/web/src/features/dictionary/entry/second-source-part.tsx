import type { SecondSource } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useSecondSource } from '#features/dictionary/api.ts';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { Ipa } from './pronunciation.tsx';
import styles from './second-source-part.module.css';
import { WordLinks } from './word-links.tsx';

/** What a second dictionary says, if the school has set one up. Its failure never affects the entry above. */
export function SecondSourcePart({ word }: { word: string }) {
  const { t } = useTranslation('dictionary');
  const source = useSecondSource(word);
  const status = source.isError ? 'unavailable' : source.data?.status;
  if (status === 'off' || status === 'absent') return null;
  if (status === 'limit' || status === 'unavailable') return <p className={typography.note}>{t(`second.${status}`)}</p>;
  return (
    <Card as="section" className={layout.stackSmall}>
      <h2 className={typography.subheading}>{t('second.title')}</h2>
      {source.data ? (
        source.data.entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several entries may be alike, and nothing moves
          <SourceEntry key={place} entry={entry} />
        ))
      ) : (
        <Skeleton count={3} label={t('second.loading')} />
      )}
    </Card>
  );
}

type Entry = SecondSource['entries'][number];

/** One entry of the second dictionary, with its source. */
function SourceEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('dictionary');
  const { word, phonetics, meanings, license, sourceUrl } = entry;
  const signs = phonetics.map((each) => each.replace(/^[/[]|[/\]]$/g, ''));
  return (
    <div className={layout.stackSmall} lang="en">
      <h3>
        {word} {signs.length > 0 && <Ipa signs={signs} />}
      </h3>
      {meanings.map((meaning, place) => (
        <SourceMeaning key={`${meaning.pos}/${place.toString()}`} meaning={meaning} />
      ))}
      {(license || sourceUrl) && (
        <p className={typography.note}>
          {license} {sourceUrl && <a href={sourceUrl}>{t('second.source')}</a>}
        </p>
      )}
    </div>
  );
}

function SourceMeaning({ meaning }: { meaning: Entry['meanings'][number] }) {
  const { t } = useTranslation('dictionary');
  const { pos, definitions, synonyms, antonyms } = meaning;
  return (
    <div>
      <p className={styles.pos}>{pos}</p>
      <ol>
        {definitions.map(({ definition, example }) => (
          <li key={definition}>
            {definition}
            {example && <p className={typography.muted}>{example}</p>}
          </li>
        ))}
      </ol>
      {synonyms.length > 0 && (
        <p>
          <span className={typography.note}>{t('entry.synonyms')}</span> <WordLinks words={synonyms} />
        </p>
      )}
      {antonyms.length > 0 && (
        <p>
          <span className={typography.note}>{t('entry.antonyms')}</span> <WordLinks words={antonyms} />
        </p>
      )}
    </div>
  );
}
