import { anagram } from '@wordgrove/games/anagram';
import { stageOf } from '#features/games/play/stage.tsx';
import { AnagramBoard } from './anagram-board.tsx';

export const AnagramStage = stageOf(anagram, AnagramBoard);
