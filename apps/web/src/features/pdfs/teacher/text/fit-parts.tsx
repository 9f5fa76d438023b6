import type { Fit } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { remainder, useShare } from '#features/pdfs/use-share.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PartsBar } from './parts-bar.tsx';
import styles from './text.module.css';

/** One student's three shares: a small bar, and the figures below it. */
export function FitParts({ fit }: { fit: Fit }) {
  const { t } = useTranslation('pdfs-teacher');
  const share = useShare();
  // Rounded down like the others, the last share would leave a gap.
  const figures = [
    ['known', fit.known],
    ['learning', fit.learning],
    ['fresh', Math.max(0, remainder(fit.known, fit.learning))],
  ] as const;
  return (
    <div className={styles.parts}>
      <PartsBar fit={fit} isSmall />
      <ul className={styles.figures}>
        {figures.map(([part, value]) => (
          <li key={part}>
            <span className={styles.key} data-part={part} aria-hidden="true" />
            <VisuallyHidden>{t('fit.part', { part: t(`fit.rows.${part}`), share: share(value) })}</VisuallyHidden>
            <span aria-hidden="true">{share(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
