import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import layout from '#ui/layout.module.css';
import { PageHeader } from '#ui/page-header.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import styles from './register-choice-page.module.css';

/** Teacher or student: the first question of a registration, and of completing one that was abandoned. */
export function RegisterChoicePage() {
  const { t } = useTranslation(['auth-register', 'auth']);
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('register.title')}
        lead={user ? t('register.finish-lead', { email: user.email }) : t('register.lead')}
      />
      <div className={styles.choices}>
        <div className={styles.choice}>
          <SchoolGate size={80} />
          <Link to={paths.registerTeacher} className={`${layout.cover} ${styles.name}`}>
            {t('register.teacher')}
          </Link>
          <p>{t('register.teacher-text')}</p>
        </div>
        <div className={styles.choice}>
          <Sprout size={80} />
          <Link to={paths.registerStudent} className={`${layout.cover} ${styles.name}`}>
            {t('register.student')}
          </Link>
          <p>{t('register.student-text')}</p>
        </div>
      </div>
      {!user && (
        <p>
          {t('register.have-account')} <Link to={paths.login}>{t('register.login')}</Link>
        </p>
      )}
    </div>
  );
}
