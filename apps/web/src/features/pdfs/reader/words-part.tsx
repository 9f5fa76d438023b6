import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextWords } from '#features/pdfs/api.ts';
import { useSession } from '#platform/use-session.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import styles from './reader.module.css';

type WordsPartProps = { id: string; page: number; onWord: (word: string, page: number) => void };

/** The words of this page, or of the whole text. */
export function WordsPart({ id, page, onWord }: WordsPartProps) {
  const { t } = useTranslation('pdfs');
  const [of, setOf] = useState<'page' | 'text'>('page');
  const list = <WordList id={id} {...(of === 'page' && { page })} onWord={onWord} />;
  return (
    <Tabs
      label={t('words.title')}
      active={of}
      onChange={setOf}
      tabs={[
        { id: 'page', text: t('reader.page', { page }), panel: list },
        { id: 'text', text: t('words.whole'), panel: list },
      ]}
    />
  );
}

function WordList({ id, page, onWord }: { id: string; page?: number; onWord: WordsPartProps['onWord'] }) {
  const { t } = useTranslation(['pdfs', 'app']);
  const { role } = useSession();
  const words = useTextWords(id, page);
  if (words.isError) return <LoadFailed title={t('words.failed')} query={words} />;
  if (!words.data) return <Skeleton count={6} label={t('words.loading')} />;
  if (words.data.length === 0) return <p>{t('words.none')}</p>;
  return (
    <ul className={styles.words}>
      {words.data.map(({ word, lemma, times, level, state, page: first }) => (
        <li key={word}>
          <button type="button" className={styles.word} onClick={() => onWord(lemma, page ?? first)}>
            <span lang="en">{lemma}</span>
            {role === 'student' &&
              (state === 'likely' ? (
                <span className={styles.number}>{t('words.likely')}</span>
              ) : (
                <WordStateMark state={state} text={t(`app:word-states.${state}`)} />
              ))}
            <span className={styles.number}>{t('words.facts', { count: times, level })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
