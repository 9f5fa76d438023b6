import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Seed } from '#ui/pictures/seed.tsx';

export type TeacherNextStepProps = {
  /** `open`: there is no class yet. `invite`: the classes are empty. */
  step: 'open' | 'invite';
};

/** The first thing for a teacher to do in a school that has just opened. */
export function TeacherNextStep({ step }: TeacherNextStepProps) {
  const { t } = useTranslation('classes');
  return (
    <EmptyState
      picture={step === 'open' ? <SchoolGate /> : <Seed />}
      title={t(`card.step.${step}`)}
      text={t(`card.step.${step}-text`)}
      action={
        <ButtonLink to={paths.teacherInviteCodes} variant="primary">
          {t(`card.step.${step}-action`)}
        </ButtonLink>
      }
    />
  );
}
