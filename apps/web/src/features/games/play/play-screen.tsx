import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFinishPlay, useOpenPlay } from '#features/games/api.ts';
import { stages } from '#features/games/registry.ts';
import { readSound } from '#features/games/setup/kept-wish.ts';
import { errorStatus } from '#platform/errors.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { forgetDrafts } from './drafts.ts';
import { FinishFailed } from './finish-failed.tsx';
import { PlayGone } from './play-gone.tsx';
import type { Ended } from './stage-props.ts';
import { forgetMoves } from './use-saved-moves.ts';

export type PlayScreenProps = {
  id: string;
  type: GameType;
  onResult: (id: string) => void;
  onSetUp: () => void;
};

/** A play that the server keeps: it resumes where it was, and ends with the server's result. */
export function PlayScreen({ id, type, onResult, onSetUp }: PlayScreenProps) {
  const { t } = useTranslation('games');
  const play = useOpenPlay(id);
  const finish = useFinishPlay();
  const [ended, setEnded] = useState<Ended | null>(null);
  const [isGone, setGone] = useState(false);
  const Stage = stages[type];

  const send = ({ from, moves }: Ended) =>
    finish.mutate(
      { id, from, moves: [...moves] },
      {
        onSuccess: () => {
          forgetMoves(id);
          forgetDrafts(id);
          onResult(id);
        },
      },
    );
  const handleEnd = (end: Ended) => {
    setEnded(end);
    send(end);
  };

  // Another screen may have ended the play before this one's end arrived.
  const isRefused = errorStatus(finish.error ?? play.error) === 404;
  if (isRefused || (isGone && !ended)) {
    return <PlayGone id={id} onResult={onResult} onSetUp={onSetUp} />;
  }
  if (ended) {
    return finish.isError ? (
      <FinishFailed error={finish.error} isBusy={finish.isPending} onRetry={() => send(ended)} />
    ) : (
      <Skeleton shape="card" label={t('results.loading')} />
    );
  }
  if (play.isError) {
    return <LoadFailed title={t('play.failed')} query={play} />;
  }
  if (!play.data || !Stage) return <Skeleton shape="card" label={t('loading')} />;
  return (
    <Stage
      played={play.data}
      title={t(`games.${type}.title`)}
      hasSound={readSound()}
      onEnd={handleEnd}
      onGone={() => setGone(true)}
      actions={
        <ButtonLink to={paths.games} variant="plain">
          {t('play.leave')}
        </ButtonLink>
      }
    />
  );
}
