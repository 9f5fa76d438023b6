import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { OpenClassForm } from '#features/classes/projector/open-class-form.tsx';
import { projectorPath } from '#platform/projector-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ClassBoard } from '#ui/pictures/class-board.tsx';
import { BigCode } from './code-card.tsx';
import styles from './first-step.module.css';
import type { FirstStepKind } from './first-step-of.ts';

type FirstStepProps = { step: FirstStepKind; dashboard: Pick<TeacherDashboard, 'classes' | 'invite'> };

/** The one thing for a teacher to do who has just begun, beside a picture of what will be here. */
export function FirstStep({ step, dashboard }: FirstStepProps) {
  const { t } = useTranslation(['dashboards', 'classes']);
  const { invite } = dashboard;
  return (
    <Card as="section" raised className={styles.step} aria-labelledby="first-step">
      <div className={styles.picture}>
        <ClassBoard size={160} />
      </div>
      <div className={styles.words}>
        <h2 id="first-step">{step === 'homework' ? t('first.homework') : t(`classes:card.step.${step}`)}</h2>
        <p>{step === 'homework' ? t('first.homework-text') : t(`classes:card.step.${step}-text`)}</p>
        {step === 'open' && <OpenClassForm />}
        {step === 'invite' && invite && <BigCode invite={invite} />}
        <p className={styles.later}>{t(`first.later.${step}`)}</p>
      </div>
      <StepAction step={step} dashboard={dashboard} />
    </Card>
  );
}

function StepAction({ step, dashboard: { classes, invite } }: FirstStepProps) {
  const { t } = useTranslation(['dashboards', 'classes']);
  if (step === 'homework') {
    const withStudents = classes.find(({ archivedAt, activeStudents }) => archivedAt === null && activeStudents > 0);
    const form = { edit: 'new', ...(withStudents && { class: withStudents.id }) };
    return (
      <ButtonLink variant="primary" to={paths.teacherAssignments} search={() => form}>
        {t('first.homework-action')}
      </ButtonLink>
    );
  }
  const classId = invite?.classId ?? classes.find(({ archivedAt }) => archivedAt === null)?.id;
  return (
    step === 'invite' &&
    classId && (
      <div className={layout.stackSmall}>
        <ButtonLink variant="primary" to={projectorPath(classId)}>
          {t('classes:card.step.invite-action')}
        </ButtonLink>
        <ButtonLink to={paths.teacherStudents} search={{ class: classId }}>
          {t('first.list-action')}
        </ButtonLink>
      </div>
    )
  );
}
