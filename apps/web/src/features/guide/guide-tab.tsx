import { useTranslation } from 'react-i18next';
import { ChapterLinks } from './chapter-links.tsx';
import { ComingNext } from './coming-next.tsx';
import { GuideChapter } from './guide-chapter.tsx';
import type { ChapterTab } from './guide-chapters.ts';
import { chaptersOf } from './guide-chapters.ts';
import styles from './guide-tab.module.css';

/** The chapters of one tab, links to each of them, and what comes next. */
export function GuideTab({ tab }: { tab: ChapterTab }) {
  const { t } = useTranslation('guide');
  const chapters = chaptersOf(tab, t(`chapters.${tab}`, { returnObjects: true }));
  return (
    <div className={styles.tab}>
      <ChapterLinks chapters={chapters} />
      <div className={styles.chapters}>
        {chapters.map((chapter) => (
          <GuideChapter key={chapter.id} tab={tab} chapter={chapter} />
        ))}
        {tab !== 'games' && <ComingNext parts={t(`next.${tab}`, { returnObjects: true })} />}
      </div>
    </div>
  );
}
