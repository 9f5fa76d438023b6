import type { GameWish } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useHubAtHand, useLeavePlay, useStartPlay } from '#features/games/api.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { keepWish } from './kept-wish.ts';
import { SetupForm } from './setup-form.tsx';

export type SetupScreenProps = { type: GameType; onPlay: (id: string) => void };

/** What is chosen before a game, and a play that was left to go on with. */
export function SetupScreen({ type, onPlay }: SetupScreenProps) {
  const { t } = useTranslation('games');
  const start = useStartPlay();
  // A start changes the hub's numbers, which this screen is about to leave: it doesn't ask for them once more.
  const hub = useHubAtHand(start.isIdle || start.isError);
  const leave = useLeavePlay();
  const isStarting = useRef(false);
  const own = hub.data?.games.find((game) => game.type === type);

  const handleStart = (wish: GameWish) => {
    // The second click of a double click comes before the button knows that it is busy.
    if (isStarting.current) return;
    isStarting.current = true;
    keepWish(wish);
    if (own?.openPlay) leave.mutate({ id: own.openPlay });
    start.mutate(
      { ...wish, id: v7() },
      {
        onSuccess: ({ id }) => onPlay(id),
        onSettled: () => {
          isStarting.current = false;
        },
      },
    );
  };
  const openPlay = own?.openPlay;
  // Without the hub's numbers one can play all the same.
  if (hub.isPending) return <Skeleton shape="card" label={t('loading')} />;
  return (
    <SetupForm
      type={type}
      dueWords={own?.dueWords ?? 0}
      shortage={own?.shortage ?? null}
      isPreview={false}
      isBusy={start.isPending}
      error={start.error}
      onStart={handleStart}
      above={
        openPlay && (
          <Notice
            title={t('setup.open')}
            action={
              <Button variant="primary" onClick={() => onPlay(openPlay)}>
                {t('setup.resume')}
              </Button>
            }
          >
            <p>{t('setup.open-text')}</p>
          </Notice>
        )
      }
    />
  );
}
