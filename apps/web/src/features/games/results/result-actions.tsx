import type { PlayResult } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { PlayNowButton } from '#features/games/now/play-now-button.tsx';
import { assignmentPath } from '#platform/assignment-path.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './result-card.module.css';

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

type Way = 'homework' | 'again' | 'try-again' | 'new-round' | 'play-now';

/** One way on that stands out, and the others as quiet ones below it. */
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
  const ways: Way[] = [
    ...(isSettled ? (['homework'] as const) : []),
    ...(wrong > 0 ? (['again'] as const) : []),
    ...(attempt ? (['try-again'] as const) : []),
    ...(!attempt && source.kind !== 'again' ? (['new-round'] as const) : []),
    ...(assignmentId !== undefined && !isSettled ? (['homework'] as const) : []),
  ];
  const [main = 'play-now', ...others] = ways;
  const lookOf = (way: Way) =>
    way === main
      ? ({ variant: 'primary', wide: true, className: styles.main } as const)
      : ({ variant: 'plain' } as const);
  const shown = {
    homework: assignmentId !== undefined && (
      <ButtonLink key="homework" {...lookOf('homework')} to={assignmentPath(assignmentId)}>
        {t('assigned.back')}
      </ButtonLink>
    ),
    again: (
      <Button key="again" {...lookOf('again')} onClick={() => onAgain(wrong)} loading={isStarting}>
        {wrong < fewest
          ? t('results.again-among', { count: wrong, all: fewest })
          : t('results.again', { count: wrong })}
      </Button>
    ),
    'try-again': (
      <Button key="try-again" {...lookOf('try-again')} onClick={() => attempt && onSetUp(attempt.id)}>
        {t('assigned.try-again')}
      </Button>
    ),
    'new-round': (
      <Button key="new-round" {...lookOf('new-round')} onClick={onNewRound} loading={isStarting}>
        {t('results.new-round')}
      </Button>
    ),
    'play-now': <PlayNowButton key="play-now" />,
  };
  return (
    <>
      {shown[main]}
      <div className={styles.ways}>
        {others.map((way) => shown[way])}
        {!attempt && (
          <Button variant="plain" onClick={() => onSetUp(assignmentId)}>
            {t('results.change')}
          </Button>
        )}
        <ButtonLink variant="plain" to={paths.games}>
          {t('all-games')}
        </ButtonLink>
      </div>
    </>
  );
}
