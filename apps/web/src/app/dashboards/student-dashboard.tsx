import { useTranslation } from 'react-i18next';
import { MyClassesCard } from '#features/classes/own/my-classes-card.tsx';
import { TodayCard } from '#features/daily-tasks/card/today-card.tsx';
import { TodaySide } from '#features/daily-tasks/card/today-side.tsx';
import { NoticeList } from '#features/notices/notice-list.tsx';
import { displayName } from '#platform/display-name.ts';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './dashboard.module.css';

/** Where a student arrives: today's tasks, how it goes, the classes, and what is new. */
export function StudentDashboard() {
  const { t } = useTranslation('app');
  const { profile, user } = useSession();
  return (
    <>
      <PageHeader
        title={t('dashboard.hello', { name: displayName({ profile, user }) })}
        lead={t('dashboard.student.lead')}
      />
      <div className={styles.page}>
        <NoticeList />
        <div className={styles.columns}>
          <div className={styles.page}>
            <TodayCard />
            <MyClassesCard />
          </div>
          <div className={styles.page}>
            <TodaySide />
          </div>
        </div>
      </div>
    </>
  );
}
