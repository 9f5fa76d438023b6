import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { searchMin, useTextSearch } from '#features/pdfs/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './reader.module.css';
import type { FoundPage } from './search-hits.ts';
import { countHits, hitAt, numberOf } from './search-hits.ts';
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
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [wanted] = useDebounce(text, 250);
  const search = useTextSearch(id, wanted);
  const isAsked = wanted.length >= searchMin;
  const pages = (isAsked && search.data) || [];
  const count = countHits(pages);
  const at = found.at ? numberOf(pages, found.at) : -1;

  const show = (hit: Hit) => {
    onFound({ text: wanted, at: hit });
    onGo(hit.page);
  };
  const step = (by: 1 | -1) => {
    const before = countHits(pages.filter((each) => each.page < page));
    const next = at >= 0 ? at + by : by > 0 ? before : before - 1;
    const hit = hitAt(pages, (next + count) % count);
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
      {wanted !== '' && !isAsked && (
        <p role="status" className={styles.note}>
          {t('search.too-short', { count: searchMin })}
        </p>
      )}
      {isAsked && search.isError && <LoadFailed title={t('search.failed')} query={search} />}
      {isAsked && search.isPending && <Skeleton count={3} label={t('search.searching')} />}
      {isAsked && search.data && (
        <>
          <div className={styles.places}>
            <p role="status" className={styles.note}>
              {count === 0 && t('search.nothing', { text: wanted })}
              {count > 0 && at < 0 && t('search.found', { count, number: format.number(count) })}
              {at >= 0 && t('search.at', { place: format.number(at + 1), all: format.number(count) })}
            </p>
            {count > 1 && (
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
          <HitList key={wanted} pages={pages} current={found.at?.page} onShow={(page) => show({ page, nth: 0 })} />
        </>
      )}
    </div>
  );
}

/** How many pages are listed until more are asked for. */
const first = 100;

type HitListProps = {
  pages: readonly FoundPage[];
  /** The one that the reader is shown. */
  current: number | undefined;
  onShow: (page: number) => void;
};

/** The pages where it stands: the first of them, and as many as the reader has come to. */
function HitList({ pages, current, onShow }: HitListProps) {
  const { t } = useTranslation('pdfs');
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(first);
  const shown = Math.max(wanted, pages.findIndex(({ page }) => page === current) + 1);
  const [focused, setFocused] = useState<number | null>(null);
  // Who asks for more goes on at the first of them.
  useEffect(() => {
    if (focused !== null) list.current?.children[focused]?.querySelector('button')?.focus();
  }, [focused]);
  const showMore = () => {
    setWanted(shown + first);
    setFocused(shown);
  };
  return (
    <>
      <ul ref={list} className={styles.hits}>
        {pages.slice(0, shown).map(({ page, times, excerpt }) => (
          <li key={page}>
            <button type="button" className={styles.hit} aria-current={page === current} onClick={() => onShow(page)}>
              <span className={styles.number}>
                {t('reader.page', { page })}
                {times > 1 && ` · ${t('search.found', { count: times, number: format.number(times) })}`}
              </span>
              <span lang="en">{excerpt}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <div>
          <Button onClick={showMore}>{t('search.more')}</Button>
        </div>
      )}
    </>
  );
}
