import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import styles from './trouble.module.css';
import type { Trouble } from './use-trouble.ts';

/** In the place of a page that isn't there yet: that it doesn't come for now, and why nobody needs to wait for it. */
export function PageAway({ page, onRetry }: { page: number; onRetry: Trouble['retry'] }) {
  const { t } = useTranslation(['pdfs', 'app']);
  return (
    <div className={styles.away}>
      <p>{t('reader.page-away', { page })}</p>
      <Button onClick={onRetry}>{t('app:retry')}</Button>
    </div>
  );
}

type ComingPageProps = {
  page: number;
  trouble: Trouble | null;
  /** Its text is there, and its picture is being drawn. */
  isBegun: boolean;
};

/** Over a page whose parts are being fetched, once that takes longer than a moment: lines in the place of its text. */
export function ComingPage({ page, trouble, isBegun }: ComingPageProps) {
  return (
    <div className={styles.coming} data-coming>
      {!isBegun && <div className={styles.lines} />}
      {trouble && <PageAway page={page} onRetry={trouble.retry} />}
    </div>
  );
}
