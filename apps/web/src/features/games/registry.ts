import type { GameType } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import '#ui/pictures/game-hues.css';
import type { StageProps } from './play/stage-props.ts';

/** A student's test, in any game. */
export const TestScreen = lazyPart(() => import('./test/test-screen.tsx'), 'TestScreen', 'games-test', 'games-quiz');

/** A teacher's look at a test. */
export const TestPreview = lazyPart(() => import('./test/test-preview.tsx'), 'TestPreview', 'games-test', 'games-quiz');

type LazyStage = ComponentType<StageProps> & { prepare: () => Promise<boolean> };

/** Every game's screen, loaded with its texts when it is first played: a tenth game takes a folder and a line here. */
export const stages: Readonly<Record<GameType, LazyStage>> = {
  anagram: lazyPart(() => import('./anagram/board.tsx'), 'AnagramStage', 'games-anagram'),
  'fill-blanks': lazyPart(() => import('./fill-blanks/board.tsx'), 'FillBlanksStage', 'games-fill-blanks'),
  'group-ranking': lazyPart(() => import('./group-ranking/board.tsx'), 'GroupRankingStage', 'games-group-ranking'),
  'memory-cards': lazyPart(() => import('./memory-cards/board.tsx'), 'MemoryCardsStage', 'games-memory-cards'),
  quiz: lazyPart(() => import('./quiz/board.tsx'), 'QuizStage', 'games-quiz'),
  reading: lazyPart(() => import('./reading/board.tsx'), 'ReadingStage', 'games-reading'),
  'true-false': lazyPart(() => import('./true-false/board.tsx'), 'TrueFalseStage', 'games-true-false'),
  'word-match': lazyPart(() => import('./word-match/board.tsx'), 'WordMatchStage', 'games-word-match'),
  'word-ordering': lazyPart(() => import('./word-ordering/board.tsx'), 'WordOrderingStage', 'games-word-ordering'),
};
