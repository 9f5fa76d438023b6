import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import type { ButtonVariant } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { moveOf } from './standing.ts';

type PlayLinkProps = {
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

type Place = { to: string; search: () => Record<string, string> };

/** Where the assignment is played: an attempt that was left continues, everything else starts at the game's setup. */
function playPlace({ id, openPlay, task }: Pick<OwnAssignment, 'id' | 'openPlay' | 'task'>): Place {
  return openPlay === null
    ? practicePlace(id, task.type)
    : { to: `${paths.games}/${task.type}`, search: () => ({ play: openPlay }) };
}

/** Where its list is played with any game. */
export function practicePlace(id: string, type: GameType): Place {
  return { to: `${paths.games}/${type}`, search: () => ({ assignment: id }) };
}
