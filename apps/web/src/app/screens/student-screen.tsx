import { StudentPage } from '#features/analytics/student/student-page.tsx';
import { StoredAnswer, StoredQuestion } from '#features/games/item-texts.tsx';

const texts = { Question: StoredQuestion, Answer: StoredAnswer };

/** How one student learns, with questions and answers as games write them. */
export function StudentScreen() {
  return <StudentPage texts={texts} />;
}
