import { IconX } from '@tabler/icons-react';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFinishPlay, useOpenPlay, useResult } from '#features/games/api.ts';
import { stages } from '#features/games/registry.ts';
import { readSound } from '#features/games/setup/wish.ts';
import { errorStatus } from '#platform/errors.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState, LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { forgetDrafts } from './drafts.ts';
import { HeadText } from './play-head.tsx';
import type { Ended } from './stage-props.ts';
import { forgetMoves } from './use-saved-moves.ts';

/** Names the homework that a play belongs to, and leads back to it. */
export type HomeworkPort = (assignmentId: string, type: GameType) => ReactNode;

type PlayScreenProps = {
  id: string;
  type: GameType;
  homework: HomeworkPort | undefined;
  onResult: (id: string) => void;
  onSetUp: () => void;
};

/** A play that the server keeps: it resumes where it was, and ends with the server's result. */
export function PlayScreen({ id, type, homework, onResult, onSetUp }: PlayScreenProps) {
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
  if (!play.data) return <Skeleton shape="card" label={t('loading')} />;
  const { source } = play.data.wish;
  return (
    <Stage
      played={play.data}
      title={t(`games.${type}.title`)}
      hasSound={readSound()}
      onEnd={handleEnd}
      onGone={() => setGone(true)}
      above={source.kind === 'assignment' && homework?.(source.assignmentId, type)}
      actions={
        <ButtonLink to={paths.games} variant="plain">
          <IconX size="1.375rem" aria-hidden="true" />
          <HeadText>{t('play.leave')}</HeadText>
        </ButtonLink>
      }
    />
  );
}

/** The result couldn't be sent: the answers are safe on this device, and go out as soon as the server is back. */
export function FinishFailed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['games', 'app']);
  const { errorText } = useErrorText();
  const retry = useEffectEvent(onRetry);
  useEffect(() => whenServerIsBack(() => retry()), []);
  return (
    <FailedState
      title={t('results.unsent')}
      text={`${errorText(error)} ${t('results.kept')}`}
      onRetry={onRetry}
      retrying={isBusy}
    />
  );
}

/** A play that can't be continued: if it was finished elsewhere, it links to the results. */
function PlayGone({ id, onResult, onSetUp }: Omit<PlayScreenProps, 'type' | 'homework'>) {
  const { t } = useTranslation('games');
  const isFinished = useResult(id).isSuccess;
  return (
    <EmptyState
      title={t('play.gone')}
      text={t('play.gone-text')}
      action={
        <>
          {isFinished && (
            <Button variant="primary" onClick={() => onResult(id)}>
              {t('play.see-results')}
            </Button>
          )}
          <Button variant={isFinished ? undefined : 'primary'} onClick={onSetUp}>
            {t('play.new')}
          </Button>
        </>
      }
    />
  );
}
