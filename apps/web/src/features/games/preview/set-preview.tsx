import type { GameWish } from '@wordgrove/contract/games';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview } from '#features/games/api.ts';
import { useSetGame } from '#features/games/assigned.ts';
import { TestPreview } from '#features/games/registry.ts';
import { Shortage } from '#features/games/setup/shortage.tsx';
import { errorCode } from '#platform/errors.ts';
import { useVoice } from '#platform/text-to-speech.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PreviewRound } from './preview-round.tsx';

/** A game as the teacher set it: it starts at once, and nothing counts. */
export function SetPreview({ assignmentId, onLeave }: { assignmentId: string; onLeave: () => void }) {
  const { t } = useTranslation('games');
  const canHear = useVoice();
  const { data: task, error, isError, isFetching, refetch } = useSetGame(assignmentId);
  if (task) {
    const { type, mode, items, timer, test } = task;
    if (test) return <TestPreview assignmentId={assignmentId} type={type} onLeave={onLeave} />;
    const source = { kind: 'assignment', assignmentId } as const;
    return <Round wish={{ type, source, mode, items, timer, canHear }} onLeave={onLeave} />;
  }
  // A mistyped address names nothing either.
  if (task === null || (isError && ['not-found', 'invalid-input'].includes(errorCode(error)))) {
    return <EmptyState title={t('assigned.gone')} action={<Button onClick={onLeave}>{t('preview.leave')}</Button>} />;
  }
  if (isError) {
    return <LoadFailed title={t('play.failed')} query={{ error, isFetching, refetch }} />;
  }
  return <Skeleton shape="card" label={t('loading')} />;
}

function Round({ wish, onLeave }: { wish: GameWish; onLeave: () => void }) {
  const { t } = useTranslation('games');
  const preview = usePreview();
  const [round, begin] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is made when one is wanted, not on every render
  useEffect(() => preview.mutate(wish), [round]);
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
  return <PreviewRound key={round} played={{ round: preview.data.round, wish }} onAgain={begin} onLeave={onLeave} />;
}
