import type { OpenPlay } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview } from '#features/games/api.ts';
import type { Ended } from '#features/games/play/stage-props.ts';
import { stages } from '#features/games/registry.ts';
import { Results } from '#features/games/results/results.tsx';
import { resultOfPreview } from '#features/games/results/shown-result.ts';
import { readSound } from '#features/games/setup/kept-wish.ts';
import { SetupForm } from '#features/games/setup/setup-form.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export type PreviewScreenProps = { type: GameType; onLeave: () => void };

type Shown = { at: 'setup' } | { at: 'play'; played: Pick<OpenPlay, 'round' | 'wish'> } | { at: 'end'; ended: Ended };

/** A game as students see it, on this screen alone. */
export function PreviewScreen({ type, onLeave }: PreviewScreenProps) {
  const { t } = useTranslation('games');
  const [shown, setShown] = useState<Shown>({ at: 'setup' });
  const preview = usePreview();
  const Stage = stages[type];
  const leave = <Button onClick={onLeave}>{t('preview.leave')}</Button>;
  if (shown.at === 'end') {
    return (
      <Results
        type={type}
        result={resultOfPreview(shown.ended.score, shown.ended.playedMs)}
        actions={
          <>
            <Button variant="primary" onClick={() => setShown({ at: 'setup' })}>
              {t('results.new-round')}
            </Button>
            {leave}
          </>
        }
      />
    );
  }
  if (shown.at === 'play' && Stage) {
    return (
      <Stage
        played={{ ...shown.played, id: null, moves: [], clock: null }}
        title={t(`games.${type}.title`)}
        hasSound={readSound()}
        actions={leave}
        onEnd={(ended) => setShown({ at: 'end', ended })}
        onGone={onLeave}
      />
    );
  }
  return (
    <SetupForm
      type={type}
      dueWords={0}
      shortage={null}
      isPreview
      isBusy={preview.isPending}
      error={preview.error}
      onStart={(wish) =>
        preview.mutate(wish, { onSuccess: ({ round }) => setShown({ at: 'play', played: { round, wish } }) })
      }
      above={
        <Notice title={t('preview.notice')} action={leave}>
          <p>{t('preview.notice-text')}</p>
        </Notice>
      }
    />
  );
}
