import type { SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { Seed } from '#ui/pictures/seed.tsx';

export type RosterEmptyProps = {
  hasClass: boolean;
  /** Null means all open classes. */
  chosen: SchoolClass | null;
};

/** Why nobody is listed, and what to do about it. */
export function RosterEmpty({ hasClass, chosen }: RosterEmptyProps) {
  const { t } = useTranslation('classes');
  if (chosen?.archivedAt) return <EmptyState picture={<Seed />} title={t('students.empty-archived')} />;
  const invite = (
    <ButtonLink to={paths.teacherInviteCodes} search={chosen ? { class: chosen.id } : {}} variant="primary">
      {t('invites.create')}
    </ButtonLink>
  );
  return hasClass ? (
    <EmptyState picture={<Seed />} title={t('students.empty')} text={t('students.empty-text')} action={invite} />
  ) : (
    <EmptyState
      picture={<SchoolGate />}
      title={t('students.no-class')}
      text={t('students.no-class-text')}
      action={invite}
    />
  );
}
