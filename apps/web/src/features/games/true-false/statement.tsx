import type { TrueFalseItem } from '@wordgrove/games/true-false';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber } from '#features/games/play/item-number.tsx';
import { ItemTask } from '#features/games/play/item-task.tsx';
import { Meaning } from './meaning.tsx';
import styles from './true-false.module.css';

export type StatementProps = {
  item: TrueFalseItem;
  /** Which statement it is, in words. */
  number: string;
  headingRef: Ref<HTMLHeadingElement>;
};

/** What is said, with the word that it hangs on. */
export function Statement({ item, number, headingRef }: StatementProps) {
  const { t } = useTranslation('games-true-false');
  const { kind, frame, shown } = item;
  const [before, after] = frame.split('___');
  const word = (
    <strong lang="en" className={styles.word}>
      {shown}
    </strong>
  );
  return (
    <div className={styles.statement}>
      <ItemNumber>{number}</ItemNumber>
      <h2 id="true-false-statement" ref={headingRef} tabIndex={-1} className={styles.heading}>
        <ItemTask>{t('task')}</ItemTask>{' '}
        {kind === 'statement' ? (
          <span lang="en" className={styles.said}>
            {before}
            {word}
            {after}
          </span>
        ) : (
          <span className={styles.said}>
            <Meaning word={word} frame={frame} isEnglish={kind === 'meaning'} />
          </span>
        )}
      </h2>
    </div>
  );
}
