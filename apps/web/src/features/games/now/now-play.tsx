import type { OpenPlay } from '@wordgrove/contract/games';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFinishPlay } from '#features/games/api.ts';
import { forgetDrafts } from '#features/games/play/drafts.ts';
import { FinishFailed } from '#features/games/play/play-screen.tsx';
import type { Ended } from '#features/games/play/stage-props.ts';
import type { Tried } from '#features/games/play/tries.ts';
import { forgetMoves } from '#features/games/play/use-saved-moves.ts';
import { stages } from '#features/games/registry.ts';
import { readSound } from '#features/games/setup/wish.ts';
import { errorStatus } from '#platform/errors.ts';
import { Skeleton } from '#ui/skeleton.tsx';

type NowPlayProps = {
  play: OpenPlay;
  head: (onStop: () => void, tries?: readonly Tried[]) => ReactNode;
  isPaused: boolean;
  onMoved: () => void;
  onDone: () => void;
  /** After stopping: what was answered counts. */
  onStop: () => void;
  /** Stopping while the server is away: what was answered waits on this device. */
  onAway: () => void;
};

/** A play as a piece: its end leads to the next piece, and not to results. */
export function NowPlay({ play, head, isPaused, onMoved, onDone, onStop, onAway }: NowPlayProps) {
  const { t } = useTranslation('games');
  const { id, wish } = play;
  const finish = useFinishPlay();
  const [ended, setEnded] = useState<Ended | null>(null);
  const isStopped = useRef(false);
  const Stage = stages[wish.type];

  const goOn = useEffectEvent(() => (isStopped.current ? onStop() : onDone()));
  const send = ({ from, moves }: Ended) =>
    finish.mutate(
      { id, from, moves: [...moves] },
      {
        onSuccess: () => {
          forgetMoves(id);
          forgetDrafts(id);
          goOn();
        },
      },
    );
  const handleEnd = (end: Ended) => {
    setEnded(end);
    send(end);
  };
  // Another screen has ended it before this one's end arrived.
  const isGone = errorStatus(finish.error) === 404;
  useEffect(() => {
    if (isGone) goOn();
  }, [isGone]);

  if (ended) {
    return (
      <>
        {head(onAway)}
        {finish.isError && !isGone ? (
          <FinishFailed error={finish.error} isBusy={finish.isPending} onRetry={() => send(ended)} />
        ) : (
          <Skeleton shape="card" label={t('loading')} />
        )}
      </>
    );
  }
  const handleStop = (end: () => void) => () => {
    isStopped.current = true;
    end();
  };
  return (
    <Stage
      played={play}
      title={t(`games.${wish.type}.title`)}
      hasSound={readSound()}
      isPart
      isHeld={isPaused}
      onMoved={onMoved}
      onEnd={handleEnd}
      onGone={onDone}
      actions={({ end, tries }) => head(handleStop(end), tries)}
    />
  );
}
