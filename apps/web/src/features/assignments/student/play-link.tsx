import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ButtonVariant } from '#ui/button-look.ts';
import { playPlace } from './places.ts';
import { moveOf } from './standing.ts';

export type PlayLinkProps = {
  assignment: Pick<OwnAssignment, 'id' | 'title' | 'isOpen' | 'openPlay' | 'attempts' | 'task'>;
  variant?: ButtonVariant | undefined;
  /** Among several of them: which one is started belongs to the link's name. */
  isListed?: boolean;
};

/** The way into the game. */
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
