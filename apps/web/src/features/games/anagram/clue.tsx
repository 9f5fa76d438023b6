import { IconVolume } from '@tabler/icons-react';
import type { AnagramItem } from '@wordgrove/games/anagram';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber, ItemTask, Pile } from '#features/games/play/item-parts.tsx';
import stage from '#features/games/play/stage-parts.module.css';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './anagram.module.css';

type ClueProps = {
  item: AnagramItem;
  /** All items of the round. */
  items: readonly AnagramItem[];
  /** Which word it is, as text. */
  number: string;
  isDone: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  canHear: boolean;
  say: (text: string) => void;
};

/**
 * What the word means. A clue for the ear is read out at once and again on request; without a voice its meaning is
 * shown.
 */
export function Clue({ item, items, number, isDone, headingRef, canHear, say }: ClueProps) {
  const { t } = useTranslation('games-anagram');
  const { clue } = item;
  const isHeard = clue.kind === 'listening' && canHear;

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each word
  useEffect(() => {
    if (isHeard && !isDone) say(clue.text);
  }, []);

  return (
    <div className={layout.stackSmall}>
      <ItemNumber>{number}</ItemNumber>
      <SameRoom items={items} copy={WholeClue}>
        <div className={styles.shown}>
          <h2 id="anagram-clue" ref={headingRef} tabIndex={-1} className={clsx(stage.question, styles.heading)}>
            <ClueText item={item} isDone={isDone} canHear={canHear} />
          </h2>
          {isHeard && (
            <Button onClick={() => say(clue.text)}>
              <IconVolume size="1.375rem" aria-hidden="true" />
              {t('hear-again')}
            </Button>
          )}
        </div>
      </SameRoom>
    </div>
  );
}

/** A clue as it is asked and with its word, on top of each other: either may need one more line. */
function WholeClue({ item }: { item: AnagramItem }) {
  return (
    <Pile>
      {[false, true].map((isDone) => (
        <h2 key={String(isDone)} className={clsx(stage.question, styles.heading)}>
          <ClueText item={item} isDone={isDone} canHear={false} />
        </h2>
      ))}
    </Pile>
  );
}

type ClueTextProps = { item: AnagramItem; isDone: boolean; canHear: boolean };

function ClueText({ item: { clue, written, explained }, isDone, canHear }: ClueTextProps) {
  const { t } = useTranslation('games-anagram');
  const kind = clue.kind === 'listening' && !canHear ? 'definition' : clue.kind;
  const [before = '', after] = clue.text.split('___');
  return (
    <>
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
    </>
  );
}
