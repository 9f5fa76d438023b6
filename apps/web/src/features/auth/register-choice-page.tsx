import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import styles from './register-choice-page.module.css';

/** Teacher or student: the first question of a registration, and of finishing one that was broken off. */
export function RegisterChoicePage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const teacherText = useId();
  const studentText = useId();
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('register.title')}
        lead={user ? t('register.finish-lead', { email: user.email }) : t('register.lead')}
      />
      <div className={styles.choices}>
        <Link
          to={paths.registerTeacher}
          className={styles.choice}
          aria-label={t('register.teacher')}
          aria-describedby={teacherText}
        >
          <span className={styles.picture}>
            <SchoolGate size={80} />
          </span>
          <span className={styles.name}>{t('register.teacher')}</span>
          <span id={teacherText}>{t('register.teacher-text')}</span>
        </Link>
        <Link
          to={paths.registerStudent}
          className={styles.choice}
          aria-label={t('register.student')}
          aria-describedby={studentText}
        >
          <span className={styles.picture}>
            <Sprout size={80} />
          </span>
          <span className={styles.name}>{t('register.student')}</span>
          <span id={studentText}>{t('register.student-text')}</span>
        </Link>
      </div>
      {!user && (
        <p>
          {t('register.have-account')} <Link to={paths.login}>{t('register.login')}</Link>
        </p>
      )}
    </div>
  );
}
