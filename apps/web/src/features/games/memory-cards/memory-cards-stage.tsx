import { memoryCards } from '@wordgrove/games/memory-cards';
import { stageOf } from '#features/games/play/stage.tsx';
import { MemoryCardsBoard } from './memory-cards-board.tsx';

export const MemoryCardsStage = stageOf(memoryCards, MemoryCardsBoard);
