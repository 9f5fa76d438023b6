import { GamePreviews } from '#features/games/preview/game-previews.tsx';
import { GameStatsPage } from '#features/games/stats/game-stats-page.tsx';
import { useSession } from '#platform/use-session.ts';

/** A student's own statistics; teachers have none and are shown the games. */
export function GamesAnalyticsScreen() {
  const { role } = useSession();
  return role === 'student' ? <GameStatsPage /> : <GamePreviews />;
}
