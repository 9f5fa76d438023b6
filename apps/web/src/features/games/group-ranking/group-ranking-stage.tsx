import { groupRanking } from '@wordgrove/games/group-ranking';
import { stageOf } from '#features/games/play/stage.tsx';
import { GroupRankingBoard } from './group-ranking-board.tsx';

export const GroupRankingStage = stageOf(groupRanking, GroupRankingBoard);
