import { ClassGamesPage } from '#features/analytics/games/class-games-page.tsx';
import { StoredAnswer, StoredQuestion } from '#features/games/item-texts.tsx';
import { ClassCharts } from '#features/games/stats/class-charts.tsx';
import { GameStatsPage } from '#features/games/stats/game-stats-page.tsx';
import { useSession } from '#platform/use-session.ts';

const gameParts = { Charts: ClassCharts, Question: StoredQuestion, Answer: StoredAnswer };

/** A student's own statistics, or those of a teacher's classes. */
export function GamesAnalyticsScreen() {
  const { role } = useSession();
  return role === 'student' ? <GameStatsPage /> : <ClassGamesPage parts={gameParts} />;
}
