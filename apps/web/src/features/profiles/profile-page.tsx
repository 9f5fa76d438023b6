import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AccountFacts } from './account-facts.tsx';
import { MyDataCard } from './my-data-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';
import sideStyles from './side-card.module.css';
import { TeacherSees } from './teacher-sees.tsx';

export type ProfilePageProps = {
  /** The choices of language and colours. */
  choices: ReactNode;
  password: ReactNode;
  deletion: ReactNode;
};

/** The profile of a teacher or a student, with everything that belongs to the account. */
export function ProfilePage({ choices, password, deletion }: ProfilePageProps) {
  const { t } = useTranslation('profiles');
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <>
      <PageHeader title={t('title')} lead={t(profile.role === 'teacher' ? 'lead-teacher' : 'lead-student')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileForm key={profile.uid} profile={profile} />
          {password}
        </div>
        <div className={styles.column}>
          <AccountFacts profile={profile} />
          <Card as="section" className={sideStyles.card} aria-labelledby="choices">
            <h2 id="choices">{t('choices')}</h2>
            <div className={styles.choices}>{choices}</div>
          </Card>
          {profile.role === 'student' && <TeacherSees />}
          <MyDataCard />
          {deletion}
        </div>
      </div>
    </>
  );
}
