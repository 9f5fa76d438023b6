import type { GameWish } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview } from '#features/games/api.ts';
import { TestPreview } from '#features/games/registry.ts';
import { Shortage } from '#features/games/setup/shortage.tsx';
import { useVoice } from '#platform/text-to-speech.ts';
import type { TriedGame } from '#platform/tried-game.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PreviewRound } from './preview-round.tsx';

type SetPreviewProps = {
  /** Null when this tab knows nothing of it. */
  tried: TriedGame | null;
  /** Another game than the set one asks the same words with its usual settings. */
  type: GameType;
  isOnProjector: boolean;
  onLeave: () => void;
};

/** A game as the teacher is setting it: it starts at once, and nothing counts. */
export function SetPreview({ tried, type, isOnProjector, onLeave }: SetPreviewProps) {
  const { t } = useTranslation('games');
  const canHear = useVoice();
  if (!tried) {
    return <EmptyState title={t('assigned.gone')} action={<Button onClick={onLeave}>{t('preview.leave')}</Button>} />;
  }
  if (tried.test) return <TestPreview tried={tried} time={tried.test} onLeave={onLeave} />;
  const { mode, items, timer, source, words } = tried;
  const usual = { mode: gameFacts[type].modes[0], items: gameFacts[type].items.usual, timer: 'none' } as const;
  const settings = type === tried.type ? { mode, items, timer } : usual;
  return <Round wish={{ type, source, ...settings, canHear }} {...{ words, isOnProjector, onLeave }} />;
}

type RoundProps = Pick<SetPreviewProps, 'isOnProjector' | 'onLeave'> & Pick<TriedGame, 'words'> & { wish: GameWish };

function Round({ wish, words, isOnProjector, onLeave }: RoundProps) {
  const { t } = useTranslation('games');
  const preview = usePreview();
  const [round, begin] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is made when one is wanted, not on every render
  useEffect(() => preview.mutate({ ...wish, ...(words && { words: [...words] }) }), [round]);
  if (preview.isError) {
    return (
      <>
        <Shortage type={wish.type} error={preview.error} onLevel={null} />
        <div>
          <Button onClick={onLeave}>{t('preview.leave')}</Button>
        </div>
      </>
    );
  }
  if (!preview.data) return <Skeleton shape="card" label={t('loading')} />;
  const played = { round: preview.data.round, wish };
  return <PreviewRound key={round} {...{ played, isOnProjector, onLeave }} onAgain={begin} />;
}
