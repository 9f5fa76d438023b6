import type { GameWish } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useHubAtHand, useLeavePlay, useStartPlay } from '#features/games/api.ts';
import { useChoiceToSetUp } from '#features/games/assigned.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SetupForm } from './setup-form.tsx';
import { keepWish } from './wish.ts';

type SetupScreenProps = {
  type: GameType;
  /** The list that somebody has come to play. */
  assignmentId: string | null;
  onPlay: (id: string) => void;
};

/** The setup of a game, or an unfinished play to continue. */
export function SetupScreen({ type, assignmentId, onPlay }: SetupScreenProps) {
  const { t } = useTranslation('games');
  const start = useStartPlay();
  // A start changes the hub's numbers, but this screen is about to be left and doesn't refetch them.
  const isChoosing = start.isIdle || start.isError;
  const hub = useHubAtHand(isChoosing);
  const choice = useChoiceToSetUp(assignmentId, type, isChoosing);
  const leave = useLeavePlay();
  const isStarting = useRef(false);
  const own = hub.data?.games.find((game) => game.type === type);

  const handleStart = (wish: GameWish) => {
    // The second click of a double click comes before the button knows that it is busy.
    if (isStarting.current) return;
    isStarting.current = true;
    keepWish(wish);
    start.mutate(
      { ...wish, id: v7() },
      {
        onSuccess: ({ id }) => {
          // Only now: a start that is refused ends nothing.
          if (own?.openPlay) leave.mutate({ id: own.openPlay });
          onPlay(id);
        },
        onSettled: () => {
          isStarting.current = false;
        },
      },
    );
  };
  const openPlay = own?.openPlay;
  const assigned = choice.data ?? [];
  const isThere = assigned.some(({ id }) => id === assignmentId);
  if (assignmentId !== null && !choice.data && choice.isError) {
    return <LoadFailed title={t('assigned.failed')} query={choice} />;
  }
  // The game can be played without the hub's numbers.
  if (hub.isPending || (assignmentId !== null && !choice.data)) return <Skeleton shape="card" label={t('loading')} />;
  return (
    <SetupForm
      type={type}
      dueWords={own?.dueWords ?? 0}
      shortage={own?.shortage ?? null}
      assigned={assigned}
      assignmentId={isThere ? assignmentId : null}
      isPreview={false}
      isBusy={start.isPending}
      error={start.error}
      onStart={handleStart}
      onResume={openPlay ? () => onPlay(openPlay) : undefined}
      above={
        assignmentId !== null &&
        !isThere && (
          <Notice tone="warning">
            <p>{t('assigned.gone')}</p>
          </Notice>
        )
      }
    />
  );
}
