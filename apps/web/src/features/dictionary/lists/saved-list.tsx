import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { useRemoveSavedWord, useSavedWords } from '#features/dictionary/api.ts';
import { LevelBadge } from '#features/dictionary/entry/level-badge.tsx';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ListedWord, ListState } from './listed-word.tsx';
import { useRemoval } from './use-removal.ts';
import styles from './word-lists.module.css';

const pauseMs = 200;

/** The saved words, newest first, with a search. */
export function SavedList() {
  const { t } = useTranslation('dictionary');
  const { failed } = useOutcomeToast();
  const [typed, setTyped] = useState('');
  const [search] = useDebounce(typed.trim(), pauseMs);
  const saved = useSavedWords(search);
  const removeOne = useRemoveSavedWord();
  const removalOf = useRemoval((word) => removeOne.mutate({ word }, { onError: failed }));

  if (!saved.data) return <ListState query={saved} />;
  const words = saved.data.pages.flatMap((page) => page.words);
  if (words.length === 0 && search === '' && typed === '') {
    return <EmptyState picture={<Sprout size={88} />} title={t('saved.empty')} text={t('saved.empty-text')} />;
  }
  return (
    <div className={layout.stackSmall}>
      <TextField
        label={t('saved.search')}
        type="search"
        autoComplete="off"
        maxLength={limits.wordTextMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {words.length === 0 && <p role="status">{t('saved.none-found', { search })}</p>}
      <ul className={styles.list}>
        {words.map(({ word, level, definition }) => (
          <ListedWord key={word} word={word} removal={removalOf(word)}>
            {level && <LevelBadge level={level} />}
            {definition && (
              <span className={styles.definition} lang="en">
                {definition}
              </span>
            )}
          </ListedWord>
        ))}
      </ul>
      {saved.hasNextPage && (
        <Button onClick={() => void saved.fetchNextPage()} loading={saved.isFetchingNextPage}>
          {t('saved.more')}
        </Button>
      )}
    </div>
  );
}
