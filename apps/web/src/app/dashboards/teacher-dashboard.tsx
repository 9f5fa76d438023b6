import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { displayName } from '#platform/display-name.ts';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './dashboard.module.css';

/** Where a teacher arrives: the classes, what is new, and the next step of a school that has just opened. */
export function TeacherDashboard() {
  const { t } = useTranslation('app');
  const { profile, user } = useSession();
  const step = nextStep(profile?.teacher ?? null);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dashboard.hello', { name: displayName({ profile, user }) })}
        lead={t('dashboard.teacher.lead')}
      />
      {step && (
        <Card as="section" className={styles.step}>
          <h2>{t(`dashboard.teacher.${step}`)}</h2>
          <p>{t(`dashboard.teacher.${step}-text`)}</p>
          <ButtonLink to={paths.teacherInviteCodes} variant="primary">
            {t(`dashboard.teacher.${step}-action`)}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

function nextStep(
  teacher: { classesCreated: number; studentsCount: number } | null,
): 'first-step' | 'invite-step' | null {
  if (!teacher || teacher.studentsCount > 0) return null;
  return teacher.classesCreated === 0 ? 'first-step' : 'invite-step';
}
