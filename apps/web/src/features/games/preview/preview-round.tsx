import type { OpenPlay } from '@wordgrove/contract/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ended } from '#features/games/play/stage-props.ts';
import { stages } from '#features/games/registry.ts';
import { Results } from '#features/games/results/results.tsx';
import { resultOfPreview } from '#features/games/results/shown-result.ts';
import { readSound } from '#features/games/setup/wish.ts';
import { Button } from '#ui/button.tsx';
import { LeaveProjector } from './on-projector.tsx';

type PreviewRoundProps = {
  played: Pick<OpenPlay, 'round' | 'wish'>;
  isOnProjector?: boolean;
  onAgain: () => void;
  onLeave: () => void;
};

/** A round played on this screen only, up to its results. */
export function PreviewRound({ played, isOnProjector = false, onAgain, onLeave }: PreviewRoundProps) {
  const { t } = useTranslation('games');
  const [ended, setEnded] = useState<Ended | null>(null);
  const { type } = played.wish;
  const Stage = stages[type];
  const leave = isOnProjector ? (
    <LeaveProjector onLeave={onLeave} />
  ) : (
    <Button onClick={onLeave}>{t('preview.leave')}</Button>
  );
  if (ended) {
    return (
      <Results
        type={type}
        result={resultOfPreview(ended.score, ended.playedMs)}
        actions={
          <>
            <Button variant="primary" onClick={onAgain}>
              {t('results.new-round')}
            </Button>
            {leave}
          </>
        }
      />
    );
  }
  return (
    <Stage
      played={{ ...played, id: null, moves: [], clock: null }}
      title={t(`games.${type}.title`)}
      hasSound={readSound()}
      actions={leave}
      onEnd={setEnded}
      onGone={onLeave}
    />
  );
}
