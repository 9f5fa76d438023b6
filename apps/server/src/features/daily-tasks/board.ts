import type { TaskTemplate, Tip } from '@wordgrove/content';
import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { Xp } from '@wordgrove/contract/memory';
import type { OwnRows } from '#http/context.ts';
import type { BoardRows } from './board-store.ts';
import { chanceOf, drawTips } from './draw.ts';
import { nextMoment } from './moments.ts';
import { presentTask } from './present.ts';
import type { DayThere } from './streak.ts';
import { lastDays, streakOf, weeklyPercent } from './streak.ts';

/** The teaching content that tasks are made from. */
export type TaskContent = {
  templates: () => ReadonlyMap<string, TaskTemplate>;
  tips: () => readonly Tip[];
};

type Parts = TaskContent & {
  /** The level and related numbers for a total of XP, with today's share. */
  xpOf: (totalXp: number, today: number) => Xp;
};

export type ReadBoard = (own: OwnRows, today: DayThere, language: Language) => Promise<TaskBoard>;
export type PresentBoard = (rows: BoardRows, own: OwnRows, today: DayThere, language: Language) => TaskBoard;

/** A local day as its student sees it. */
export function boardPresenter({ templates, tips, xpOf }: Parts): PresentBoard {
  return (rows, own, today, language) => {
    const { day } = today;
    const tasks = rows.tasks
      .filter(({ isArchived }) => !isArchived)
      .flatMap((row) => {
        const template = templates().get(row.templateId);
        return template ? presentTask(row, template, language) : [];
      });
    const total = tasks.length;
    const completed = tasks.filter((task) => task.completed).length;
    const streak = streakOf(rows.days, today, rows.soFar ?? undefined);
    const xp = xpOf(rows.totalXp, rows.xpToday);
    const { days, momentsSeen: seen, knownWords } = rows;
    const paid = rows.tasks.filter(({ xpGiven }) => (xpGiven ?? 0) > 0).length;
    return {
      day,
      tasks,
      completed,
      total,
      weeklyPercent: weeklyPercent({ completed, total }),
      paidLeft: Math.max(0, limits.paidTasksPerDay - paid),
      streak,
      days: lastDays(rows.days, day),
      tips: drawTips(tips(), chanceOf(`tips:${own.userId}:${day}`)).map(({ text }) => text[language]),
      xp,
      moment: nextMoment({ day, level: xp.level, knownWords, days, streak, seen }),
    };
  };
}
