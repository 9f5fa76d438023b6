import type { OpenPlay } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview } from '#features/games/api.ts';
import { SetupForm } from '#features/games/setup/setup-form.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PreviewRound } from './preview-round.tsx';

export type PreviewScreenProps = { type: GameType; onLeave: () => void };

/** A game as students see it, on this screen only. */
export function PreviewScreen({ type, onLeave }: PreviewScreenProps) {
  const { t } = useTranslation('games');
  const [played, setPlayed] = useState<Pick<OpenPlay, 'round' | 'wish'> | null>(null);
  const preview = usePreview();
  if (played) return <PreviewRound played={played} onAgain={() => setPlayed(null)} onLeave={onLeave} />;
  return (
    <SetupForm
      type={type}
      dueWords={0}
      shortage={null}
      assigned={[]}
      assignmentId={null}
      isPreview
      isBusy={preview.isPending}
      error={preview.error}
      onStart={(wish) => preview.mutate(wish, { onSuccess: ({ round }) => setPlayed({ round, wish }) })}
      above={
        <Notice title={t('preview.notice')} action={<Button onClick={onLeave}>{t('preview.leave')}</Button>}>
          <p>{t('preview.notice-text')}</p>
        </Notice>
      }
    />
  );
}
