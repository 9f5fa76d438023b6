import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { ClassBoard } from '#ui/pictures/class-board.tsx';
import { BigCode } from './code-card.tsx';
import styles from './first-step.module.css';
import type { FirstStepKind } from './first-step-of.ts';

type FirstStepProps = { step: FirstStepKind; invite: TeacherDashboard['invite'] };

/** The one thing for a teacher to do who has just begun, beside a picture of what will be here. */
export function FirstStep({ step, invite }: FirstStepProps) {
  const { t } = useTranslation(['dashboards', 'classes']);
  return (
    <Card as="section" raised className={styles.step} aria-labelledby="first-step">
      <div className={styles.picture}>
        <ClassBoard size={160} />
      </div>
      <div className={styles.words}>
        <h2 id="first-step">{step === 'homework' ? t('first.homework') : t(`classes:card.step.${step}`)}</h2>
        <p>{step === 'homework' ? t('first.homework-text') : t(`classes:card.step.${step}-text`)}</p>
        {step === 'invite' && invite && <BigCode invite={invite} />}
        <p className={styles.later}>{t(`first.later.${step}`)}</p>
      </div>
      {step === 'homework' ? (
        <ButtonLink variant="primary" to={paths.teacherAssignments} search={() => ({ edit: 'new' })}>
          {t('new-homework')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={paths.teacherInviteCodes}>
          {t(`classes:card.step.${step}-action`)}
        </ButtonLink>
      )}
    </Card>
  );
}
