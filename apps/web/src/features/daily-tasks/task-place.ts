import type { Path } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';

export type TaskPlace = 'study-tracker' | 'flashcards' | 'dictionary' | 'games' | 'game' | 'pdfs' | 'todo';

const places: Readonly<Partial<Record<string, TaskPlace>>> = {
  [paths.studentStudyTracker]: 'study-tracker',
  [paths.flashcards]: 'flashcards',
  [paths.dictionary]: 'dictionary',
  [paths.games]: 'games',
  [paths.pdfs]: 'pdfs',
  [paths.todo]: 'todo',
};

/** Where a task is done: the name of its link, and where it leads. */
export function placeOf(actionUrl: string): { name: TaskPlace; to: Path } {
  // Templates name only addresses of the app; those of single games are below the hub.
  return { name: places[actionUrl] ?? 'game', to: actionUrl as Path };
}
