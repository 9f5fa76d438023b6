import { clsx } from 'clsx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonShape = 'text' | 'title' | 'field' | 'row' | 'card' | 'circle' | 'ringed';

export type SkeletonProps = {
  shape?: SkeletonShape | undefined;
  count?: number | undefined;
  /** Announced by screen readers instead of the shapes; set it on only one of several skeletons. */
  label?: string | undefined;
};

/** A placeholder for a list, a form or cards, in the shape they will have. */
export function Skeleton({ shape = 'text', count = 1, label }: SkeletonProps) {
  return (
    <div className={clsx(styles.stack, shape === 'card' && styles.cards)} role={label ? 'status' : undefined}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <span key={place} className={clsx(styles.bone, styles[shape])} aria-hidden="true" />
      ))}
    </div>
  );
}
