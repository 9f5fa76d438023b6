import { Navigate, useParams } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';
import { gameTypeOf } from './game-path.ts';
import { PlayScreen } from './play/play-screen.tsx';
import { stages } from './registry.ts';
import { ResultScreen } from './results/result-screen.tsx';
import type { WordPorts } from './results/word-ports.ts';
import { SetupScreen } from './setup/setup-screen.tsx';
import { useGameView } from './use-game-view.ts';

/** One game: its setup, the play, and the results. An unknown game leads back to the hub. */
export function GamePage({ ports }: { ports?: WordPorts }) {
  const { gameType } = useParams({ strict: false });
  const type = gameTypeOf(gameType);
  const { t } = useTranslation('games');
  const views = useGameView(type ?? 'quiz');
  if (!type || !stages[type]) return <Navigate to={paths.games} replace />;
  const { view } = views;
  return (
    <Suspense fallback={<Skeleton shape="card" label={t('loading')} />}>
      {view.at === 'setup' && (
        <SetupScreen
          key={`${type} ${view.assignmentId}`}
          type={type}
          assignmentId={view.assignmentId}
          onPlay={views.play}
        />
      )}
      {view.at === 'play' && (
        <PlayScreen key={view.id} id={view.id} type={type} onResult={views.showResult} onSetUp={() => views.setUp()} />
      )}
      {view.at === 'result' && (
        <ResultScreen key={view.id} id={view.id} type={type} ports={ports} onPlay={views.play} onSetUp={views.setUp} />
      )}
    </Suspense>
  );
}
