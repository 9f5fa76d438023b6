import { displayName } from '@wordgrove/contract/display-name';
import { useTranslation } from 'react-i18next';
import { TeacherClassesCard } from '#features/classes/teacher-classes-card.tsx';
import { NoticeList } from '#features/notices/notice-list.tsx';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './dashboard.module.css';
import { TeacherToolsCard } from './teacher-tools-card.tsx';

/**
 * Where a teacher arrives: what is new, the classes with the next step for a school that has just opened, and tools.
 */
export function TeacherDashboard() {
  const { t } = useTranslation('app');
  const { profile, user } = useSession();
  return (
    <>
      <PageHeader
        title={t('dashboard.hello', { name: displayName({ profile, user }) })}
        lead={t('dashboard.teacher.lead')}
        isGreeting
      />
      <div className={styles.page}>
        <NoticeList />
        <TeacherClassesCard />
        <TeacherToolsCard />
      </div>
    </>
  );
}
