import type { TrueFalseItem } from '@wordgrove/games/true-false';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber } from '#features/games/play/item-number.tsx';
import { ItemTask } from '#features/games/play/item-task.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import { Meaning } from './meaning.tsx';
import styles from './true-false.module.css';

export type StatementProps = {
  item: TrueFalseItem;
  /** All items of the round. */
  items: readonly TrueFalseItem[];
  /** Which statement it is, as text. */
  number: string;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The statement, with its key word. */
export function Statement({ item, items, number, headingRef }: StatementProps) {
  return (
    <div className={styles.statement}>
      <ItemNumber>{number}</ItemNumber>
      <div className={styles.card}>
        <SameRoom items={items} copy={WholeStatement}>
          <h2 id="true-false-statement" ref={headingRef} tabIndex={-1} className={styles.heading}>
            <Saying key={item.id} item={item} />
          </h2>
        </SameRoom>
      </div>
    </div>
  );
}

function WholeStatement({ item }: { item: TrueFalseItem }) {
  return (
    <h2 className={styles.heading}>
      <Saying item={item} />
    </h2>
  );
}

function Saying({ item: { kind, frame, shown } }: { item: TrueFalseItem }) {
  const { t } = useTranslation('games-true-false');
  const [before, after] = frame.split('___');
  const word = (
    <strong lang="en" className={styles.word}>
      {shown}
    </strong>
  );
  return (
    <>
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
    </>
  );
}
