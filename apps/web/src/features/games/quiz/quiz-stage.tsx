import { quiz } from '@wordgrove/games/quiz';
import { stageOf } from '#features/games/play/stage.tsx';
import { QuizBoard } from './quiz-board.tsx';

export const QuizStage = stageOf(quiz, QuizBoard);
