import type { SecondSource } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useSecondSource } from '#features/dictionary/api.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './second-source-part.module.css';
import { SourceEntry } from './source-entry.tsx';

export type SecondSourcePartProps = { word: string };

/** What a second dictionary says, if the school has set one up. Its failure never affects the entry above. */
export function SecondSourcePart({ word }: SecondSourcePartProps) {
  const { t } = useTranslation('dictionary');
  const source = useSecondSource(word);
  const status = source.isError ? 'unavailable' : source.data?.status;
  if (status === 'off' || status === 'absent') return null;
  if (status === 'limit' || status === 'unavailable') return <p className={styles.quiet}>{t(`second.${status}`)}</p>;
  return (
    <Card as="section" className={styles.source}>
      <h2 className={styles.title}>{t('second.title')}</h2>
      {source.data ? source.data.entries.map(asEntry) : <Skeleton count={3} label={t('second.loading')} />}
    </Card>
  );
}

/** Entries of the second source have no key of their own, and several may be alike. */
function asEntry(entry: SecondSource['entries'][number], place: number) {
  return <SourceEntry key={`${entry.word}/${place}`} entry={entry} />;
}
