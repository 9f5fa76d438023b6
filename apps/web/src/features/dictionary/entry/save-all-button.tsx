import { IconBookmarkFilled, IconBookmarks } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveSavedWords, useSavedAmong, useSaveWords } from '#features/dictionary/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { savedSpelling } from './saved-spelling.ts';

export type SaveAllButtonProps = {
  words: readonly string[];
  /** All words on the screen that can be saved, including these. */
  among: readonly string[];
};

/** Saves those of several words that aren't saved yet; pressed again, it takes back what it has saved itself. */
export function SaveAllButton({ words, among }: SaveAllButtonProps) {
  const { t } = useTranslation('dictionary');
  const { failed } = useOutcomeToast();
  const saved = useSavedAmong(among);
  const save = useSaveWords();
  const remove = useRemoveSavedWords();
  const [own, setOwn] = useState<readonly string[]>([]);
  const open = saved ? words.filter((word) => !saved.has(savedSpelling(word))) : words;
  const isBusy = save.isPending || remove.isPending;
  const isSaved = open.length === 0;

  const handleClick = (event: MouseEvent) => {
    // The second half of a double click would undo the first.
    if (event.detail > 1) return;
    if (isSaved) return remove.mutate(own, { onError: failed, onSuccess: () => setOwn([]) });
    save.mutate(open, { onError: failed });
    setOwn([...new Set([...own, ...open])]);
  };
  const Icon = isSaved ? IconBookmarkFilled : IconBookmarks;
  return (
    <Button onClick={handleClick} loading={isBusy} disabled={isSaved && own.length === 0}>
      <Icon size="1.25rem" aria-hidden="true" />
      {isSaved ? t('save.all-saved', { count: words.length }) : t('save.all-wrong', { count: open.length })}
    </Button>
  );
}
