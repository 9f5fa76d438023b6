import { FlashcardsPage } from '#features/flashcards/flashcards-page.tsx';
import { HomeworkPlace } from './homework-place.tsx';

const homework = (assignmentId: string) => <HomeworkPlace assignmentId={assignmentId} type={null} />;

/** Flashcards, with the homework that they are reviewed for. */
export function FlashcardsScreen() {
  return <FlashcardsPage homework={homework} />;
}
