import { fillBlanks } from '@wordgrove/games/fill-blanks';
import { stageOf } from '#features/games/play/stage.tsx';
import { FillBlanksBoard } from './fill-blanks-board.tsx';

export const FillBlanksStage = stageOf(fillBlanks, FillBlanksBoard);
