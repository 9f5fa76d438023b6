import type { TrueFalseItem } from '@wordgrove/games/true-false';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '#features/games/play/choice-list.tsx';
import styles from './true-false.module.css';

type PickWordProps = {
  item: TrueFalseItem;
  /** The position of the picked word; null while none is. */
  pick: number | null;
  onPick: (pick: number) => void;
};

/** The words to choose from, one of which makes the statement true. A tap or its number answers. */
export function PickWord({ item, pick, onPick }: PickWordProps) {
  const { t } = useTranslation('games-true-false');
  const words = useRef<HTMLFieldSetElement>(null);
  const isOpen = pick === null;

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) words.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <fieldset ref={words} className={styles.picks}>
      <legend className={styles.find}>{t('find')}</legend>
      <ChoiceList
        options={item.options}
        right={item.options.indexOf(item.right)}
        choice={pick}
        onChoose={onPick}
        look="words"
      />
    </fieldset>
  );
}
