import type { PlayResult } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

type ResultActionsProps = {
  type: GameType;
  result: Pick<PlayResult, 'wish' | 'items'>;
  /** The assignment it was an attempt at, if any. */
  attempt: Assigned | null;
  isStarting: boolean;
  onAgain: (items: number) => void;
  onNewRound: () => void;
  onSetUp: (assignmentId?: string) => void;
};

/** The actions that follow the results. */
export function ResultActions({ type, result, attempt, isStarting, onAgain, onNewRound, onSetUp }: ResultActionsProps) {
  const { t } = useTranslation('games');
  const { wish, items } = result;
  const { source } = wish;
  const assignmentId = source.kind === 'assignment' ? source.assignmentId : undefined;
  const wrong = items.filter(({ isRight }) => isRight === false).length;
  const { isFilledUp, items: counts } = gameFacts[type];
  // A round of pairs is filled up with items that were right.
  const fewest = isFilledUp ? counts.least : 1;
  // Once it is turned in or over, the assignment's page says what comes next.
  const isSettled = attempt !== null && (attempt.own.turnedInAt !== null || !attempt.own.isOpen);
  const first = isSettled ? undefined : 'primary';
  const second = wrong > 0 || isSettled ? undefined : 'primary';
  return (
    <>
      {wrong > 0 && (
        <Button variant={first} onClick={() => onAgain(wrong)} loading={isStarting}>
          {wrong < fewest
            ? t('results.again-among', { count: wrong, all: fewest })
            : t('results.again', { count: wrong })}
        </Button>
      )}
      {attempt && (
        <Button variant={second} onClick={() => onSetUp(attempt.id)}>
          {t('assigned.try-again')}
        </Button>
      )}
      {!attempt && source.kind !== 'again' && (
        <Button variant={second} onClick={onNewRound} loading={isStarting}>
          {t('results.new-round')}
        </Button>
      )}
      {!attempt && <Button onClick={() => onSetUp(assignmentId)}>{t('results.change')}</Button>}
      {assignmentId !== undefined && (
        <ButtonLink variant={isSettled ? 'primary' : undefined} to={assignmentPath(assignmentId)}>
          {t('assigned.back')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.games}>{t('all-games')}</ButtonLink>
    </>
  );
}
