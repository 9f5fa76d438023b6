import { reading } from '@wordgrove/games/reading';
import { stageOf } from '#features/games/play/stage.tsx';
import { ReadingBoard } from './reading-board.tsx';

export const ReadingStage = stageOf(reading, ReadingBoard);
