import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './option-card.module.css';

type OptionCardProps = {
  id?: string | undefined;
  /** Of the field; options with the same name exclude each other. */
  name: string;
  value: string;
  picture?: ReactNode;
  title: string;
  /** What it means; empty for nothing. */
  text: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** One line high, for many that stand close together. */
  isLow?: boolean;
  /** What ties it to the error of its group. */
  control?: { 'aria-describedby'?: string; 'aria-invalid'?: true };
  onChoose: () => void;
};

/** One of several things to choose from, as a card. */
export function OptionCard({
  picture,
  title,
  text,
  isChosen,
  isDisabled,
  isLow,
  control,
  onChoose,
  ...input
}: OptionCardProps) {
  const titleId = useId();
  const describedBy = [text && `${titleId}-text`, control?.['aria-describedby']].filter(Boolean).join(' ');
  return (
    <label className={styles.card} data-low={isLow}>
      <input
        {...input}
        type="radio"
        checked={isChosen}
        disabled={isDisabled}
        aria-labelledby={titleId}
        aria-describedby={describedBy || undefined}
        aria-invalid={control?.['aria-invalid']}
        onChange={onChoose}
      />
      {picture}
      <span className={styles.words}>
        <strong id={titleId}>{title}</strong>
        {text && (
          <span id={`${titleId}-text`} className={styles.hint}>
            {text}
          </span>
        )}
      </span>
    </label>
  );
}
