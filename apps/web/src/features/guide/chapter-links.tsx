import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './chapter-links.module.css';
import type { Chapter } from './guide-chapters.ts';

const sameSearch = true;

/** Links to the chapters; on a wide screen it stays beside the text. */
export function ChapterLinks({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('guide');
  return (
    <nav className={styles.links} aria-labelledby="guide-contents">
      <h2 id="guide-contents" className={styles.title}>
        {t('contents')}
      </h2>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link to="." search={sameSearch} hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
