import type { Fit } from '@wordgrove/contract/pdfs';
import { clsx } from 'clsx';
import styles from './text.module.css';

export const fitParts = ['known', 'learning', 'fresh'] as const;

/** The running words of a text as somebody meets them, in one bar. Its figures stand elsewhere. */
export function PartsBar({ fit, isSmall = false }: { fit: Fit; isSmall?: boolean }) {
  return (
    <div className={clsx(styles.bar, isSmall && styles.small)} aria-hidden="true">
      {fitParts.map(
        (part) => fit[part] > 0 && <span key={part} data-part={part} style={{ flexGrow: 100 * fit[part] }} />,
      )}
    </div>
  );
}
