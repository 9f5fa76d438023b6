import type { GameType } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { StageProps } from './play/stage-props.ts';

/** Every game's screen, loaded with its texts when it is first played: a tenth game takes a folder and a line here. */
export const stages: Readonly<Partial<Record<GameType, ComponentType<StageProps>>>> = {
  'group-ranking': lazyPart(
    () => import('./group-ranking/group-ranking-stage.tsx'),
    'GroupRankingStage',
    'games-group-ranking',
  ),
  anagram: lazyPart(() => import('./anagram/anagram-stage.tsx'), 'AnagramStage', 'games-anagram'),
  'memory-cards': lazyPart(
    () => import('./memory-cards/memory-cards-stage.tsx'),
    'MemoryCardsStage',
    'games-memory-cards',
  ),
  'word-match': lazyPart(() => import('./word-match/word-match-stage.tsx'), 'WordMatchStage', 'games-word-match'),
  quiz: lazyPart(() => import('./quiz/quiz-stage.tsx'), 'QuizStage', 'games-quiz'),
  reading: lazyPart(() => import('./reading/reading-stage.tsx'), 'ReadingStage', 'games-reading'),
  'true-false': lazyPart(() => import('./true-false/true-false-stage.tsx'), 'TrueFalseStage', 'games-true-false'),
  'word-ordering': lazyPart(
    () => import('./word-ordering/word-ordering-stage.tsx'),
    'WordOrderingStage',
    'games-word-ordering',
  ),
  'fill-blanks': lazyPart(() => import('./fill-blanks/fill-blanks-stage.tsx'), 'FillBlanksStage', 'games-fill-blanks'),
};
