import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { searchMin, useTextSearch } from '#features/pdfs/api.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './reader.module.css';
import type { Found, Hit } from './use-found.ts';

type SearchPartProps = {
  id: string;
  /** The one being read: the first place shown is on it or after it. */
  page: number;
  found: Found;
  onFound: (found: Found) => void;
  onGo: (page: number) => void;
};

/** Finds where something is mentioned, in the whole text; Enter goes from place to place. */
export function SearchPart({ id, page, found, onFound, onGo }: SearchPartProps) {
  const { t } = useTranslation('pdfs');
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [wanted] = useDebounce(text, 250);
  const search = useTextSearch(id, wanted);
  const isAsked = wanted.length >= searchMin;
  const pages = (isAsked && search.data) || [];
  const hits = pages.flatMap((each) => Array.from({ length: each.times }, (_, nth) => ({ page: each.page, nth })));
  const at = hits.findIndex((hit) => hit.page === found.at?.page && hit.nth === found.at.nth);

  const show = (hit: Hit) => {
    onFound({ text: wanted, at: hit });
    onGo(hit.page);
  };
  const step = (by: 1 | -1) => {
    const before = hits.filter((hit) => hit.page < page).length;
    const next = at >= 0 ? at + by : by > 0 ? before : before - 1;
    const hit = hits.at(next % hits.length);
    if (hit) show(hit);
  };
  const handleKey = (event: KeyboardEvent) => {
    // What was typed last isn't searched yet.
    if (event.key !== 'Enter' || text !== wanted || search.isPlaceholderData) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className={styles.part}>
      <TextField
        label={t('search.label')}
        type="search"
        enterKeyHint="search"
        value={typed}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          const next = target.value.trim();
          setTyped(target.value);
          onFound({ text: next.length >= searchMin ? next : '', at: null });
        }}
      />
      {isAsked && search.isError && <LoadFailed title={t('search.failed')} query={search} />}
      {isAsked && search.isPending && <Skeleton count={3} label={t('search.searching')} />}
      {isAsked && search.data && (
        <>
          <div className={styles.places}>
            <p role="status" className={styles.note}>
              {hits.length === 0 && t('search.nothing', { text: wanted })}
              {hits.length > 0 && at < 0 && t('search.found', { count: hits.length })}
              {at >= 0 && t('search.at', { place: at + 1, count: hits.length })}
            </p>
            {hits.length > 1 && (
              <>
                <Button variant="plain" aria-label={t('search.before')} onClick={() => step(-1)}>
                  <IconChevronUp size="1.25rem" aria-hidden="true" />
                </Button>
                <Button variant="plain" aria-label={t('search.next')} onClick={() => step(1)}>
                  <IconChevronDown size="1.25rem" aria-hidden="true" />
                </Button>
              </>
            )}
          </div>
          <ul className={styles.hits}>
            {pages.map((each) => (
              <li key={each.page}>
                <button
                  type="button"
                  className={styles.hit}
                  aria-current={each.page === found.at?.page}
                  onClick={() => show({ page: each.page, nth: 0 })}
                >
                  <span className={styles.number}>
                    {t('reader.page', { page: each.page })}
                    {each.times > 1 && ` · ${t('search.found', { count: each.times })}`}
                  </span>
                  <span lang="en">{each.excerpt}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
