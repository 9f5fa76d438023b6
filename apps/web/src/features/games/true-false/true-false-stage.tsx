import { trueFalse } from '@wordgrove/games/true-false';
import { stageOf } from '#features/games/play/stage.tsx';
import { TrueFalseBoard } from './true-false-board.tsx';

export const TrueFalseStage = stageOf(trueFalse, TrueFalseBoard);
