import { IconVolume } from '@tabler/icons-react';
import type { AnagramItem } from '@wordgrove/games/anagram';
import type { Ref } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber } from '#features/games/play/item-number.tsx';
import { ItemTask } from '#features/games/play/item-task.tsx';
import { Button } from '#ui/button.tsx';
import styles from './anagram.module.css';

export type AnagramClueProps = {
  item: AnagramItem;
  /** Which word it is, in words. */
  number: string;
  isDone: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  canHear: boolean;
  say: (text: string) => void;
};

/** What the word means. One to be heard is said at once and again on wish; without a voice its meaning is shown. */
export function AnagramClue({ item, number, isDone, headingRef, canHear, say }: AnagramClueProps) {
  const { t } = useTranslation('games-anagram');
  const { clue, written, explained } = item;
  const isHeard = clue.kind === 'listening' && canHear;
  const kind = clue.kind === 'listening' && !canHear ? 'definition' : clue.kind;
  const [before = '', after] = clue.text.split('___');

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each word
  useEffect(() => {
    if (isHeard && !isDone) say(clue.text);
  }, []);

  return (
    <div className={styles.clue}>
      <ItemNumber>{number}</ItemNumber>
      <h2 id="anagram-clue" ref={headingRef} tabIndex={-1} className={styles.heading}>
        <ItemTask>{t(`kinds.${kind}`)}</ItemTask>{' '}
        {kind === 'gap' && after !== undefined && (
          <span lang="en">
            {before}
            {isDone ? <mark className={styles.filled}>{written}</mark> : '_____'}
            {after}
          </span>
        )}
        {(kind === 'definition' || kind === 'translation') && (
          <span lang={kind === 'translation' ? undefined : 'en'}>
            {clue.kind === 'listening' ? explained : clue.text.replaceAll('___', '_____')}
          </span>
        )}
      </h2>
      {isHeard && (
        <Button onClick={() => say(clue.text)}>
          <IconVolume size={22} aria-hidden="true" />
          {t('hear-again')}
        </Button>
      )}
    </div>
  );
}
