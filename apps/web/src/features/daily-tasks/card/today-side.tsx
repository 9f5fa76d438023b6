import { useBoard } from '#features/daily-tasks/api.ts';
import { HowItGoes } from '#features/daily-tasks/page/how-it-goes.tsx';
import { TipList } from '#features/daily-tasks/page/tip-list.tsx';

/** Streak, level, week and tips on the dashboard, once they have loaded. */
export function TodaySide() {
  const { data: board } = useBoard();
  if (!board) return null;
  return (
    <>
      <HowItGoes board={board} isLinked />
      <TipList tips={board.tips} />
    </>
  );
}
