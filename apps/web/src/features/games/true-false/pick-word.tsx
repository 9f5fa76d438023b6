import { IconCheck, IconX } from '@tabler/icons-react';
import type { TrueFalseItem } from '@wordgrove/games/true-false';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './true-false.module.css';

type PickWordProps = {
  item: TrueFalseItem;
  /** The position of the picked word; null while none is. */
  pick: number | null;
  onPick: (pick: number) => void;
};

/** The words to choose from, one of which makes the statement true. The choice is free until it is checked. */
export function PickWord({ item, pick, onPick }: PickWordProps) {
  const { t } = useTranslation('games-true-false');
  const [chosen, setChosen] = useState<number | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const isOpen = pick === null;

  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen && chosen !== null) onPick(chosen);
  };
  return (
    <form className={styles.answer} onSubmit={handleSubmit}>
      <fieldset className={styles.picks}>
        <legend className={styles.find}>{t('find')}</legend>
        <div className={styles.words}>
          {item.options.map((option, place) => {
            const isRight = option === item.right;
            const state = isOpen ? 'open' : isRight ? 'right' : place === pick ? 'wrong' : 'other';
            return (
              <label key={option} className={`${piece.piece} ${styles.pick}`} data-state={state}>
                <input
                  ref={place === 0 ? first : undefined}
                  type="radio"
                  name="true-false-pick"
                  checked={place === (pick ?? chosen)}
                  disabled={!isOpen}
                  onChange={() => setChosen(place)}
                />
                {state === 'right' && <IconCheck size="1.25rem" aria-hidden="true" />}
                {state === 'wrong' && <IconX size="1.25rem" aria-hidden="true" />}
                <span lang="en">{option}</span>
                {state === 'right' && <VisuallyHidden>{t('is-right')}</VisuallyHidden>}
                {state === 'wrong' && <VisuallyHidden>{t('is-yours')}</VisuallyHidden>}
              </label>
            );
          })}
        </div>
      </fieldset>
      {isOpen && (
        <Button type="submit" variant="primary" className={styles.check} disabled={chosen === null}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}
