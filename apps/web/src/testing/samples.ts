import type { DailyTask, TaskBoard } from '@wordgrove/contract/daily-tasks';

const days = ['17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`);

/** A day of tasks; the bar of every student's page asks for one. */
export function boardOf(tasks: readonly DailyTask[]): TaskBoard {
  const completed = tasks.filter((task) => task.completed).length;
  return {
    day: '2026-11-23',
    tasks: [...tasks],
    completed,
    total: tasks.length,
    weeklyPercent: tasks.length === 0 ? 0 : Math.round((100 * completed) / tasks.length),
    paidLeft: 10,
    streak: { week: 0, current: 0, longest: 0 },
    days: days.map((day) => ({ day, completed: 0, total: 0, isReached: false })),
    tips: ['Read aloud.'],
    xp: { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 },
  };
}
