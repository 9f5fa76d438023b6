import { wordOrdering } from '@wordgrove/games/word-ordering';
import { stageOf } from '#features/games/play/stage.tsx';
import { WordOrderingBoard } from './word-ordering-board.tsx';

export const WordOrderingStage = stageOf(wordOrdering, WordOrderingBoard);
