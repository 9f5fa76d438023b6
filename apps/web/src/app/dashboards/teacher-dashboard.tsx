import { IconBook2, IconCards, IconDeviceGamepad2, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { displayName } from '@wordgrove/contract/display-name';
import { paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses } from '#features/classes/api.ts';
import { TeacherClassesCard } from '#features/classes/teacher-classes-card.tsx';
import { NoticeList } from '#features/notices/notice-list.tsx';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './dashboard.module.css';
import toolStyles from './teacher-dashboard.module.css';
import { TeacherHomeworkCard } from './teacher-homework-card.tsx';

/**
 * Where a teacher arrives: what is new, the homework that waits, whom to talk to today, the classes with the next step
 * for a school that has just opened, and tools.
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
        actions={<NewHomework />}
      />
      <div className={styles.page}>
        <NoticeList />
        <TeacherHomeworkCard />
        <TalkTo />
        <TeacherClassesCard />
        <TeacherToolsCard />
      </div>
    </>
  );
}

/** Whom to talk to today; of nobody there is nothing to say. */
function TalkTo() {
  const classes = useClasses();
  const hasStudents = classes.data?.some(({ archivedAt, activeStudents }) => archivedAt === null && activeStudents > 0);
  if (!hasStudents) return null;
  return (
    <Suspense fallback={null}>
      <ThreeToday classId={undefined} />
    </Suspense>
  );
}

const ThreeToday = lazyPart(() => import('#features/analytics/three/three-today.tsx'), 'ThreeToday', 'analytics-three');

/** Straight to the form: a title is all that it needs. */
function NewHomework() {
  const { t } = useTranslation('dashboards');
  return (
    <ButtonLink variant="primary" to={paths.teacherAssignments} search={() => ({ edit: 'new' })}>
      {t('new-homework')}
    </ButtonLink>
  );
}

const tools = [
  { name: 'texts', to: paths.pdfs, Icon: IconFileText },
  { name: 'dictionary', to: paths.dictionary, Icon: IconBook2 },
  { name: 'flashcards', to: paths.flashcards, Icon: IconCards },
  { name: 'games', to: paths.teacherGamePreviews, Icon: IconDeviceGamepad2 },
] as const;

/** Tools for preparing lessons that the bar has no room for. */
function TeacherToolsCard() {
  const { t } = useTranslation('dashboards');
  return (
    <Card as="section" aria-labelledby="teacher-tools">
      <h2 id="teacher-tools">{t('tools.title')}</h2>
      <ul className={toolStyles.list}>
        {tools.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link to={to} className={toolStyles.tool}>
              <Icon size="1.5rem" aria-hidden="true" />
              <span className={toolStyles.words}>
                <strong>{t(`tools.${name}.title`)}</strong>
                <span>{t(`tools.${name}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
