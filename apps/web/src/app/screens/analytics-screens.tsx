import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const OwnGames = lazyPart(
  () => import('#features/games/stats/game-stats-page.tsx'),
  'GameStatsPage',
  'games',
  'games-stats',
);
const ClassGames = lazyPart(
  () => import('./class-games-screen.tsx'),
  'ClassGamesScreen',
  'analytics-games',
  'classes',
  'games',
  'games-stats',
);

/** A student's own statistics, or those of a teacher's classes. */
export function GamesAnalyticsScreen() {
  const { role } = useSession();
  return role === 'student' ? <OwnGames /> : <ClassGames />;
}

const Student = lazyPart(
  () => import('./student-screen.tsx'),
  'StudentScreen',
  'analytics-student',
  'games',
  'study-tracker',
);

/** How one student learns. */
export function StudentAnalyticsScreen() {
  return <Student />;
}

const ClassWords = lazyPart(
  () => import('#features/analytics/words/words-page.tsx'),
  'ClassWordsPage',
  'analytics-words',
  // What a list of words can become.
  'analytics-games',
  'dictionary',
);

/** How well a class knows its words. */
export function ClassWordsScreen() {
  return <ClassWords />;
}
