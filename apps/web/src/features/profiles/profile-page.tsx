import type { Profile } from '@wordgrove/contract/profiles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { useSession } from '#platform/use-session.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { PageHeader } from '#ui/page-header.tsx';
import typography from '#ui/typography.module.css';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';
import { MyDataCard, TeacherSees } from './side-cards.tsx';

type ProfilePageProps = {
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
      <PageHeader title={t('title')} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileForm key={profile.uid} profile={profile} />
          {password}
          {profile.role === 'student' && <TeacherSees />}
        </div>
        <div className={styles.column}>
          <AccountFacts profile={profile} />
          <Card as="section" className={layout.stack} aria-labelledby="choices">
            <h2 id="choices" className={typography.subheading}>
              {t('choices')}
            </h2>
            <div className={styles.choices}>{choices}</div>
          </Card>
          <MyDataCard />
          {deletion}
        </div>
      </div>
    </>
  );
}

/** The fixed facts about an account. */
function AccountFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const { date, number } = useFormat();
  const { user } = useSession();
  const { email, emailVerified, teacher, student, createdAt } = profile;
  return (
    <Card as="section" aria-labelledby="account-facts">
      <h2 id="account-facts" className={typography.subheading}>
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        {user?.signInName && (
          <div>
            <dt>{t('facts.sign-in-name')}</dt>
            <dd translate="no">{user.signInName}</dd>
          </div>
        )}
        <div>
          <dt>{t('facts.email')}</dt>
          {email ? (
            <dd>
              <bdi>{email}</bdi>
              <Badge tone={emailVerified ? 'green' : 'yellow'}>
                {t(emailVerified ? 'facts.verified' : 'facts.not-verified')}
              </Badge>
            </dd>
          ) : (
            <dd>{t('facts.none')}</dd>
          )}
        </div>
        {student && (
          <div>
            <dt>{t('facts.student-number')}</dt>
            <dd>{student.studentNumber}</dd>
          </div>
        )}
        {teacher && (
          <div>
            <dt>{t('facts.students')}</dt>
            <dd>{number(teacher.studentsCount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('facts.since')}</dt>
          <dd>{date(createdAt)}</dd>
        </div>
      </dl>
    </Card>
  );
}
