import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export type SetupHeaderProps = {
  type: GameType;
  /** The assignment, when somebody comes to do one. */
  assigned: Assigned | null;
  isPreview: boolean;
};

/** What is about to be played, and the way back. */
export function SetupHeader({ type, assigned, isPreview }: SetupHeaderProps) {
  const { t } = useTranslation('games');
  const [game, rules] = [t(`games.${type}.title`), t(`games.${type}.rules`)];
  if (assigned) {
    return (
      <PageHeader
        title={assigned.title}
        lead={t('assigned.lead', { game, rules })}
        actions={<ButtonLink to={assignmentPath(assigned.id)}>{t('assigned.back')}</ButtonLink>}
      />
    );
  }
  return (
    <PageHeader
      title={game}
      lead={rules}
      actions={!isPreview && <ButtonLink to={paths.games}>{t('all-games')}</ButtonLink>}
    />
  );
}
