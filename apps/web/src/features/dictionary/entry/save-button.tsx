import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveSavedWord, useSavedAmong, useSaveWord } from '#features/dictionary/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import styles from './save-button.module.css';
import { savedSpelling } from './saved-spelling.ts';

export type SaveButtonProps = {
  word: string;
  /** Whether it is the first headword on the screen; further ones say which word they save. */
  isFirst?: boolean | undefined;
  /** Whether it is one of many in a list, where only screen readers get its text. */
  isInList?: boolean;
  /** All words on the screen that can be saved: their state is requested at once. */
  among?: readonly string[];
  variant?: 'plain';
};

/** Saves a word, and removes it again when pressed a second time. */
export function SaveButton({ word, isFirst = true, isInList = false, among = [word], variant }: SaveButtonProps) {
  const { t } = useTranslation('dictionary');
  const { failed } = useOutcomeToast();
  const saved = useSavedAmong(among);
  const save = useSaveWord();
  const remove = useRemoveSavedWord();
  const isBusy = save.isPending || remove.isPending;
  const isSaved = saved?.has(savedSpelling(word)) ?? false;

  const handleClick = (event: MouseEvent) => {
    // The second half of a double click would undo the first.
    if (event.detail > 1) return;
    (isSaved ? remove : save).mutate({ word }, { onError: failed });
  };
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  const whole = isSaved ? t('save.saved-this', { word }) : t('save.save-this', { word });
  const unsaved = isInList ? t('save.short') : isFirst ? t('save.save') : t('save.save-this', { word });
  return (
    <Button
      variant={variant}
      aria-label={isInList || !isFirst ? whole : undefined}
      onClick={handleClick}
      loading={isBusy}
    >
      <Icon size="1.25rem" aria-hidden="true" />
      <span className={styles.text} data-other={isSaved ? unsaved : t('save.saved')}>
        {isSaved ? t('save.saved') : unsaved}
      </span>
    </Button>
  );
}
