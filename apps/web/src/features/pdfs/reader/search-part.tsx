import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { searchMin, useTextSearch } from '#features/pdfs/api.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './reader.module.css';

type SearchPartProps = { id: string; onSearch: (text: string) => void; onGo: (page: number) => void };

/** Finds where something is mentioned, in the whole text. */
export function SearchPart({ id, onSearch, onGo }: SearchPartProps) {
  const { t } = useTranslation('pdfs');
  const [typed, setTyped] = useState('');
  const [wanted] = useDebounce(typed.trim(), 250);
  const search = useTextSearch(id, wanted);
  const isAsked = wanted.length >= searchMin;
  const total = search.data?.reduce((sum, { times }) => sum + times, 0) ?? 0;
  return (
    <div className={styles.part}>
      <TextField
        label={t('search.label')}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onSearch(target.value.trim().length >= searchMin ? target.value.trim() : '');
        }}
      />
      {isAsked && search.isError && <LoadFailed title={t('search.failed')} query={search} />}
      {isAsked && search.isPending && <Skeleton count={3} label={t('search.searching')} />}
      {isAsked && search.data && (
        <>
          <p role="status" className={styles.note}>
            {total > 0 ? t('search.found', { count: total }) : t('search.nothing', { text: wanted })}
          </p>
          <ul className={styles.hits}>
            {search.data.map(({ page, excerpt }) => (
              <li key={page}>
                <button type="button" className={styles.hit} onClick={() => onGo(page)}>
                  <span className={styles.number}>{t('reader.page', { page })}</span>
                  <span lang="en">{excerpt}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
