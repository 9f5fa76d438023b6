import { useId } from 'react';
import styles from './progress-bar.module.css';

export type ProgressTone = 'green' | 'yellow' | 'blue' | 'grey';

export type ProgressBarProps = {
  /** What is progressing; shown above the bar unless `labelHidden`. */
  label: string;
  labelHidden?: boolean | undefined;
  value: number;
  max: number;
  /** The value as text, such as "3 of 5", beside the label and announced instead of a percentage. */
  text?: string | undefined;
  tone?: ProgressTone | undefined;
};

/** How far something has come. */
export function ProgressBar({ label, labelHidden = false, value, max, text, tone = 'green' }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.bar}>
      {!labelHidden && (
        <div className={styles.head}>
          <span id={id}>{label}</span>
          {text && <span>{text}</span>}
        </div>
      )}
      <progress
        className={styles.track}
        style={{ color: `var(--color-progress-${tone})` }}
        value={Math.min(value, max)}
        max={max}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        aria-valuetext={text}
      />
    </div>
  );
}
