import { IconBookmark, IconBookmarkFilled, IconBookmarks } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRemoveSavedWord,
  useRemoveSavedWords,
  useSavedAmong,
  useSaveWord,
  useSaveWords,
} from '#features/dictionary/api.ts';
import { aboutKept, useIsKept } from '#features/dictionary/words-outbox.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import styles from './save-button.module.css';

type SaveButtonProps = {
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
  const { done, failed } = useOutcomeToast();
  const saved = useSavedAmong(among);
  const isKept = useIsKept(word);
  const save = useSaveWord();
  const remove = useRemoveSavedWord();
  const isBusy = save.isPending || remove.isPending;
  const isSaved = saved?.has(savedSpelling(word)) ?? false;

  const handleClick = (event: MouseEvent) => {
    // The second half of a double click would undo the first.
    if (event.detail > 1) return;
    if (isSaved) return remove.mutate({ word }, { onError: failed });
    save.mutate(word, { onError: failed, onSuccess: (isSent) => void (!isSent && done(t('save.kept'), aboutKept)) });
  };
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  const whole = isSaved ? t('save.saved-this', { word }) : t('save.save-this', { word });
  const offer = isInList ? t('save.short') : isFirst ? t('save.save') : t('save.save-this', { word });
  const unsaved = isKept ? t('save.waiting') : offer;
  return (
    <Button
      variant={variant}
      aria-label={!isKept && (isInList || !isFirst) ? whole : undefined}
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

type SaveAllButtonProps = {
  words: readonly string[];
  /** All words on the screen that can be saved, including these. */
  among: readonly string[];
};

/** Saves those of several words that aren't saved yet; pressed again, it takes back what it has saved itself. */
export function SaveAllButton({ words, among }: SaveAllButtonProps) {
  const { t } = useTranslation('dictionary');
  const { done, failed } = useOutcomeToast();
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
    save.mutate(open, {
      onError: failed,
      onSuccess: (sent) => void (sent.includes(false) && done(t('save.kept'), aboutKept)),
    });
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

/** A word in the spelling of saved words: lower case, straight apostrophes, single spaces. */
function savedSpelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ‛′`´＇]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
