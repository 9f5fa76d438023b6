import { useTranslation } from 'react-i18next';
import type { OutlineEntry } from './pdf-document.ts';
import styles from './reader.module.css';

/** The chapters of a PDF; each leads to its page. */
export function OutlinePart({ entries, onGo }: { entries: readonly OutlineEntry[]; onGo: (page: number) => void }) {
  const { t } = useTranslation('pdfs');
  return (
    <ul className={styles.outline} lang="en">
      {entries.map(({ title, page, entries: inner }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outline never changes
        <li key={at}>
          <button type="button" className={styles.entry} onClick={() => onGo(page)}>
            <span>{title}</span>
            <span className={styles.number}>{t('reader.page', { page })}</span>
          </button>
          {inner.length > 0 && <OutlinePart entries={inner} onGo={onGo} />}
        </li>
      ))}
    </ul>
  );
}
