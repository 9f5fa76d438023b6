import { IconBulb } from '@tabler/icons-react';
import type { FillBlanksAnswer, FillBlanksItem } from '@wordgrove/games/fill-blanks';
import { isDone, isRight, startsSentence } from '@wordgrove/games/fill-blanks';
import { useTranslation } from 'react-i18next';
import { ItemNumber } from '#features/games/play/item-number.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './fill-blanks.module.css';

export type GapSentenceProps = {
  item: FillBlanksItem;
  /** Which sentence it is, in words. */
  number: string;
  /** How the gap is called. */
  label: string;
  answer: FillBlanksAnswer;
};

/** The sentence with its gap or, in the end, with its word; and what the word means, where the sentence doesn't tell. */
export function GapSentence({ item, number, label, answer }: GapSentenceProps) {
  const { t } = useTranslation('games-fill-blanks');
  const { before, beforeWord = before, after, answers, clue } = item;
  const last = answer.tries.at(-1);
  const isOver = isDone(answer);
  const hasFound = isRight(last?.judged);
  const filled = last?.judged === 'right' ? last.text : (answers[0] ?? '');
  return (
    <div className={styles.sentence}>
      <ItemNumber id="fill-blanks-number">{number}</ItemNumber>
      <h2 tabIndex={-1} lang="en" className={styles.text}>
        {isOver ? beforeWord : before}
        {isOver ? (
          <strong className={styles.filled} data-right={hasFound}>
            {startsSentence(before) ? `${filled.charAt(0).toUpperCase()}${filled.slice(1)}` : filled}
          </strong>
        ) : (
          <span className={styles.gap}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        )}
        {after}
      </h2>
      {clue && (
        <p className={styles.clue}>
          <IconBulb size={20} aria-hidden="true" />
          <span>
            {t('clue')} <span lang={clue.language === 'en' ? 'en' : undefined}>{clue.text}</span>
          </span>
        </p>
      )}
    </div>
  );
}
