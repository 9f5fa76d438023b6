import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';

/** There is nobody to set anything for: the next step is an invite code that lets students in. */
export function NoClass({ hasClass = false }: { hasClass?: boolean }) {
  const { t } = useTranslation('assignments-teacher');
  const step = hasClass ? 'students' : 'class';
  return (
    <EmptyState
      picture={<SchoolGate />}
      title={t(`nobody.${step}`)}
      text={t(`nobody.${step}-text`)}
      action={
        <ButtonLink to={paths.teacherInviteCodes} variant="primary">
          {t('nobody.action')}
        </ButtonLink>
      }
    />
  );
}
