import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ButtonVariant } from '#ui/button-look.ts';
import { playPlace } from './places.ts';
import { moveOf } from './standing.ts';

export type PlayLinkProps = {
  assignment: Pick<OwnAssignment, 'id' | 'title' | 'isOpen' | 'openPlay' | 'attempts' | 'task'>;
  variant?: ButtonVariant | undefined;
  /** In a list of several links, the link's name includes the assignment's. */
  isListed?: boolean;
};

/** The link into the game. */
export function PlayLink({ assignment, variant, isListed = false }: PlayLinkProps) {
  const { t } = useTranslation('assignments');
  const what = t(`moves.${moveOf(assignment)}`);
  return (
    <ButtonLink
      variant={variant}
      {...playPlace(assignment)}
      aria-label={isListed ? t('named', { what, title: assignment.title }) : undefined}
    >
      {what}
    </ButtonLink>
  );
}
