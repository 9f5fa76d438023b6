import { useLocation, useNavigate } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useSession } from '#platform/use-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
import { useLookUp, useRecordLookUp } from './api.ts';
import styles from './dictionary-page.module.css';
import type { EntryPorts } from './entry/headword.tsx';
import { WordAnswer } from './entry/word-answer.tsx';
import { WordLists } from './lists/word-lists.tsx';
import { SearchBox } from './search/search-box.tsx';

/** The dictionary: the search, the entry of the word in the address, and the reader's own lists beside it. */
export function DictionaryPage({ ports = {} }: { ports?: EntryPorts | undefined }) {
  const { t } = useTranslation('dictionary');
  const { role } = useSession();
  const { word, ask, leave } = useAskedWord();
  useRecordedLookUp(word);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={role !== 'teacher' && t('lead')} />
      <div className={styles.search}>
        <SearchBox word={word} onAsk={ask} onRefuse={leave} />
      </div>
      <div className={styles.columns}>
        <div className={styles.answer} data-asked={word !== ''}>
          {word ? (
            <WordAnswer key={word} word={word} ports={ports} />
          ) : (
            <EmptyState
              picture={<Book />}
              title={t('start.title')}
              text={t('start.text', { days: limits.historyDays })}
            />
          )}
        </div>
        <WordLists />
      </div>
    </div>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Identifies the search of this history entry, so that going back or reloading doesn't count as a new one. */
    lookUpId?: string;
  }
}

/** The searches that the server knows of, by their id. */
const recorded = new Set<string>();

/** The word in the address (`?word=`), empty without one, and how to go to another or to none. */
function useAskedWord() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  const ask = (word: string) =>
    void navigate({ to: '.', search: { ...search, word: word.trim() }, state: { lookUpId: v7() }, resetScroll: false });
  const leave = () => void navigate({ to: '.', search: { ...search, word: undefined }, resetScroll: false });
  return { word: typeof search.word === 'string' ? search.word.trim() : '', ask, leave };
}

/** Tells the server, once per history entry, that the word in the address was looked up. */
function useRecordedLookUp(word: string): void {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { lookUpId } = state;
  const { mutate } = useRecordLookUp();
  const { data } = useLookUp(word);
  const isAnswered = data !== undefined && wordTrouble(word) === null;

  useEffect(() => {
    if (!isAnswered) return;
    if (lookUpId === undefined) {
      void navigate({ to: '.', search, state: { lookUpId: v7() }, replace: true, resetScroll: false });
      return;
    }
    if (recorded.has(lookUpId)) return;
    recorded.add(lookUpId);
    mutate({ id: lookUpId, word }, { onError: () => recorded.delete(lookUpId) });
  }, [isAnswered, lookUpId, word, search, navigate, mutate]);
}
