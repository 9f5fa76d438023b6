import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { validate } from 'uuid';
import { Skeleton } from '#ui/skeleton.tsx';
import { gamePath, gameTypeOf } from './game-path.ts';
import type { HomeworkPort } from './play/play-screen.tsx';
import { PlayScreen } from './play/play-screen.tsx';
import { TestScreen } from './registry.ts';
import type { WordPorts } from './results/result-items.tsx';
import { ResultScreen } from './results/result-screen.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';

/** One game: its setup, the play, and the results. An unknown game leads back to the hub. */
export function GamePage({ ports, homework }: { ports?: WordPorts; homework?: HomeworkPort }) {
  const { gameType } = useParams({ strict: false });
  const type = gameTypeOf(gameType);
  const { t } = useTranslation('games');
  const views = useGameView(type ?? 'quiz');
  if (!type) return <Navigate to={paths.games} replace />;
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
        <PlayScreen
          key={view.id}
          id={view.id}
          type={type}
          homework={homework}
          onResult={views.showResult}
          onSetUp={() => views.setUp()}
        />
      )}
      {view.at === 'test' && <TestScreen key={view.assignmentId} assignmentId={view.assignmentId} />}
      {view.at === 'result' && (
        <ResultScreen key={view.id} id={view.id} type={type} ports={ports} onPlay={views.play} onSetUp={views.setUp} />
      )}
    </Suspense>
  );
}

/** What a game's page shows; kept in the address, so that a reload resumes where it was. */
type GameView =
  | { at: 'setup'; assignmentId: string | null }
  | { at: 'play'; id: string }
  | { at: 'test'; assignmentId: string }
  | { at: 'result'; id: string };

function useGameView(type: GameType) {
  const { play, result, assignment, test }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: Readonly<Record<string, string>>) =>
    void navigate({ to: gamePath(type), search, replace: true, resetScroll: true });
  return {
    view: viewOf(),
    setUp: (assignmentId?: string) => go(assignmentId === undefined ? {} : { assignment: assignmentId }),
    play: (id: string) => go({ play: id }),
    showResult: (id: string) => go({ result: id }),
  };

  function viewOf(): GameView {
    if (isId(play)) return { at: 'play', id: play };
    if (isId(result)) return { at: 'result', id: result };
    if (isId(test)) return { at: 'test', assignmentId: test };
    return { at: 'setup', assignmentId: isId(assignment) ? assignment : null };
  }
}

/** A mistyped address leads to the setup of the game. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && validate(value);
}
