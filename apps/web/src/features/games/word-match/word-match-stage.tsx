import { wordMatch } from '@wordgrove/games/word-match';
import { stageOf } from '#features/games/play/stage.tsx';
import { WordMatchBoard } from './word-match-board.tsx';

export const WordMatchStage = stageOf(wordMatch, WordMatchBoard);
