import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
import styles from './dictionary-page.module.css';
import { WordAnswer } from './entry/word-answer.tsx';
import type { EntryPorts } from './entry-ports.ts';
import { WordLists } from './lists/word-lists.tsx';
import { SearchBox } from './search/search-box.tsx';
import { useAskedWord, useTellLookUp } from './use-asked-word.ts';

export type DictionaryPageProps = { ports?: EntryPorts | undefined };

/** The dictionary: the search, the entry of the word in the address, and the reader's own lists beside it. */
export function DictionaryPage({ ports = {} }: DictionaryPageProps) {
  const { t } = useTranslation('dictionary');
  const { role } = useSession();
  const { word, ask, leave } = useAskedWord();
  useTellLookUp(word);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t(role === 'teacher' ? 'lead-teacher' : 'lead')} />
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
