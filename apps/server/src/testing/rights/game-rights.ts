import type { CallName } from './contract-calls.ts';
import type { Right } from './rights.ts';

const player: Right = { for: { role: 'student', permission: 'play_games' } };
const previewer: Right = { for: { role: 'teacher', permission: 'play_games' } };

/** The rights of every call about games. */
export const gameRights = {
  'games.hub': player,
  'games.playNow': player,
  'games.playedNow': player,
  'games.start': player,
  'games.resume': player,
  'games.saveMoves': player,
  'games.finish': player,
  'games.leave': { ...player, foreign: 'untouched' },
  'games.result': player,
  'games.preview': previewer,
  'games.test': player,
  'games.startTest': player,
  'games.saveAnswers': player,
  'games.finishTest': player,
  'games.previewTest': previewer,
  'games.judgePreview': previewer,
  'games.testTable': previewer,
  'games.testTries': previewer,
  'games.stats': player,
  'games.report': { for: { member: 'play_games' } },
} as const satisfies Partial<Record<CallName, Right>>;
