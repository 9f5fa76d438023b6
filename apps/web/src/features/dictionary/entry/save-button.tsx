import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSaved, useRemoveSavedWord, useSaveWord } from '#features/dictionary/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { savedSpelling } from './saved-spelling.ts';

export type SaveButtonProps = {
  word: string;
  /** Further headwords on the same screen say which word they save. */
  isFirst?: boolean | undefined;
};

/** Saves a word, and takes it back when it is pressed again. */
export function SaveButton({ word, isFirst = true }: SaveButtonProps) {
  const { t } = useTranslation('dictionary');
  const { failed } = useOutcomeToast();
  const known = useIsSaved(savedSpelling(word));
  const save = useSaveWord();
  const remove = useRemoveSavedWord();
  const isBusy = save.isPending || remove.isPending;
  const isSaved = known ?? false;

  const handleClick = (event: MouseEvent) => {
    // The second half of a double click would take back what the first has done.
    if (event.detail > 1) return;
    (isSaved ? remove : save).mutate({ word }, { onError: failed });
  };
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  const text = isSaved ? t('save.saved') : isFirst ? t('save.save') : t('save.save-this', { word });
  return (
    <Button onClick={handleClick} loading={isBusy}>
      {!isBusy && <Icon size={20} aria-hidden="true" />}
      {text}
    </Button>
  );
}
