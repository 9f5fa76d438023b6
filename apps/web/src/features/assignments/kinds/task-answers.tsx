import type { Assignment } from '@wordgrove/contract/assignments';
import { lazyPart } from '#ui/lazy-part.tsx';

const TestAnswers = lazyPart(() => import('./game/answers/test-answers.tsx'), 'TestAnswers', 'games-test');

/** What students answered, where it is kept question by question; nothing for other tasks. */
export function TaskAnswers({ assignment: { id, task, publishedAt } }: { assignment: Assignment }) {
  const isTest = task.kind === 'game' && task.test !== null;
  return isTest && publishedAt !== null ? <TestAnswers assignmentId={id} /> : null;
}
