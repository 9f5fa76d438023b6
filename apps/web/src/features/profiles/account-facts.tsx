import type { Profile } from '@wordgrove/contract/profiles';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import styles from './account-facts.module.css';

/** The fixed facts about an account. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profiles');
  const { date, number } = useFormat();
  const { email, emailVerified, teacher, student, createdAt } = profile;
  return (
    <Card as="section" aria-labelledby="account-facts">
      <h2 id="account-facts" className={styles.title}>
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('facts.email')}</dt>
          <dd>
            <bdi>{email}</bdi>
            <Badge tone={emailVerified ? 'green' : 'yellow'}>
              {t(emailVerified ? 'facts.verified' : 'facts.not-verified')}
            </Badge>
          </dd>
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
