import styles from './full-page-loading.module.css';
import { Spinner } from './spinner.tsx';

/** Fills the space of a page that is loading. */
export function FullPageLoading({ text }: { text: string }) {
  return (
    <div className={styles.page} data-page-loading>
      <Spinner size="large" text={text} />
    </div>
  );
}
