import { IconBulb } from '@tabler/icons-react';
import type { FillBlanksAnswer, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { isDone, isRight, startsSentence } from '@wordgrove/games/fill-blanks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemCard, ItemNumber, Pile } from '#features/games/play/item-parts.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './fill-blanks.module.css';

type GapSentenceProps = {
  item: FillBlanksItem;
  /** All items of the round. */
  items: readonly FillBlanksItem[];
  /** Which sentence it is, as text. */
  number: string;
  /** The gap's accessible name. */
  label: string;
  answer: FillBlanksAnswer;
};

/**
 * The sentence with its gap or, once answered, with its word; and the word's meaning, where the sentence doesn't give
 * it away.
 */
export function GapSentence({ item, items, number, label, answer }: GapSentenceProps) {
  const { before, after, answers } = item;
  const last = answer.tries.at(-1);
  return (
    <ItemCard className={styles.sentence}>
      <ItemNumber id="fill-blanks-number">{number}</ItemNumber>
      <SameRoom items={items} copy={WholeSentence}>
        <h2 tabIndex={-1} lang="en" className={styles.text}>
          {isDone(answer) ? (
            <Filled
              item={item}
              word={(last?.judged === 'right' ? last.text : answers[0]) ?? ''}
              hasFound={isRight(last?.judged)}
            />
          ) : (
            <>
              {before}
              <Held after={after}>
                <span className={styles.gap}>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </span>
              </Held>
            </>
          )}
        </h2>
        <Clue item={item} />
      </SameRoom>
    </ItemCard>
  );
}

/** A sentence as it is asked and with its longest word, on top of each other: either may need one more line. */
function WholeSentence({ item }: { item: FillBlanksItem }) {
  const [longest = ''] = item.answers.toSorted((one, other) => other.length - one.length);
  return (
    <>
      <Pile>
        <h2 lang="en" className={styles.text}>
          {item.before}
          <Held after={item.after}>
            <span className={styles.gap} />
          </Held>
        </h2>
        <h2 lang="en" className={styles.text}>
          <Filled item={item} word={longest} />
        </h2>
      </Pile>
      <Clue item={item} />
    </>
  );
}

type FilledProps = { item: FillBlanksItem; word: string; hasFound?: boolean };

function Filled({ item: { before, beforeWord = before, after }, word, hasFound }: FilledProps) {
  return (
    <>
      {beforeWord}
      <Held after={after}>
        <strong className={styles.filled} data-right={hasFound}>
          {startsSentence(before) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word}
        </strong>
      </Held>
    </>
  );
}

/** A gap or a word held together with what follows, so that a full stop or comma never starts a line. */
function Held({ after, children }: { after: string; children: ReactNode }) {
  const [mark = ''] = /^\S*/.exec(after) ?? [];
  return (
    <>
      <span className={styles.held}>
        {children}
        {mark}
      </span>
      {after.slice(mark.length)}
    </>
  );
}

function Clue({ item: { clue } }: { item: FillBlanksItem }) {
  const { t } = useTranslation('games-fill-blanks');
  if (!clue) return null;
  return (
    <p className={styles.clue}>
      <IconBulb size="1.25rem" aria-hidden="true" />
      <span>
        {t('clue')} <span lang={clue.language === 'en' ? 'en' : undefined}>{clue.text}</span>
      </span>
    </p>
  );
}
