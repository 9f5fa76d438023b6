import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
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
      <ProgressTrack
        style={{ color: `var(--color-progress-${tone})` }}
        value={value}
        max={max}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        aria-valuetext={text}
      />
    </div>
  );
}

type ProgressTrackProps = Omit<ComponentProps<'progress'>, 'value' | 'max'> & { value: number; max: number };

/** The bar alone, in the colour of its text. */
export function ProgressTrack({ value, max, className, style, ...props }: ProgressTrackProps) {
  const done = Math.min(value, max);
  return (
    <progress
      {...props}
      className={clsx(styles.track, className)}
      style={{ ...style, '--done': max > 0 ? done / max : 0 } as CSSProperties}
      value={done}
      max={max}
    />
  );
}
