import { clsx } from 'clsx';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonShape = 'text' | 'title' | 'field' | 'row' | 'card' | 'circle' | 'ringed' | 'tile' | 'deck';

/** Shapes that are made of several bones, in the order in which they stand. */
const parts: Readonly<Partial<Record<SkeletonShape, readonly ('icon' | 'picture' | 'lines' | 'ring' | 'pill')[]>>> = {
  ringed: ['icon', 'lines', 'ring'],
  tile: ['picture', 'lines'],
  deck: ['lines', 'pill'],
};

export type SkeletonProps = {
  shape?: SkeletonShape | undefined;
  count?: number | undefined;
  /** Announced by screen readers instead of the shapes; set it on only one of several skeletons. */
  label?: string | undefined;
};

/** A placeholder for a list, a form or cards, in the shape they will have. */
export function Skeleton({ shape = 'text', count = 1, label }: SkeletonProps) {
  const isGrid = shape === 'card' || shape === 'tile' || shape === 'deck';
  return (
    <div
      className={clsx(styles.stack, isGrid && styles.cards, shape === 'ringed' && styles.close)}
      role={label ? 'status' : undefined}
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, place) => place).map((place) =>
        parts[shape] ? (
          <span key={place} className={clsx(styles.group, styles[shape])} aria-hidden="true">
            {parts[shape].map((part) => (
              <span key={part} className={clsx(styles.bone, styles[part])} />
            ))}
          </span>
        ) : (
          <span key={place} className={clsx(styles.bone, styles[shape])} aria-hidden="true" />
        ),
      )}
    </div>
  );
}
