import { ClassGamesPage } from '#features/analytics/games/class-games-page.tsx';
import { StoredAnswer, StoredQuestion } from '#features/games/item-texts.tsx';
import { ClassCharts } from '#features/games/stats/class-charts.tsx';

const parts = { Charts: ClassCharts, Question: StoredQuestion, Answer: StoredAnswer };

/** What the classes play, with questions and answers as games write them. */
export function ClassGamesScreen() {
  return <ClassGamesPage parts={parts} />;
}
