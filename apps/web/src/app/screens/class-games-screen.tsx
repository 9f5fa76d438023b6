import { ClassGamesPage } from '#features/analytics/games/class-games-page.tsx';
import { ClassGone } from '#features/classes/class-gone.tsx';
import { StoredAnswer, StoredQuestion } from '#features/games/item-texts.tsx';
import { ClassCharts } from '#features/games/stats/class-charts.tsx';

const parts = { Charts: ClassCharts, Question: StoredQuestion, Answer: StoredAnswer, ClassGone };

/** What the classes play, with questions and answers as games write them, and what is said of a class that is gone. */
export function ClassGamesScreen() {
  return <ClassGamesPage parts={parts} />;
}
