import { clsx } from 'clsx';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SpinnerSize = 'small' | 'medium' | 'large' | 'xl';
export type SpinnerColor = 'blue' | 'green' | 'purple' | 'red' | 'gray' | 'indigo';

export type SpinnerProps = {
  size?: SpinnerSize | undefined;
  color?: SpinnerColor | undefined;
  /** A line under the ring. */
  text?: string | undefined;
  /** Announced by screen readers when there is no visible line. */
  label?: string | undefined;
  /** Covers the whole screen. */
  overlay?: boolean | undefined;
};

/** Says that something is loading. */
export function Spinner({ size = 'medium', color = 'green', text, label, overlay = false }: SpinnerProps) {
  const spinner = (
    <span className={styles.spinner} role="status">
      <span className={clsx(styles.ring, styles[size], styles[color])} aria-hidden="true" />
      {text ? <span>{text}</span> : label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
  return overlay ? <div className={styles.overlay}>{spinner}</div> : spinner;
}

/** Fills the space of a page that is loading. */
export function FullPageLoading({ text }: { text: string }) {
  return (
    <div className={styles.page} data-page-loading>
      <Spinner size="large" text={text} />
    </div>
  );
}
