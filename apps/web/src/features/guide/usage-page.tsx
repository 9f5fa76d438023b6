import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { GuideChapter } from './guide-chapter.tsx';
import type { Chapter, ChapterTab } from './guide-chapters.ts';
import { chaptersOf } from './guide-chapters.ts';
import styles from './usage-page.module.css';

const tabIds = ['teacher', 'student', 'games', 'system'] as const;

/** The usage guide: what there is, step by step. Open to everybody. */
export function UsagePage() {
  const { t } = useTranslation('guide');
  const { status, role } = useSession();
  const [active, choose] = useAddressChoice('tab', tabIds, role === 'student' ? 'student' : 'teacher');
  const tabs = tabIds.map((id) => ({
    id,
    text: t(`tabs.${id}`),
    panel: <GuideTab tab={id} />,
  }));
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {/* Which tab comes first depends on who is signed in. */}
      {status === 'initializing' ? (
        <Spinner />
      ) : (
        <Tabs label={t('tabs.label')} tabs={tabs} active={active} onChange={choose} />
      )}
    </>
  );
}

/** The chapters of one tab, and links to each of them. */
function GuideTab({ tab }: { tab: ChapterTab }) {
  const { t } = useTranslation('guide');
  const chapters = chaptersOf(tab, t(`chapters.${tab}`, { returnObjects: true }));
  return (
    <div className={styles.tab}>
      <ChapterLinks chapters={chapters} />
      <div className={styles.chapters}>
        {chapters.map((chapter) => (
          <GuideChapter key={chapter.id} tab={tab} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

const sameSearch = true;

/** Links to the chapters; on a wide screen it stays beside the text. */
function ChapterLinks({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('guide');
  return (
    <nav className={styles.links} aria-labelledby="guide-contents">
      <h2 id="guide-contents" className={styles.contents}>
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
