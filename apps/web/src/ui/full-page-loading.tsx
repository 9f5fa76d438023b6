import styles from './full-page-loading.module.css';
import { Spinner } from './spinner.tsx';

/** Fills the place of a page that is on its way. */
export function FullPageLoading({ text }: { text: string }) {
  return (
    <div className={styles.page} data-page-loading>
      <Spinner size="large" text={text} />
    </div>
  );
}
