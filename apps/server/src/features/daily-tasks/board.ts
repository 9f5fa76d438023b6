import type { TaskTemplate, Tip } from '@wordgrove/content';
import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { chanceOf, drawTips } from './draw.ts';
import { presentTask } from './present.ts';
import { listDays, listOn } from './set-store.ts';
import type { DayThere } from './streak.ts';
import { lastDays, streakOf, weeklyPercent } from './streak.ts';

/** Where the teaching content lies that tasks are made of. */
export type TaskContent = {
  templates: () => ReadonlyMap<string, TaskTemplate>;
  tips: () => readonly Tip[];
};

export type ReadBoard = (on: Db | Tx, own: OwnRows, today: DayThere, language: Language) => Promise<TaskBoard>;

/** Reads what a student sees of a local day. */
export function readBoard({ templates, tips }: TaskContent): ReadBoard {
  return async (on, own, today, language) => {
    const { day } = today;
    const rows = await listOn(on, own, day);
    const days = await listDays(on, own);
    const tasks = rows
      .filter(({ archivedAt }) => archivedAt === null)
      .flatMap((row) => {
        const template = templates().get(row.templateId);
        return template ? presentTask(row, template, language) : [];
      });
    const total = tasks.length;
    const completed = tasks.filter((task) => task.completed).length;
    const paid = rows.filter(({ xpGiven }) => (xpGiven ?? 0) > 0).length;
    return {
      day,
      tasks,
      completed,
      total,
      weeklyPercent: weeklyPercent({ completed, total }),
      paidLeft: Math.max(0, limits.paidTasksPerDay - paid),
      streak: streakOf(days, today),
      days: lastDays(days, day),
      tips: drawTips(tips(), chanceOf(`tips:${own.userId}:${day}`)).map(({ text }) => text[language]),
    };
  };
}
