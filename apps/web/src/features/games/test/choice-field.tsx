import { useId } from 'react';
import piece from '#features/games/play/piece.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './test.module.css';

type ChoiceFieldProps = {
  legend: string;
  /** Whether the legend shows; else it is for screen readers, below the question's heading. */
  isLegendShown?: boolean;
  options: readonly string[];
  choice: number | null;
  onChoose: (choice: number) => void;
  /** The options are words of the reader's own language. */
  isOwn?: boolean;
};

/** A few answers to choose one of, and to change one's mind. */
export function ChoiceField({
  legend,
  isLegendShown = false,
  options,
  choice,
  onChoose,
  isOwn = false,
}: ChoiceFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{isLegendShown ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}</legend>
      {options.map((option, place) => (
        <label key={option} className={`${piece.piece} ${styles.choice}`} data-chosen={place === choice}>
          <input type="radio" name={name} checked={place === choice} onChange={() => onChoose(place)} />
          <span lang={isOwn ? undefined : 'en'}>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
